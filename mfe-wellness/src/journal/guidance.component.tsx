import { Section } from '@moons/ui';
import styled from 'styled-components';

export function Guidance() {
  return (
    <Section title="If you are not sure how to begin">
      <List>
        <li>Three lines are enough. So is one word.</li>
        <li>Write as you speak. Nobody marks spelling here.</li>
        <li>If the prompt does not speak to you today, write about what does.</li>
        <li>
          When a memory gets too heavy, pause, look around you and breathe out slowly. You can come back
          later, or not at all.
        </li>
        <li>
          A journal can keep you company. It does not take the place of a doctor, a counselor or a friend on
          the phone.
        </li>
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.625rem;
  max-width: 44rem;
  margin: 0;
  padding-left: 1.25rem;
  li::marker {
    color: var(--rose);
  }
`;
