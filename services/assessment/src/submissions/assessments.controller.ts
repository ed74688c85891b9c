import { Controller } from '@nestjs/common';
import { Handles, IdempotencyKey, Input, MaybeMe, Me } from '@moons/service-kit';
import type { Caller } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { listAssessments, saveAssessment } from '@moons/contracts/assessment/assessments';
import type { AssessmentRecord, SavedAssessment } from '@moons/contracts/assessment/assessments';
import { ListAssessments } from './list-assessments.usecase.ts';
import { SaveAssessment } from './save-assessment.usecase.ts';

@Controller()
export class AssessmentsController {
  constructor(
    private readonly saving: SaveAssessment,
    private readonly listing: ListAssessments,
  ) {}

  @Handles(saveAssessment)
  save(
    @Input() { body }: ValidInput<typeof saveAssessment>,
    @MaybeMe() me: Caller | null,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SavedAssessment> {
    return this.saving.execute(me, body, key);
  }

  @Handles(listAssessments)
  list(@Me() me: Caller): Promise<AssessmentRecord[]> {
    return this.listing.execute(me.memberId);
  }
}
