import { limits } from '@moons/contracts/common';
import { Button, Card, CardTitle, Notice, TextArea, tokens } from '@moons/ui';
import styled from 'styled-components';
import { useDraft } from './draft.ts';
import { download, exportOf } from './export-text.ts';
import { useDailyPrompt, useSaveEntry } from './journal.data.ts';

const Prompt = styled.p`
  font-family: ${tokens.font.heading};
  font-size: 1.5rem;
  line-height: 1.4;
  min-height: 1.4em;
`;

/* On a phone the main act spans the screen and the others share a line below it. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  @media (max-width: ${tokens.breakpoint.sheet}) {
    display: grid;
    grid-template-columns: auto 1fr;
    > :first-child {
      grid-column: 1 / -1;
    }
    > * {
      width: 100%;
      padding-inline: 0.5rem;
    }
  }
`;

/** Today's prompt and the page to write on. The draft stays on this device until it is saved. */
export function WritingArea({ memberId }: { memberId: string }) {
  const [text, setText] = useDraft(memberId);
  const daily = useDailyPrompt();
  const save = useSaveEntry(() => setText(''));
  const prompt = daily.data?.prompt;
  const blank = text.trim() === '';

  const submit = (isFavorite: boolean) =>
    save.mutate({ body: { ...(prompt ? { prompt } : {}), content: text, isFavorite } });
  const savingAs = save.isPending ? save.variables.body.isFavorite : undefined;

  return (
    <Card
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !save.isPending) submit(false);
      }}
    >
      <CardTitle as="h2">Today’s prompt</CardTitle>
      <Prompt>{prompt ?? (daily.isPending ? '' : 'What would you like to put into words today?')}</Prompt>
      <TextArea
        label="Your reflection"
        hint="Kept on this device while you write."
        rows={8}
        maxLength={limits.journalContent}
        value={text}
        readOnly={save.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {save.isError && (
        <Notice tone="warning" title="Not saved yet">
          {save.error.error ?? 'Your words are still here. Please try again.'}
        </Notice>
      )}
      <Acts>
        <Button type="submit" disabled={blank} busy={savingAs === false}>
          Save Reflection
        </Button>
        <Button
          variant="secondary"
          icon="download"
          disabled={blank}
          onClick={() => download(exportOf({ prompt, content: text, date: new Date() }))}
        >
          Export
        </Button>
        <Button
          variant="secondary"
          icon="heart"
          disabled={blank}
          busy={savingAs === true}
          onClick={() => !save.isPending && submit(true)}
        >
          Save Favorite
        </Button>
      </Acts>
    </Card>
  );
}
