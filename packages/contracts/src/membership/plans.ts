import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents } from '../common.ts';

export const PlanId = z.enum(['luna', 'chandra', 'mahina', 'seeker', 'wise-woman', 'golden-goddess']);
export type PlanId = z.infer<typeof PlanId>;
/** seeker = luna, wise-woman = chandra, golden-goddess = mahina (design, section 10). */
export const Tier = z.enum(['seeker', 'wise-woman', 'golden-goddess']);
export type Tier = z.infer<typeof Tier>;
/** What a tier opens; no tier closes a route that the specification lists for members. */
export const Entitlement = z.enum([
  'streams.premium',
  'library.paid',
  'companion.extended',
  'calls.weekly',
  'retreats.priority',
]);
export type Entitlement = z.infer<typeof Entitlement>;

export const Plan = z
  .object({
    id: PlanId,
    tier: Tier,
    name: z.string(),
    /** Per month. */
    priceCents: Cents,
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
    /** The badge's words: MOST POPULAR or Most Popular, as each document writes it. */
    badge: z.optional(z.string()),
    opens: z.array(Entitlement),
  })
  .register(z.globalRegistry, { id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const listPlans = defineCall({
  id: 'plans.list',
  service: 'membership',
  method: 'GET',
  path: '/api/plans',
  summary: 'The one catalogue of plans: prices in cents, features, and what each opens.',
  door: 'public',
  responses: { 200: z.array(Plan) },
});

const Purchase = z.object({ planId: PlanId, amount: Cents });
const paymentErrors = {
  'payment.amount-mismatch': 400,
  'payment.not-configured': 503,
  'payment.provider-failed': 502,
} as const;

export const createSubscription = defineCall({
  id: 'subscriptions.create-card',
  service: 'membership',
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Starts a card subscription; the amount must be the catalogue’s.',
  door: 'member',
  idempotent: true,
  body: Purchase,
  responses: { 200: z.object({ clientSecret: z.optional(z.string()) }) },
  errors: paymentErrors,
});

export const createPaypalSubscription = defineCall({
  id: 'subscriptions.create-paypal',
  service: 'membership',
  method: 'POST',
  path: '/api/paypal-subscription',
  summary: 'Starts a PayPal subscription; she is sent to the approval address.',
  door: 'member',
  idempotent: true,
  body: Purchase,
  responses: { 200: z.object({ approvalUrl: z.url() }) },
  errors: paymentErrors,
});

/** Member spec, section 9. */
export const paypalRedirectMs = 2_000;

/** What each tier opens: the catalogue says it, services use it until membership's event has come. */
export const tierOpens: Readonly<Record<Tier, readonly Entitlement[]>> = {
  seeker: [],
  'wise-woman': ['streams.premium', 'library.paid', 'companion.extended'],
  'golden-goddess': [
    'streams.premium',
    'library.paid',
    'companion.extended',
    'calls.weekly',
    'retreats.priority',
  ],
};
