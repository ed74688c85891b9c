import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Question } from '@moons/contracts/assessment/questions';
import { Button, Card, Progress, RadioGroup, tokens } from '@moons/ui';
import styled from 'styled-components';
import { resultOf } from './result.ts';
import type { Answers, AssessmentResult } from './result.ts';

const Screen = styled.div`
  padding-block: 0.75rem 0.5rem;
  outline: none;
  legend {
    margin-bottom: 1.25rem;
    font: 440 clamp(1.5rem, 1.3rem + 1vw, 1.875rem) / 1.25 ${tokens.font.heading};
    text-wrap: balance;
  }
`;

const Acts = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: space-between;
  gap: 0.75rem;
  > * {
    padding-inline: clamp(0.75rem, 4vw, 1.5rem);
  }
`;

export interface QuestionnaireProps {
  questions: readonly Question[];
  /** A signed-out visitor's, to be named; undefined for a member. */
  email?: string | undefined;
  onComplete: (result: AssessmentResult) => void;
}

/** One question per screen (visitor spec, sections 2 and 4). */
export function Questionnaire({ questions, email, onComplete }: QuestionnaireProps) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const screen = useFocusOnChange(index);
  const question = questions[index];
  if (!question) return null;

  const chosen = answers[question.id];
  const isLast = index === questions.length - 1;
  const place = `Question ${index + 1} of ${questions.length}`;
  const percent = Math.round(((index + 1) / questions.length) * 100);

  const next = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    if (isLast) onComplete(resultOf(questions, answers));
    else setIndex(index + 1);
  };

  return (
    <Card as="form" onSubmit={next}>
      <Progress label={place} value={index + 1} max={questions.length} valueText={`${percent}% complete`} />
      <Screen ref={screen} tabIndex={-1} role="group" aria-label={place}>
        <RadioGroup
          key={question.id}
          name={question.id}
          legend={question.question}
          options={question.options.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={(value) => setAnswers({ ...answers, [question.id]: value })}
        />
      </Screen>
      <Acts>
        <Button variant="quiet" disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Previous
        </Button>
        <Button type="submit" disabled={!chosen}>
          {isLast ? 'Complete Assessment' : 'Next Question'}
        </Button>
      </Acts>
      {email && <p>Results will be sent to {email}</p>}
    </Card>
  );
}

/** Takes the focus along to the new question, but not on the first. */
function useFocusOnChange(index: number) {
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(index);
  useEffect(() => {
    if (before.current !== index) screen.current?.focus();
    before.current = index;
  }, [index]);
  return screen;
}
