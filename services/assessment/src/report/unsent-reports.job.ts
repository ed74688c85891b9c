import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Clock, InjectModel, Mail } from '@moons/service-kit';
import type { Model } from 'mongoose';
import type { Submission } from '../submissions/submission.schema.ts';
import { MailReport } from './mail-report.usecase.ts';

const everyMs = 60_000;
const giveUpAfter = 5;
/** An older report was read on the page long ago: a late mail would only puzzle her. */
const notOlderThanMs = 24 * 60 * 60 * 1000;
const batch = 20;

/** Sends what a process that died, or a mail server that was away, left unsent. */
@Injectable()
export class UnsentReports implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    // The one place that looks across owners: it reads who is owed a mail, and nothing leaves here.
    @InjectModel('Submission') private readonly model: Model<Submission & { memberId: string }>,
    private readonly mailReport: MailReport,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.mail.configured) return;
    // A database that is away now is asked again in a minute.
    this.timer = setInterval(() => void this.run().catch(() => 0), everyMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Resolves to how many were handed over. */
  async run(): Promise<number> {
    const now = this.clock.now();
    const due = await this.model
      .find({
        email: { $exists: true },
        mailedAt: { $exists: false },
        mailAttempts: { $lt: giveUpAfter },
        createdAt: { $gte: new Date(now.getTime() - notOlderThanMs) },
        $or: [{ mailClaimedUntil: { $exists: false } }, { mailClaimedUntil: { $lte: now } }],
      })
      .select({ memberId: 1 })
      .limit(batch)
      .lean();
    let sent = 0;
    for (const { memberId, _id } of due) if (await this.mailReport.execute(memberId, _id)) sent += 1;
    return sent;
  }
}
