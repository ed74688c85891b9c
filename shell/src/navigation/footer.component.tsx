import styled from 'styled-components';
import { brand } from '@moons/contracts/brand';
import { tokens } from '@moons/ui/kernel';
import { ThemeSwitch } from './theme-switch.component.tsx';

/** The foot of every page. */
export function Footer() {
  return (
    <Foot>
      <Inner>
        <p>
          {brand} offers companionship and reflection. It is no substitute for medical care: please speak with
          someone you trust in medicine about your health.
        </p>
        <ThemeSwitch />
      </Inner>
    </Foot>
  );
}

const Foot = styled.footer`
  border-top: 1px solid var(--line);
  background: var(--sunken);
`;
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1.5rem;
  max-width: calc(${tokens.width.wide} + 2.5rem);
  margin-inline: auto;
  padding: 2rem 1.25rem 2.5rem;
  p {
    max-width: 38rem;
    color: var(--ink-soft);
    font-size: ${tokens.size.small};
  }
`;
