import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Submissions } from './submission.schema.ts';

/** What this service hands out and forgets with her account. */
@Injectable()
export class SubmissionsAccount {
  constructor(private readonly submissions: Submissions) {}

  async export(memberId: string): Promise<{ assessments: unknown[] }> {
    const kept = await this.submissions.find(memberId, {}, { sort: { createdAt: -1, _id: -1 } });
    return {
      assessments: kept.map(({ _id, phase, totalPoints, answers, email, createdAt }) => ({
        id: String(_id),
        phase,
        totalPoints,
        answers: answers instanceof Map ? Object.fromEntries(answers) : answers,
        email,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async erase(memberId: string, session: ClientSession): Promise<void> {
    await this.submissions.deleteMany(memberId, {}, { session });
  }
}
