import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock, Mail } from '@moons/service-kit';
import type { Types } from 'mongoose';
import { Submissions } from '../submissions/submission.schema.ts';
import { reportMail } from './report-mail.ts';

/** Longer than a mail server may take (service-kit's Mail gives up after 5 s). */
const claimMs = 30_000;
const waitForOtherMs = 6_000;
const pollMs = 100;

/**
 * Mails the report once. Whoever wins the conditional update sends; others wait for its outcome. A claim that
 * ran out belongs to a process that died, and may be taken over (then, at worst, she gets the mail twice).
 */
@Injectable()
export class MailReport {
  constructor(
    private readonly submissions: Submissions,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  /** True when the mail was handed over, by this call or before. Never throws because of the mail server. */
  async execute(owner: string, id: Types.ObjectId): Promise<boolean> {
    if (!this.mail.configured) return false;
    const claimed = await this.claim(owner, id);
    return claimed ? this.send(owner, id, claimed) : this.outcome(owner, id);
  }

  private claim(owner: string, id: Types.ObjectId) {
    const now = this.clock.now();
    return this.submissions.updateOne(
      owner,
      {
        _id: id,
        email: { $exists: true },
        mailedAt: { $exists: false },
        $or: [{ mailClaimedUntil: { $exists: false } }, { mailClaimedUntil: { $lte: now } }],
      },
      { $set: { mailClaimedUntil: new Date(now.getTime() + claimMs) }, $inc: { mailAttempts: 1 } },
    );
  }

  private async send(
    owner: string,
    id: Types.ObjectId,
    submission: NonNullable<Awaited<ReturnType<Submissions['findOne']>>>,
  ): Promise<boolean> {
    const { email, phase, totalPoints } = submission;
    if (!email) return false;
    const handedOver = await this.mail.send({ to: email, ...reportMail(phase, totalPoints) });
    await this.submissions.updateOne(
      owner,
      { _id: id },
      handedOver
        ? { $set: { mailedAt: this.clock.now() }, $unset: { mailClaimedUntil: 1 } }
        : { $unset: { mailClaimedUntil: 1 } },
    );
    return handedOver;
  }

  /** What became of the mail that another call is sending right now. */
  private async outcome(owner: string, id: Types.ObjectId): Promise<boolean> {
    for (let waited = 0; waited < waitForOtherMs; waited += pollMs) {
      const submission = await this.submissions.findOne(owner, { _id: id });
      if (submission?.mailedAt) return true;
      if (!submission?.mailClaimedUntil) return false;
      await pause(pollMs);
    }
    return false;
  }
}
