import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Plan } from '@moons/contracts/membership/plans';
import { Badge, Card, CardTitle, Icon, tokens } from '@moons/ui/kernel';
import { price } from './price.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  readonly chosen?: boolean;
  /** The level below the heading that it stands under. */
  readonly heading?: 'h2' | 'h3';
  readonly action: ReactNode;
}

/** One line of the catalogue: name, price, what it holds, and what to do about it. */
export function PlanCard({ plan, chosen, heading = 'h3', action }: PlanCardProps) {
  return (
    <Box as="li" data-chosen={chosen || undefined}>
      <Head>
        <CardTitle as={heading}>{plan.name}</CardTitle>
        {plan.badge && <Badge tone="gold">{plan.badge}</Badge>}
      </Head>
      <p>
        <Price>{price(plan.priceCents)}</Price> a month
      </p>
      <Soft>{plan.description}</Soft>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {feature}
          </li>
        ))}
      </Features>
      {action}
    </Box>
  );
}

const Box = styled(Card)`
  &[data-chosen] {
    border-color: var(--rose);
    box-shadow: 0 0 0 1px var(--rose);
  }
  > :last-child {
    margin-top: auto;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 2.25rem;
`;
const Price = styled.span`
  font: 500 2.25rem/1 ${tokens.font.heading};
`;
const Soft = styled.p`
  color: var(--ink-soft);
`;
const Features = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin: 0 0 0.5rem;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.625rem;
    font-size: 1rem;
    line-height: 1.45;
  }
  svg {
    margin-top: 0.1875rem;
    color: var(--rose);
  }
`;
