import styled, { css } from 'styled-components';

export const Frame = styled.div`
  position: relative;
`;
export const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.625rem;
  height: clamp(16rem, 45vh, 26rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.875rem;
  background: var(--sunken);
`;
const ground = { chat: 'var(--raised)', prayer: 'var(--violet-soft)', system: 'transparent' } as const;

export const Line = styled.div<{ $kind: 'chat' | 'prayer' | 'system'; $own?: boolean }>`
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-width: 88%;
  padding: 0.5rem 0.875rem;
  border-radius: 0.875rem;
  background: ${({ $kind }) => ground[$kind]};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    white-space: pre-wrap;
  }
  ${({ $own, $kind }) =>
    $own &&
    $kind === 'chat' &&
    css`
      background: var(--rose-soft);
    `}
  ${({ $kind }) =>
    $kind === 'system' &&
    css`
      align-self: center;
      color: var(--ink-soft);
      font-size: 0.9375rem;
    `}
`;
export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 0.625rem;
  align-items: baseline;
  font-size: 0.9375rem;
  color: var(--ink-soft);
  strong {
    color: var(--ink);
  }
`;
export const Empty = styled.div`
  margin: auto;
  color: var(--ink-soft);
`;
export const NewWords = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: 0.75rem;
  display: flex;
  justify-content: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
    box-shadow: var(--shadow);
  }
`;
