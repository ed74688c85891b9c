import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button, Dialog, Stack } from '@moons/ui';

/** Four seconds in, four seconds out. */
const halfBreathMs = 4_000;

const breathe = keyframes`0%, 100% { transform: scale(0.62); } 50% { transform: scale(1); }`;
const Moon = styled.div`
  width: 9rem;
  height: 9rem;
  margin: 1rem auto;
  border-radius: 50%;
  background: radial-gradient(circle at 38% 34%, var(--moon-lit), var(--pearl-soft) 55%, var(--violet-soft));
  border: 1px solid var(--line);
  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} ${2 * halfBreathMs}ms ease-in-out infinite;
  }
`;
const Word = styled.p`
  font-size: 1.5rem;
  text-align: center;
`;
const Centred = styled.p`
  text-align: center;
`;

/** A short guided breathing, for a moment that is too much. */
export function BreathingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Breathe with me"
      description="You are safe. You are here. Take one breath with me."
      footer={
        <Button variant="secondary" onClick={onClose}>
          I am calmer now
        </Button>
      }
    >
      <Breathing />
    </Dialog>
  );
}

function Breathing() {
  const [halves, setHalves] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setHalves((count) => count + 1), halfBreathMs);
    return () => clearInterval(timer);
  }, []);
  const breaths = Math.floor(halves / 2);
  return (
    <Stack gap={2}>
      <Moon aria-hidden="true" />
      <Word role="status">{halves % 2 === 0 ? 'Breathe in…' : 'Breathe out…'}</Word>
      <Centred>{breaths === 1 ? '1 breath' : `${breaths} breaths`}</Centred>
    </Stack>
  );
}
