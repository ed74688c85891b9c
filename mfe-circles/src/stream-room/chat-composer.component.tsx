import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button, Checkbox, Stack, TextArea } from '@moons/ui';
import { limits } from '@moons/contracts/common';
import { KindChoice, type Kind } from './kind-choice.component.tsx';

interface ChatComposerProps {
  readonly onSay: (text: string, options: { kind: Kind; isAnonymous: boolean }) => boolean;
}

/** Enter sends, Shift+Enter begins a new line. Blank text is ignored (member spec, section 5). */
export function ChatComposer({ onSay }: ChatComposerProps) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('chat');
  const [isAnonymous, setAnonymous] = useState(false);

  const say = () => {
    if (onSay(text, { kind, isAnonymous })) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <KindChoice value={kind} onChange={setKind} />
        <TextArea
          label="Your message"
          rows={2}
          value={text}
          maxLength={limits.chatMessage}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keyDown}
        />
        <Checkbox
          label="Share anonymously"
          checked={isAnonymous}
          onChange={(event) => setAnonymous(event.target.checked)}
        />
        <Button type="submit" icon="send" wide>
          Send
        </Button>
      </Stack>
    </form>
  );
}
