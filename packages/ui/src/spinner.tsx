import styled, { keyframes } from 'styled-components';

const breathe = keyframes`0%, 100% { opacity: 0.35; transform: scale(0.85); } 50% { opacity: 1; transform: scale(1); }`;

const Breath = styled.svg`
  flex: none;
  animation: ${breathe} 2.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A small moon that breathes. It says nothing by itself: put words beside it. `size` in px. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Breath width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M14.5 2.6a9.6 9.6 0 1 0 6.9 13.6 8.2 8.2 0 0 1-6.9-13.6Z" />
    </Breath>
  );
}
