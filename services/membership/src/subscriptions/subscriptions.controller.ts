import type { ValidInput } from '@moons/contracts/call';
import { createPaypalSubscription, createSubscription } from '@moons/contracts/membership/plans';
import { Controller } from '@nestjs/common';
import { Handles, Input, Refusal } from '@moons/service-kit';
import { checkPurchase } from './check-purchase.usecase.ts';

/** Neither provider is configured here: each answers as the member spec, section 8, has it for that case. */
@Controller()
export class SubscriptionsController {
  /** Without a `clientSecret` the page says 'Stripe is not configured. Please contact support.' */
  @Handles(createSubscription)
  byCard(@Input() { body }: ValidInput<typeof createSubscription>) {
    checkPurchase(body);
    return {};
  }

  @Handles(createPaypalSubscription)
  byPaypal(@Input() { body }: ValidInput<typeof createPaypalSubscription>): never {
    checkPurchase(body);
    throw new Refusal(
      'payment.not-configured',
      503,
      'PayPal integration needs to be configured. Please contact support or try Stripe.',
    );
  }
}
