import { useState } from 'react';
import { ErrorState, LoadingState } from '@moons/ui';
import { useQuestions, useWidgetSave } from './assessment.data.ts';
import { Questionnaire } from './questionnaire.component.tsx';
import { ResultCard } from './result-card.component.tsx';
import type { AssessmentResult } from './result.ts';
import { useIsVisitor } from './use-is-visitor.ts';
import { validEmail, WidgetEmailForm } from './widget-email-form.component.tsx';

export interface Completion extends AssessmentResult {
  email: string | undefined;
  submissionId: string;
}

export interface AssessmentWidgetProps {
  /** From a page that has a gate of its own: the widget then skips its own (design, section 10). */
  email?: string | undefined;
  onComplete?: ((completion: Completion) => void) | undefined;
}

/** The questionnaire with its own gate and its inline result (visitor spec, sections 2 and 4). */
export function AssessmentWidget({ email: handedOver, onComplete }: AssessmentWidgetProps) {
  const isVisitor = useIsVisitor();
  const questions = useQuestions();
  const save = useWidgetSave();
  const [ownEmail, setOwnEmail] = useState<string>();
  const [result, setResult] = useState<AssessmentResult>();
  const [submissionId] = useState(() => crypto.randomUUID());

  if (result) return <ResultCard result={result} />;
  if (isVisitor === undefined || questions.isPending)
    return <LoadingState label="Preparing your sacred assessment..." />;
  if (questions.isError) {
    return (
      <ErrorState
        title="The questions could not be fetched"
        onRetry={() => void questions.refetch()}
        busy={questions.isFetching}
      >
        Please check your connection and try again.
      </ErrorState>
    );
  }
  const email = isVisitor ? (ownEmail ?? validEmail(handedOver)) : undefined;
  if (isVisitor && !email) return <WidgetEmailForm handedOver={handedOver} onEmail={setOwnEmail} />;

  const complete = (finished: AssessmentResult) => {
    setResult(finished);
    if (email) save(finished, { email, submissionId });
    onComplete?.({ ...finished, email, submissionId });
  };
  return <Questionnaire questions={questions.data} email={email} onComplete={complete} />;
}
