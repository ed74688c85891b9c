import type { PlanId } from '@moons/contracts/membership/plans';
import { Refusal } from '@moons/service-kit';
import { findPlan } from '../plans/catalogue.ts';

/** The server takes the amount from the catalogue and refuses another (design, section 10). */
export function checkPurchase({ planId, amount }: { planId: PlanId; amount: number }): void {
  if (findPlan(planId).priceCents === amount) return;
  throw new Refusal(
    'payment.amount-mismatch',
    400,
    'The price of this plan has changed. Please load the page again; nothing was charged.',
    { fields: { 'body.amount': 'This is not the price of the plan.' } },
  );
}
