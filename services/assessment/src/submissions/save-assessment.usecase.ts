import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { isDuplicate, Refusal } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import type { SavedAssessment, saveAssessment } from '@moons/contracts/assessment/assessments';
import { MailReport } from '../report/mail-report.usecase.ts';
import { reportText } from '../report/report.ts';
import { score } from './score.ts';
import { Submissions, visitorOwner } from './submission.schema.ts';

type Body = ValidInput<typeof saveAssessment>['body'];

/** Scores, keeps once per submission id, and mails the report once. The page's own phase is not trusted. */
@Injectable()
export class SaveAssessment {
  constructor(
    private readonly submissions: Submissions,
    private readonly mailReport: MailReport,
  ) {}

  async execute(me: Caller | null, body: Body, key: string | undefined): Promise<SavedAssessment> {
    // A member's report goes to the address of her account, never to one that the page names.
    const email = me ? me.email : body.email;
    if (!me && !email) {
      throw new Refusal('assessment.email-required', 400, 'Please enter a valid email address', {
        fields: { 'body.email': 'Please enter a valid email address' },
      });
    }
    const result = score(body.answers);
    const submissionId = body.submissionId ?? key ?? randomUUID();
    const owner = me?.memberId ?? visitorOwner(submissionId);
    const kept = await this.keep(owner, submissionId, body, result, email);
    const emailSent = await this.mailReport.execute(owner, kept._id);
    return {
      id: String(kept._id),
      phase: kept.phase,
      totalPoints: kept.totalPoints,
      profileReport: reportText(kept.phase, kept.totalPoints),
      emailSent,
    };
  }

  private async keep(
    owner: string,
    submissionId: string,
    body: Body,
    result: ReturnType<typeof score>,
    email: string | undefined,
  ) {
    const answers = new Map(Object.entries(body.answers));
    try {
      return await this.submissions.create(owner, {
        submissionId,
        answers,
        ...result,
        ...(email ? { email } : {}),
        mailAttempts: 0,
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    const before = await this.submissions.findOne(owner, { submissionId });
    if (!before || !isDeepStrictEqual(plain(before.answers), plain(answers))) {
      throw new Refusal(
        'request.conflict',
        409,
        'This assessment was saved before with other answers. Please begin again.',
      );
    }
    return before;
  }
}

const plain = (answers: Map<string, string> | Record<string, string>): Record<string, string> =>
  answers instanceof Map ? Object.fromEntries(answers) : { ...answers };
