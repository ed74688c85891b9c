import { useState } from 'react';
import styled from 'styled-components';
import { listPlans, PlanId, type Plan } from '@moons/contracts/membership/plans';
import { loginHref } from '@moons/contracts/membership/session-paths';
import { useCall, useUser } from '@moons/area-kit/kernel';
import { Button, Card, ErrorState, Grid, LinkButton, LoadingState, Notice, Page } from '@moons/ui/kernel';
import { PlanCard } from './plan-card.component.tsx';
import { price } from './price.ts';

const usual: readonly PlanId[] = ['seeker', 'wise-woman', 'golden-goddess'];
const byMoon: readonly PlanId[] = ['luna', 'chandra', 'mahina'];

/** What `?plan=` asks for: nothing, a plan of ours, or something that we do not know. */
export function askedPlan(search: string): { asked: PlanId | null; unknown: boolean } {
  const value = new URLSearchParams(search).get('plan');
  const parsed = PlanId.safeParse(value);
  return { asked: parsed.success ? parsed.data : null, unknown: value !== null && !parsed.success };
}

/** `/subscribe` (member spec, section 2; which plans are shown: design, section 10). */
export function SubscribePage() {
  const [{ asked, unknown }] = useState(() => askedPlan(location.search));
  const [chosen, setChosen] = useState<PlanId | null>(asked);
  const plans = useCall(listPlans, {});
  const shown = asked && byMoon.includes(asked) ? byMoon : usual;
  const lines = plans.data?.filter(({ id }) => shown.includes(id)) ?? [];
  const line = lines.find(({ id }) => id === chosen);
  return (
    <Page
      width="wide"
      title="Choose your membership"
      lead="Every plan opens the whole house. What differs is how much company you want on the way."
    >
      {unknown && (
        <Notice tone="info" title="We do not know that plan">
          These are the plans that we have today. Choose whichever suits you.
        </Notice>
      )}
      {plans.isPending && <LoadingState label="The plans are on their way…" />}
      {plans.isError && (
        <ErrorState
          title="The plans could not be shown"
          onRetry={() => void plans.refetch()}
          busy={plans.isFetching}
        >
          {plans.error.error}
        </ErrorState>
      )}
      <Grid as="ul" min="17rem">
        {lines.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            heading="h2"
            chosen={plan.id === chosen}
            action={
              <Button
                variant={plan.popular ? 'primary' : 'secondary'}
                aria-pressed={plan.id === chosen}
                wide
                onClick={() => setChosen(plan.id)}
              >
                {plan.id === chosen ? 'Chosen' : `Choose ${plan.name}`}
              </Button>
            }
          />
        ))}
      </Grid>
      {line && <Summary plan={line} />}
      <Card tone="pearl">
        <h2>Our Promise</h2>
        <p>Cancel anytime with no penalties.</p>
      </Card>
    </Page>
  );
}

function Summary({ plan }: { plan: Plan }) {
  const user = useUser();
  return (
    <Card role="status">
      <h2>Your choice</h2>
      <Row>
        <span>{plan.name}</span>
        <strong>{price(plan.priceCents)} a month</strong>
      </Row>
      {user ? (
        <p>Payment by card and PayPal is not yet configured in this house. Nothing will be charged.</p>
      ) : (
        <LinkButton href={loginHref(`/subscribe?plan=${plan.id}`)} size="large">
          Log in to go on with {plan.name}
        </LinkButton>
      )}
    </Card>
  );
}

const Row = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
`;
