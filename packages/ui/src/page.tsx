import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from './layout.tsx';
import { tokens } from './tokens.ts';

type Width = keyof typeof tokens.width;
const Column = styled.div<{ $width: Width }>`
  display: flex;
  flex-direction: column;
  gap: clamp(2rem, 1.4rem + 2.6vw, 3.5rem);
  width: 100%;
  max-width: calc(${({ $width }) => tokens.width[$width]} + 2.5rem);
  margin-inline: auto;
  padding: clamp(2rem, 1rem + 4.5vw, 4.5rem) 1.25rem clamp(4rem, 3rem + 4vw, 7rem);
`;
const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  align-items: flex-start;
`;
const Lead = styled.p`
  max-width: ${tokens.measure};
  color: var(--ink-soft);
  font-size: ${tokens.size.lead};
  line-height: 1.5;
`;

const Acts = styled.div`
  align-self: stretch;
  padding-top: 0.75rem;
`;

export interface PageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the title: a badge, a way back. */
  above?: ReactNode;
  /** Below the lead: the page's main act. */
  actions?: ReactNode;
  width?: Width | undefined;
  children?: ReactNode;
}

/** A page's column with its one h1, which can take the focus after a change of route. */
export function Page({ title, lead, above, actions, width = 'medium', children }: PageProps) {
  return (
    <Column $width={width}>
      <Head>
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {actions !== undefined && <Acts>{actions}</Acts>}
      </Head>
      {children}
    </Column>
  );
}

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  min-width: 0;
`;

const PartHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  &:empty {
    display: none;
  }
`;

export interface SectionProps {
  title?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  id?: string | undefined;
  children?: ReactNode;
}

/** A part of a page under its h2. */
export function Section({ title, lead, actions, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <Part id={id} {...(title !== undefined && { 'aria-labelledby': titleId })}>
      <PartHead>
        {title !== undefined && (
          <Stack direction="row" justify="between" align="baseline" wrap>
            <h2 id={titleId}>{title}</h2>
            {actions}
          </Stack>
        )}
        {lead !== undefined && <Lead>{lead}</Lead>}
      </PartHead>
      {children}
    </Part>
  );
}
