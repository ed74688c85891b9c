import { Injectable } from '@nestjs/common';
import { Idempotency, isDuplicate, Refusal } from '@moons/service-kit';
import type { ValidInput } from '@moons/contracts/call';
import { createApplication } from '@moons/contracts/learning/coach-applications';
import type { CoachApplication } from '@moons/contracts/learning/coach-applications';
import { CoachApplications } from './coach-application.schema.ts';

const exists = () =>
  new Refusal(
    'coach-application.exists',
    409,
    'Your application is already with us. You can read its status here.',
  );

/** Applies for practitioner training, once for each member: 409 `coach-application.exists` afterwards. */
@Injectable()
export class CreateApplication {
  constructor(
    private readonly applications: CoachApplications,
    private readonly idempotency: Idempotency,
  ) {}

  async execute(
    memberId: string,
    body: ValidInput<typeof createApplication>['body'],
    key: string | undefined,
  ): Promise<CoachApplication> {
    const call = createApplication.id;
    try {
      await this.idempotency.once({ memberId, call, key, body }, async (session) => {
        if (await this.applications.findOne(memberId, {}, { session })) throw exists();
        const made = await this.applications.create(memberId, { status: 'pending', ...body }, { session });
        return String(made._id);
      });
    } catch (error) {
      // Two sent at once: the unique key let one through.
      throw isDuplicate(error) ? exists() : error;
    }
    const kept = await this.applications.of(memberId);
    if (!kept)
      throw new Refusal('request.conflict', 409, 'This application was sent before and is no longer here.');
    return kept;
  }
}
