import { saveAssessment } from '@moons/contracts/assessment/assessments';
import { listQuestions, questionIds } from '@moons/contracts/assessment/questions';
import type { Question } from '@moons/contracts/assessment/questions';
import type { AuthUser } from '@moons/contracts/membership/profile';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { mockCall, renderArea, testMember } from '@moons/area-kit/testing';
import type { MockAnswer } from '@moons/area-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { AssessmentWidget } from '../widgets.tsx';

const phases: readonly AssessmentPhase[] = ['black', 'white', 'red', 'medicine'];
const questions: Question[] = questionIds.map((id) => ({
  id,
  question: `About ${id}?`,
  options: phases.map((phase, index) => ({
    value: phase,
    label: `${id} as ${phase}`,
    phase,
    points: index + 1,
  })),
}));
const asked = mockCall(listQuestions, questions);

const saved = (emailSent: boolean) =>
  mockCall(saveAssessment, ({ body }) => ({
    id: 'a1',
    phase: body.phase,
    totalPoints: 120,
    profileReport: 'A long report\n\nin two parts',
    emailSent,
  }));

const openPage = (answers: MockAnswer[], user: AuthUser | null | undefined = null) =>
  renderArea(<App />, { path: '/assessment', user, answers: [asked, ...answers] });

async function passGate(email = 'rowan@example.org') {
  await userEvent.type(await screen.findByLabelText(/Your email/), email);
  await userEvent.click(screen.getByRole('button', { name: 'Begin Your Assessment' }));
}

/** Answers every question with the same phase; plain events keep thirty screens quick. */
async function answerAll(phase: AssessmentPhase) {
  await screen.findByText('About energy?');
  for (const [index, id] of questionIds.entries()) {
    fireEvent.click(screen.getByLabelText(`${id} as ${phase}`));
    const isLast = index === questionIds.length - 1;
    fireEvent.click(screen.getByText(isLast ? 'Complete Assessment' : 'Next Question'));
  }
}

const saves = (calls: ReturnType<typeof openPage>['calls']) =>
  calls.filter(({ id }) => id === saveAssessment.id);

describe('the gates', () => {
  it('refuses what has no @, with the toast of the spec', async () => {
    const { toasts } = openPage([]);
    await passGate('rowan');
    expect(toasts).toEqual([
      { variant: 'destructive', title: 'Invalid Email', description: 'Please enter a valid email address.' },
    ]);
    expect(screen.getByLabelText(/Your email/)).toBeInvalid();
  });

  it('hands the email to the widget, which skips its own form', async () => {
    const { toasts } = openPage([]);
    await passGate();
    expect(toasts).toEqual([
      { title: 'Email Captured', description: 'Your results will be saved and emailed to you!' },
    ]);
    expect(await screen.findByText('Question 1 of 30')).toBeVisible();
    expect(screen.getByText(/Results will be sent to/)).toHaveTextContent('rowan@example.org');
  });

  it('lets an email that is none be mended in the widget', async () => {
    openPage([]);
    await passGate('rowan@');
    expect(await screen.findByText('Begin Your Sacred Assessment', { selector: 'h2,h3' })).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  });

  it('has its own form when it stands alone, and waits while the user is not known', async () => {
    const { user } = renderArea(<AssessmentWidget />, { user: undefined, answers: [asked] });
    expect(screen.getByText('Preparing your sacred assessment...')).toBeInTheDocument();
    act(() => user.set(null));
    const field = await screen.findByLabelText(/Your email/);
    await userEvent.type(field, 'rowan@');
    await userEvent.click(screen.getByRole('button', { name: 'Begin Your Sacred Assessment' }));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await userEvent.type(field, 'example.org{Enter}');
    expect(await screen.findByText('Question 1 of 30')).toBeVisible();
  });

  it('is skipped by a member', async () => {
    openPage([], testMember);
    expect(await screen.findByText('Question 1 of 30')).toBeVisible();
    expect(screen.queryByText(/Results will be sent to/)).toBeNull();
  });
});

describe('the questionnaire', () => {
  it('moves only with an answer, back without losing it, and takes the focus along', async () => {
    openPage([], testMember);
    const next = await screen.findByRole('button', { name: 'Next Question' });
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(next).toBeDisabled();
    await userEvent.click(screen.getByLabelText('energy as red'));
    await userEvent.click(next);
    expect(screen.getByText('Question 2 of 30')).toBeVisible();
    expect(screen.getByText('7% complete')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Question 2 of 30' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByLabelText('energy as red')).toBeChecked();
  });

  it('says when the questions cannot be fetched', async () => {
    renderArea(<App />, {
      path: '/assessment',
      user: testMember,
      answers: [mockCall(listQuestions, 'unreachable')],
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the end', () => {
  it('saves twice under one submission id and shows result and profile', async () => {
    const { calls, toasts } = openPage([saved(true)]);
    await passGate();
    await answerAll('medicine');
    expect(await screen.findByText(/120 out of 120/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Medicine Moon' })).toHaveFocus();
    expect(await screen.findByText(/A long report/)).toBeVisible();
    const ids = saves(calls).map(({ input }) => (input.body as { submissionId: string }).submissionId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    const titles = toasts.map(({ title }) => title);
    expect(titles).toContain('Assessment Complete!');
    expect(titles).toContain('Profile Emailed');
    expect(screen.getByRole('link', { name: 'Luna' })).toHaveAttribute('href', '/subscribe?plan=luna');
    expect(screen.getByRole('link', { name: 'Chandra' })).toHaveAttribute('href', '/subscribe?plan=chandra');
    expect(screen.getByRole('link', { name: 'Enter Your Sacred Space' })).toHaveAttribute('href', '/home');
  });

  it('saves once for a member, and tells her when nothing was mailed', async () => {
    const { calls, toasts } = openPage([saved(false)], testMember);
    await answerAll('black');
    expect(await screen.findByText('Your profile is being generated')).toBeVisible();
    expect(saves(calls)).toHaveLength(1);
    expect(saves(calls)[0]?.input.body).not.toHaveProperty('email');
    expect(toasts.map(({ title }) => title)).toEqual(['Profile Generated']);
  });

  it('keeps the result when saving fails, and tries again with the same id', async () => {
    let tries = 0;
    const { calls, toasts } = openPage(
      [
        mockCall(saveAssessment, () => {
          tries += 1;
          return tries === 1
            ? 'unreachable'
            : {
                id: 'a1',
                phase: 'white' as const,
                totalPoints: 60,
                profileReport: 'Here it is',
                emailSent: true,
              };
        }),
      ],
      testMember,
    );
    await answerAll('white');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(toasts[0]).toEqual({
      variant: 'destructive',
      title: 'Sacred Connection',
      description: 'There was a gentle delay saving your assessment. Your results are still valid.',
    });
    expect(screen.getByText(/60 out of 120/)).toBeVisible();
    expect(await screen.findByText('Here it is')).toBeVisible();
    const bodies = saves(calls).map(({ input }) => input.body);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('can be taken again, as a new submission', async () => {
    const { calls } = openPage([saved(true)], testMember);
    await answerAll('red');
    await userEvent.click(await screen.findByRole('button', { name: 'Take Assessment Again' }));
    await answerAll('red');
    await waitFor(() => expect(saves(calls)).toHaveLength(2));
    const ids = saves(calls).map(({ input }) => (input.body as { submissionId: string }).submissionId);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it.each(phases)('has five practices and four resources for %s', async (phase) => {
    openPage([saved(true)], testMember);
    await answerAll(phase);
    const listOf = (title: string) => screen.getByRole('heading', { name: title }).closest('section');
    await screen.findByText(/A long report/);
    expect(listOf('Recommended Practices')?.querySelectorAll('li')).toHaveLength(5);
    expect(listOf('Available Resources')?.querySelectorAll('li')).toHaveLength(4);
  });
});
