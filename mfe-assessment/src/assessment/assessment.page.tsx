import { useState } from 'react';
import { Page } from '@moons/ui';
import { AssessmentWidget } from './assessment-widget.component.tsx';
import type { Completion } from './assessment-widget.component.tsx';
import { usePageSave } from './assessment.data.ts';
import { EmailGate } from './email-gate.component.tsx';
import { PhaseCards } from './phase-cards.component.tsx';
import { ProfileView } from './profile-view.component.tsx';
import { useIsVisitor } from './use-is-visitor.ts';

/** Email capture, then the questionnaire, then the full profile (visitor spec, sections 2 and 4). */
export function AssessmentPage() {
  const isVisitor = useIsVisitor();
  const save = usePageSave();
  const [email, setEmail] = useState<string>();
  const [completion, setCompletion] = useState<Completion>();
  const [round, setRound] = useState(0);
  const atGate = isVisitor && email === undefined;

  const complete = (finished: Completion) => {
    setCompletion(finished);
    save.send(finished, finished);
  };
  const again = () => {
    setCompletion(undefined);
    save.reset();
    setRound(round + 1);
    scrollTo({ top: 0 });
  };

  return (
    <Page
      title="Moon Phase Assessment"
      lead="Thirty gentle questions about where you are in your change. At the end you get your phase and a free report."
    >
      {atGate && <EmailGate onEmail={setEmail} />}
      {!atGate && <AssessmentWidget key={round} email={email} onComplete={complete} />}
      {completion && (
        <ProfileView
          phase={completion.phase}
          saved={save.saved}
          isPending={save.isPending}
          isError={save.isError}
          onRetry={() => save.send(completion, completion)}
          onAgain={again}
        />
      )}
      {!completion && <PhaseCards />}
    </Page>
  );
}
