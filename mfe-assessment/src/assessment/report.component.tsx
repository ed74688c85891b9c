import { tokens } from '@moons/ui';
import styled from 'styled-components';

/** A first line that ends like no sentence stands over what follows: "What this phase means". */
const isHeadline = (line: string): boolean => !/[.!?:;,)]$/.test(line) && line.length < 60;

/** The report's plain text, its line breaks kept and its headlines set apart (visitor spec, section 2). */
export function Report({ text }: { text: string }) {
  return (
    <Column>
      {text.split('\n\n').map((part, at) => {
        const [first = '', ...rest] = part.split('\n');
        return (
          <p key={at}>
            {isHeadline(first) ? <strong>{first}</strong> : first}
            {rest.length > 0 && `\n${rest.join('\n')}`}
          </p>
        );
      })}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 1rem;
  max-width: 42rem;
  white-space: pre-line;
  strong {
    font: 440 1.375rem / 1.5 ${tokens.font.heading};
  }
`;
