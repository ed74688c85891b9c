import styled from 'styled-components';
import { VisuallyHidden } from '@moons/ui';

export type Kind = 'chat' | 'prayer';

const Group = styled.fieldset`
  display: flex;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid var(--control-line);
  border-radius: 999px;
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--violet);
    background: var(--violet-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--violet);
    outline: none;
  }
`;
const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'chat', label: 'Chat' },
  { value: 'prayer', label: 'Prayer' },
];

/** What her words are: said to the circle, or a prayer (member spec, section 2). */
export function KindChoice({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  return (
    <Group>
      <VisuallyHidden as="legend">Send as</VisuallyHidden>
      {kinds.map((kind) => (
        <Choice key={kind.value}>
          <input
            type="radio"
            name="kind"
            value={kind.value}
            checked={value === kind.value}
            onChange={() => onChange(kind.value)}
          />
          {kind.label}
        </Choice>
      ))}
    </Group>
  );
}
