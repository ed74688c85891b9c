import { tierOpens, type Plan, type PlanId, type Tier } from '@moons/contracts/membership/plans';

/** Visitor spec, section 9: what each plan holds, in its words. */
const features = {
  luna: [
    'moon phase assessment',
    'daily lunar wisdom and affirmations',
    'essential meditation and ritual library',
    'community forum',
    'cycle tracking',
  ],
  chandra: [
    'everything in Luna',
    'full course and workshop library',
    'full ritual collection',
    'live monthly moon circles',
    'AI companion access',
  ],
  mahina: [
    'everything in Chandra',
    'priority access to retreats',
    'practitioner training',
    'weekly 1:1 guidance calls',
    'the Golden Woman Circle',
  ],
} as const;

/** The same tiers in our own words: the member spec does not give the lists of this set. */
const ownFeatures: Record<Tier, readonly string[]> = {
  seeker: [
    'Your moon phase assessment and profile',
    'A daily reflection and affirmation',
    'Essential meditations and rituals',
    'The community forum',
    'Cycle and symptom tracking',
  ],
  'wise-woman': [
    'Everything in Seeker',
    'All courses and workshops',
    'The full ritual collection',
    'A live moon circle every month',
    'Conversations with the AI companion',
  ],
  'golden-goddess': [
    'Everything in Wise Woman',
    'Retreat places offered to you first',
    'Practitioner training',
    'A weekly 1:1 guidance call',
    'The Golden Woman Circle',
  ],
};

function plan(id: PlanId, tier: Tier, name: string, priceCents: number, about: Partial<Plan> = {}): Plan {
  return {
    id,
    tier,
    name,
    priceCents,
    description: '',
    features: [...(id in features ? features[id as keyof typeof features] : ownFeatures[tier])],
    popular: about.badge !== undefined,
    opens: [...tierOpens[tier]],
    ...about,
  };
}

/** The one catalogue (design, section 10): prices in cents a month. */
export const catalogue: readonly Plan[] = [
  plan('luna', 'seeker', 'Luna', 1_300, { description: 'A gentle beginning.' }),
  plan('chandra', 'wise-woman', 'Chandra', 3_300, {
    description: 'The full practice, in company.',
    badge: 'MOST POPULAR',
  }),
  plan('mahina', 'golden-goddess', 'Mahina', 7_700, { description: 'Guidance all the way.' }),
  plan('seeker', 'seeker', 'Seeker', 900, { description: 'A gentle beginning.' }),
  plan('wise-woman', 'wise-woman', 'Wise Woman', 1_900, {
    description: 'The full practice, in company.',
    badge: 'Most Popular',
  }),
  plan('golden-goddess', 'golden-goddess', 'Golden Goddess', 3_900, { description: 'Guidance all the way.' }),
];

export function findPlan(id: PlanId): Plan {
  const found = catalogue.find((entry) => entry.id === id);
  if (!found) throw new TypeError(`plan ${id} is not in the catalogue`);
  return found;
}
