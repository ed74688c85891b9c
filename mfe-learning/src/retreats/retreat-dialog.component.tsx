import { useState } from 'react';
import type { Retreat } from '@moons/contracts/learning/retreats';
import { Button, Dialog, Notice, Stack } from '@moons/ui';
import { wholeDollars } from '../price.ts';
import { retreatDates } from './retreat-dates.ts';

const answers = [
  ['What if I come alone?', 'Most women do. The first evening is made for arriving.'],
  [
    'Do I have to take part in everything?',
    'No. Every part of a day is an invitation, and resting is always one of the choices.',
  ],
  [
    'What do I bring?',
    'Comfortable clothes in layers, something to write with, and whatever you need at night.',
  ],
];

export interface RetreatDialogProps {
  retreat: Retreat;
  isRegistered: boolean;
  busy: boolean;
  onRegister: () => void;
  onClose: () => void;
}

/** All about one retreat (member spec, section 2). */
export function RetreatDialog({ retreat, isRegistered, busy, onRegister, onClose }: RetreatDialogProps) {
  const [asking, setAsking] = useState(false);
  const { title, description, duration, startDate, endDate, location, maxParticipants, price } = retreat;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          {!isRegistered && (
            <Button busy={busy} onClick={onRegister}>
              Register for Retreat
            </Button>
          )}
          <Button variant="secondary" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            Ask Questions
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {isRegistered && <Notice tone="success" title="Your place is kept for you." />}
        <p>
          {retreatDates(startDate, endDate)} ({duration})
          <br />
          {location}
        </p>
        {maxParticipants !== undefined && <p>Max {maxParticipants} participants</p>}
        {price !== undefined && <p>{wholeDollars(price)} for each participant</p>}
        {asking &&
          answers.map(([question, answer]) => (
            <div key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
      </Stack>
    </Dialog>
  );
}
