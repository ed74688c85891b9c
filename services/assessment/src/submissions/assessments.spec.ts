import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { listAssessments, saveAssessment } from '@moons/contracts/assessment/assessments';
import type { CallInput } from '@moons/contracts/call';
import { listQuestions } from '@moons/contracts/assessment/questions';
import { Transactions } from '@moons/service-kit';
import { testService } from '@moons/service-kit/testing';
import type { TestService } from '@moons/service-kit/testing';
import { UnsentReports } from '../report/unsent-reports.job.ts';
import { assessment } from '../service.ts';
import { answersOf } from '../testing/answers.ts';
import { startInbox } from '../testing/inbox.ts';
import type { Inbox } from '../testing/inbox.ts';

type Body = CallInput<typeof saveAssessment>['body'];

let inbox: Inbox;
let service: TestService;

beforeAll(async () => {
  inbox = await startInbox();
  service = await testService(assessment, { env: { SMTP_URL: inbox.url, MAIL_FROM: 'moons@example.org' } });
}, 60_000);
afterAll(async () => {
  await service.stop();
  await inbox.stop();
});
beforeEach(() => {
  inbox.mails.length = 0;
  inbox.refuse = false;
});

const submission = (changes: Partial<Body> = {}): Body => ({
  email: 'visitor@example.org',
  phase: 'black',
  answers: answersOf(80),
  submissionId: randomUUID(),
  ...changes,
});
const save = (body: Body, token?: string) => service.call(saveAssessment, { body }, { token });
const list = (token: string) => service.call(listAssessments, {}, { token });
const collection = () => service.db.model('Submission').collection;

it('gives the questions to everyone', async () => {
  const answer = await service.call(listQuestions, {});
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(30);
});

describe('a visitor', () => {
  it('gets the phase of her answers, whatever the page says, and the report by mail', async () => {
    const answer = await save(submission({ email: ' Visitor@Example.org ' }));
    expect(answer).toMatchObject({ status: 200, body: { phase: 'red', totalPoints: 80, emailSent: true } });
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail?.to?.[0]?.address).toBe('visitor@example.org');
    expect(mail?.subject).toBe('Your Thirteen Moons Profile');
    expect(mail?.html).toContain('Five practices for you');
    expect(mail?.text?.replace(/\r?\n/g, '\n')).toContain(answer.body.profileReport);
  });

  it('is asked for an email', async () => {
    const { email: _, ...body } = submission();
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { code: 'assessment.email-required', fields: { 'body.email': expect.any(String) } },
    });
  });

  it.each([
    ['an open question', 'assessment.incomplete', { answers: { ...answersOf(80), joy: undefined } }],
    ['an unknown answer', 'assessment.unknown-answer', { answers: { ...answersOf(80), joy: 'purple' } }],
    ['a question of another set', 'request.invalid', { answers: { ...answersOf(80), shoe_size: 'black' } }],
    ['no email at all', 'request.invalid', { email: 'visitor@' }],
    ['a strange phase', 'request.invalid', { phase: 'purple' }],
  ])('is refused with %s', async (_, code, wrong) => {
    const answer = await save({ ...submission(), ...wrong } as Body);
    expect(answer).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
    expect(inbox.mails).toHaveLength(0);
  });

  it('is kept and mailed once when widget and page race', async () => {
    const body = submission();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(body)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(answers.every(({ body: { emailSent } }) => emailSent)).toBe(true);
    expect(await collection().countDocuments({ submissionId: body.submissionId })).toBe(1);
    expect(inbox.mails).toHaveLength(1);
  }, 30_000);

  it('cannot change what was saved, nor send it elsewhere', async () => {
    const body = submission();
    await save(body);
    expect(await save({ ...body, answers: answersOf(40) })).toMatchObject({
      status: 409,
      body: { code: 'request.conflict' },
    });
    await save({ ...body, email: 'other@example.org' });
    expect(inbox.mails.map(({ to }) => to?.[0]?.address)).toEqual(['visitor@example.org']);
  });
});

describe('mail', () => {
  it('says when it could not be handed over, and sends it later, once', async () => {
    inbox.refuse = true;
    const body = submission();
    const answer = await save(body);
    expect(answer.body).toMatchObject({ emailSent: false, profileReport: expect.any(String) });
    inbox.refuse = false;
    const unsent = service.app.get(UnsentReports);
    expect(await unsent.run()).toBe(1);
    expect(await unsent.run()).toBe(0);
    expect(inbox.mails).toHaveLength(1);
    expect((await save(body)).body.emailSent).toBe(true);
  });

  it('is taken over from a process that died while sending', async () => {
    inbox.refuse = true;
    const body = submission();
    await save(body);
    inbox.refuse = false;
    const claim = (until: number) =>
      collection().updateOne(
        { submissionId: body.submissionId },
        { $set: { mailClaimedUntil: new Date(until) } },
      );
    await claim(Date.now() + 60_000);
    expect(await service.app.get(UnsentReports).run()).toBe(0);
    await claim(Date.now() - 1);
    expect(await service.app.get(UnsentReports).run()).toBe(1);
  });

  it('is not promised where none is configured', async () => {
    const without = await testService(assessment);
    const answer = await without.call(saveAssessment, { body: submission() });
    expect(answer.body).toMatchObject({ emailSent: false, profileReport: expect.any(String) });
    await without.stop();
  }, 30_000);
});

describe('a member', () => {
  it('finds her own in her history, newest first, and nobody else’s', async () => {
    const rowan = await service.token({ memberId: 'rowan', email: 'rowan@example.org' });
    const { email: _, ...body } = submission({ answers: answersOf(100) });
    expect(await save(body, rowan)).toMatchObject({
      status: 200,
      body: { phase: 'medicine', emailSent: true },
    });
    expect(inbox.mails[0]?.to?.[0]?.address).toBe('rowan@example.org');
    await save(submission({ answers: answersOf(30) }), rowan);
    const hers = await list(rowan);
    expect(hers.body.map(({ totalPoints }) => totalPoints)).toEqual([30, 100]);
    // The same address as a visitor's submission is no claim to it.
    const visitor = await service.token({ memberId: 'other', email: 'visitor@example.org' });
    expect((await list(visitor)).body).toEqual([]);
  });

  it('cannot take over a visitor’s submission', async () => {
    const body = submission();
    await save(body);
    const token = await service.token({ memberId: 'curious', email: 'curious@example.org' });
    expect(await save(body, token)).toMatchObject({ status: 409, body: { code: 'request.conflict' } });
  });

  it('must be signed in to read, and a bad token is not taken for a visitor', async () => {
    expect(await service.call(listAssessments, {})).toMatchObject({ status: 401 });
    expect(await save(submission(), 'not-a-token')).toMatchObject({ status: 401 });
  });

  it('has her phase in the graph', async () => {
    const query = `query ($r: [_Any!]!) { _entities(representations: $r) {
      ... on Member { currentPhase assessments { phase totalPoints } } } }`;
    const ask = async (memberId: string) =>
      (
        await service.graphql(
          query,
          { r: [{ __typename: 'Member', id: memberId }] },
          { token: await service.token({ memberId }) },
        )
      ).body.data;
    expect(await ask('rowan')).toEqual({
      _entities: [
        {
          currentPhase: 'black',
          assessments: [
            { phase: 'black', totalPoints: 30 },
            { phase: 'medicine', totalPoints: 100 },
          ],
        },
      ],
    });
    expect(await ask('nobody-yet')).toEqual({ _entities: [{ currentPhase: null, assessments: [] }] });
  });

  it('can take hers along and have them erased', async () => {
    expect(await assessment.exportMember('rowan', service.app)).toMatchObject({
      assessments: [{ phase: 'black', answers: { energy: 'black' } }, { phase: 'medicine' }],
    });
    const token = await service.token({ memberId: 'rowan' });
    await service.app
      .get(Transactions)
      .run((session) => assessment.eraseMember('rowan', service.app, session));
    expect((await list(token)).body).toEqual([]);
  });
});
