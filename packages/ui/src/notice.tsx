import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { tokens } from './tokens.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error' | 'gold';
const tones: Record<NoticeTone, { hue: string; icon: IconName }> = {
  info: { hue: 'pearl', icon: 'info' },
  success: { hue: 'leaf', icon: 'check' },
  warning: { hue: 'gold', icon: 'warning' },
  error: { hue: 'danger', icon: 'warning' },
  gold: { hue: 'gold', icon: 'star' },
};

const Box = styled.div<{ $hue: string }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.875rem;
  padding: 1rem 1.25rem;
  background: var(--${({ $hue }) => $hue}-soft);
  border-radius: ${tokens.radius.medium};
  > svg {
    margin-top: 0.125rem;
    color: var(--${({ $hue }) => $hue});
  }
  strong {
    display: block;
    font-weight: 600;
  }
`;

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
}

/** A word set apart from the text; an error is said at once. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const { hue, icon } = tones[tone];
  return (
    <Box $hue={hue} role={tone === 'error' ? 'alert' : 'note'}>
      <Icon name={icon} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </Box>
  );
}
