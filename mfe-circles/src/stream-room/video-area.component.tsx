import styled from 'styled-components';
import { MoonPhase } from '@moons/ui';
import type { Stream } from '@moons/contracts/circles/streams';
import { dateAndTime } from '../stream-texts.ts';

const Area = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  min-height: 15rem;
  padding: 2rem 1.5rem;
  border: 1px solid var(--line);
  border-radius: 1.5rem;
  background: radial-gradient(circle at 50% 0%, var(--glow), var(--raised) 75%);
  text-align: center;
`;

const words: Readonly<Record<string, { title: string; text: (stream: Stream) => string }>> = {
  scheduled: { title: 'Stream Starting Soon', text: ({ scheduledFor }) => dateAndTime(scheduledFor) },
  ended: { title: 'Stream Completed', text: () => 'Thank you for joining our sacred circle' },
  live: {
    title: 'Sacred Circle Live',
    text: () => 'This circle is held in words: come in and sit with us in the chat.',
  },
};

/** What stands where a picture would be, by status (member spec, section 2). */
export function VideoArea({ stream }: { stream: Stream }) {
  const shown = words[stream.status] ?? words['ended'];
  return (
    <Area aria-label="Circle">
      <MoonPhase phase={stream.phase ?? 'medicine'} size={96} />
      <h2>{shown?.title}</h2>
      <p>{shown?.text(stream)}</p>
    </Area>
  );
}
