import styled from 'styled-components';
import { listPlans, type PlanId } from '@moons/contracts/membership/plans';
import { AppLink, useCall } from '@moons/area-kit/kernel';
import { ErrorState, Grid, LinkButton, LoadingState, Section } from '@moons/ui';
import { PlanCard } from '../subscribe/plan-card.component.tsx';

/** The plans of this side of the product (visitor spec, section 9). */
const shown: readonly PlanId[] = ['luna', 'chandra', 'mahina'];

export function PlansTeaser() {
  const plans = useCall(listPlans, {});
  return (
    <Section title="Choose how you want to walk" lead="Cancel whenever you like, with no penalties.">
      <Place>
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
        {plans.data && (
          <Grid as="ul" min="17rem">
            {plans.data
              .filter(({ id }) => shown.includes(id))
              .map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  action={
                    <LinkButton
                      as={AppLink}
                      to={`/subscribe?plan=${plan.id}`}
                      variant={plan.popular ? 'primary' : 'secondary'}
                      wide
                    >
                      Choose {plan.name}
                    </LinkButton>
                  }
                />
              ))}
          </Grid>
        )}
      </Place>
    </Section>
  );
}

const Place = styled.div`
  min-height: 30rem;
`;
