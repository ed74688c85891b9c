import { useEffect, useRef, useState } from 'react';
import { Button } from '@moons/ui';
import type { ShownMessage } from '../chat/shown-message.ts';
import { timeOfDay } from '../stream-texts.ts';
import { Empty, Frame, Line, Log, Meta, NewWords } from './message-list.styles.ts';

/** Nearer than this to the end, px, she is reading along and the list follows. */
const followWithin = 60;

/** The conversation as a log; it stays where she is when she reads back. */
export function MessageList({ lines }: { lines: readonly ShownMessage[] }) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [hasMore, setHasMore] = useState(false);
  const last = lines.at(-1)?.key;

  const toEnd = () => {
    const list = log.current;
    if (list) list.scrollTop = list.scrollHeight;
    follows.current = true;
    setHasMore(false);
  };
  useEffect(() => {
    if (last === undefined) return;
    if (follows.current) toEnd();
    else setHasMore(true);
  }, [last, lines.length]);

  const scrolled = () => {
    const list = log.current;
    if (!list) return;
    follows.current = list.scrollHeight - list.scrollTop - list.clientHeight < followWithin;
    if (follows.current) setHasMore(false);
  };
  return (
    <Frame>
      <Log ref={log} role="log" aria-live="polite" aria-label="Messages" tabIndex={0} onScroll={scrolled}>
        {lines.length === 0 ? <Empty>Nothing has been said yet. You may begin.</Empty> : null}
        {lines.map((line) => (
          <Message key={line.key} line={line} />
        ))}
      </Log>
      {hasMore ? (
        <NewWords>
          <Button variant="secondary" size="small" icon="chevron-down" onClick={toEnd}>
            New words
          </Button>
        </NewWords>
      ) : null}
    </Frame>
  );
}

function Message({ line }: { line: ShownMessage }) {
  if (line.kind === 'system') return <Line $kind="system">{line.text}</Line>;
  const who = line.own ? 'You' : (line.name ?? 'Sacred Sister');
  return (
    <Line $kind={line.kind} $own={line.own} data-state={line.state}>
      <Meta>
        <strong>{who}</strong>
        {line.kind === 'prayer' ? <span>Prayer</span> : null}
        <time dateTime={line.timestamp}>{timeOfDay(line.timestamp)}</time>
        {line.state === 'pending' ? <span>Sending…</span> : null}
      </Meta>
      <p>{line.text}</p>
      {line.state === 'refused' ? <Meta>This was not taken: {line.error}</Meta> : null}
    </Line>
  );
}
