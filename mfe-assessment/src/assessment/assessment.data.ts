import { listAssessments, saveAssessment } from '@moons/contracts/assessment/assessments';
import { listQuestions } from '@moons/contracts/assessment/questions';
import { useCall, useSend, useToast, useUser } from '@moons/area-kit';
import type { AssessmentResult } from './result.ts';

export const useQuestions = () => useCall(listQuestions, {});

export interface Saving {
  email: string | undefined;
  /** The same for widget and page: both save, one record is kept (design, section 10). */
  submissionId: string;
}

const inputOf = ({ phase, answers }: AssessmentResult, { email, submissionId }: Saving) => ({
  body: { phase, answers, submissionId, ...(email ? { email } : {}) },
});

/** The widget's own save, of a signed-out visitor with an email (visitor spec, sections 4 and 8). */
export function useWidgetSave() {
  const toast = useToast();
  const save = useSend(saveAssessment, {
    onSuccess: () =>
      toast({
        title: 'Assessment Complete!',
        description:
          'Your sacred phase assessment has been saved. Check your email for personalized guidance.',
      }),
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Assessment Saved Locally',
        description: 'Your results are ready below. There was a delay connecting to save your assessment.',
      }),
  });
  return (result: AssessmentResult, saving: Saving) => save.mutate(inputOf(result, saving));
}

/** The page's save after completion; its answer carries the report (visitor spec, sections 4 and 8). */
export function usePageSave() {
  const toast = useToast();
  const user = useUser();
  const save = useSend(saveAssessment, {
    invalidates: [listAssessments],
    onSuccess: ({ emailSent }, { body }) => {
      const address = user?.email ?? body.email;
      toast(
        emailSent
          ? {
              title: 'Profile Emailed',
              description: `Your comprehensive profile was sent to ${address ?? 'your email'}.`,
            }
          : { title: 'Profile Generated', description: 'Your personalized profile is ready to view.' },
      );
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Sacred Connection',
        description: 'There was a gentle delay saving your assessment. Your results are still valid.',
      }),
  });
  return {
    saved: save.data,
    isPending: save.isPending,
    isError: save.isError,
    send: (result: AssessmentResult, saving: Saving) => save.mutate(inputOf(result, saving)),
    reset: save.reset,
  };
}
