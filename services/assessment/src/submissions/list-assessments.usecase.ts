import { Injectable } from '@nestjs/common';
import type { AssessmentRecord } from '@moons/contracts/assessment/assessments';
import { Submissions } from './submission.schema.ts';

/** Her assessments, newest first: the first is the current phase (visitor spec, section 3). */
@Injectable()
export class ListAssessments {
  constructor(private readonly submissions: Submissions) {}

  async execute(memberId: string, limit?: number): Promise<AssessmentRecord[]> {
    const kept = await this.submissions.find(
      memberId,
      {},
      { sort: { createdAt: -1, _id: -1 }, ...(limit === undefined ? {} : { limit }) },
    );
    return kept.map(({ _id, phase, totalPoints, createdAt }) => ({
      id: String(_id),
      phase,
      totalPoints,
      createdAt: createdAt.toISOString(),
    }));
  }
}
