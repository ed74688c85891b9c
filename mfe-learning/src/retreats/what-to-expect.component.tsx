import { Card, CardTitle, Grid, Icon, Section } from '@moons/ui';
import type { IconName } from '@moons/ui';

const features: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'moon',
    title: 'Time out of time',
    text: '3-4 days in which nobody needs you to remember anything.',
  },
  {
    icon: 'users',
    title: 'Women who know',
    text: 'Company that does not have to be told what a night sweat is.',
  },
  {
    icon: 'leaf',
    title: 'Land and weather',
    text: 'Places with trees, water or wide sky, and beds that are good.',
  },
];

/** Three feature cards (member spec, section 2). */
export function RetreatFeatures() {
  return (
    <Grid as="ul" min="18rem" gap={4}>
      {features.map(({ icon, title, text }) => (
        <Card as="li" key={title} tone="sunken">
          <Icon name={icon} />
          <CardTitle as="h2">{title}</CardTitle>
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}

export function WhatToExpect() {
  return (
    <Section title="What to Expect">
      <Card tone="pearl">
        <p>
          Small groups of 8-16 women. Retreats last 3-4 days, with slow mornings, one gathering in the
          afternoon, warm food, and evenings that end early. You choose what you join and what you leave out.
        </p>
      </Card>
    </Section>
  );
}
