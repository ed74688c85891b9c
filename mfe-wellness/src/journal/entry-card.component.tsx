import type { JournalEntry } from '@moons/contracts/wellness/journal';
import { Button, Card, Stack } from '@moons/ui';
import styled from 'styled-components';
import { download, exportOf } from './export-text.ts';

const Prompt = styled.p`
  color: var(--ink-soft);
  font-style: italic;
`;
const Heart = styled(Button)`
  &[aria-pressed='true'] {
    color: var(--rose);
  }
`;
const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export interface EntryCardProps {
  entry: JournalEntry;
  onToggleFavorite: (entry: JournalEntry) => void;
}

export function EntryCard({ entry, onToggleFavorite }: EntryCardProps) {
  const written = new Date(entry.createdAt);
  const title = `${day.format(written)} • ${time.format(written)}`;
  return (
    <Card as="article" aria-label={`Reflection of ${title}`}>
      <Stack direction="row" align="center" justify="between" gap={2} wrap>
        <time dateTime={entry.createdAt}>{title}</time>
        <Stack direction="row" gap={1}>
          <Heart
            variant="quiet"
            size="small"
            icon={entry.isFavorite ? 'heart-filled' : 'heart'}
            aria-pressed={entry.isFavorite}
            aria-label="Favorite"
            onClick={() => onToggleFavorite(entry)}
          />
          <Button
            variant="quiet"
            size="small"
            icon="download"
            onClick={() =>
              download(exportOf({ prompt: entry.prompt, content: entry.content, date: written }))
            }
          >
            Export
          </Button>
        </Stack>
      </Stack>
      {entry.prompt && <Prompt>{entry.prompt}</Prompt>}
      <Words>{entry.content}</Words>
    </Card>
  );
}
