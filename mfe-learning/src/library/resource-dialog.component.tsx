import { useState } from 'react';
import styled from 'styled-components';
import { useToast } from '@moons/area-kit';
import type { Resource } from '@moons/contracts/learning/courses';
import { Button, Dialog, Stack } from '@moons/ui';
import { priceText } from '../price.ts';
import { categoryNames, phaseName, typeNames } from './resource-texts.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.375rem 1.25rem;
  margin: 0;
  dt {
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
  }
`;
const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 1rem;
  margin: 0;
  padding-left: 1.5rem;
  font-size: 1.1875rem;
`;

export interface ResourceDialogProps {
  resource: Resource;
  isSaved: boolean;
  onSave: () => boolean;
  onClose: () => void;
}

/** View Details, and the practice itself once she begins (member spec, section 2). */
export function ResourceDialog({ resource, isSaved, onSave, onClose }: ResourceDialogProps) {
  const [begun, setBegun] = useState(false);
  const toast = useToast();
  const save = () => {
    if (!onSave())
      toast({
        title: 'This could not be saved',
        description: 'Your browser does not let us keep anything on this device.',
      });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={resource.title}
      description={begun ? 'Take your time. Nobody is counting.' : resource.description}
      footer={
        begun ? (
          <Button variant="secondary" icon="arrow-left" onClick={() => setBegun(false)}>
            Back to the details
          </Button>
        ) : (
          <>
            <Button icon="play" onClick={() => setBegun(true)}>
              Begin Sacred Practice
            </Button>
            <Button
              variant="secondary"
              icon={isSaved ? 'heart-filled' : 'heart'}
              aria-pressed={isSaved}
              onClick={save}
            >
              {isSaved ? 'Saved' : 'Save for Later'}
            </Button>
          </>
        )
      }
    >
      {begun ? <Practice resource={resource} /> : <Details resource={resource} />}
    </Dialog>
  );
}

function Details({ resource }: { resource: Resource }) {
  const { duration, level, price, instructor, type, category, phase, content } = resource;
  const facts: [string, string][] = [
    ['Duration', duration],
    ['Level', level],
    ['Price', priceText(price)],
    ['Instructor', instructor],
    ['Type', typeNames[type]],
    ['Category', categoryNames[category]],
    ['Phase', phaseName(phase)],
  ];
  return (
    <Stack gap={5}>
      <Facts>
        {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      </Facts>
      {content && (
        <Stack gap={2}>
          <h3>What You&apos;ll Learn</h3>
          <p>{content}</p>
        </Stack>
      )}
    </Stack>
  );
}

function Practice({ resource: { practice, content, description, price } }: { resource: Resource }) {
  return (
    <Stack gap={4}>
      {price !== undefined && <p>This is the opening practice, free for every member.</p>}
      {practice?.length ? (
        <Steps>
          {practice.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      ) : (
        <p>{content ?? description}</p>
      )}
    </Stack>
  );
}
