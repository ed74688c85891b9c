import { listPlans, type PlanId } from '@moons/contracts/membership/plans';
import { AppLink, useCall } from '@moons/area-kit/kernel';
import { ErrorState, Grid, LinkButton, LoadingState } from '@moons/ui/kernel';
import { PlanCard } from '../subscribe/plan-card.component.tsx';

/** The plans of this side of the product (visitor spec, section 9). */
const shown: readonly PlanId[] = ['luna', 'chandra', 'mahina'];

export function PlansTeaser() {
  const plans = useCall(listPlans, {});
  if (plans.isPending) return <LoadingState label="The plans are on their way…" />;
  if (plans.isError)
    return (
      <ErrorState
        title="The plans could not be shown"
        onRetry={() => void plans.refetch()}
        busy={plans.isFetching}
      >
        {plans.error.error}
      </ErrorState>
    );
  return (
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
  );
}
