import { Card, CardTitle, Grid, Icon, Section } from '@moons/ui';
import type { IconName } from '@moons/ui';

const guidelines = [
  {
    title: 'Speak from your own life',
    text: 'Say “I”. Your story is enough; it does not have to be anyone else’s.',
  },
  {
    title: 'Listen without mending',
    text: 'A woman who tells of a hard day is not asking to be fixed. Stay with her first.',
  },
  {
    title: 'What is shared here stays here',
    text: 'Do not carry another woman’s words or name out of this circle.',
  },
  {
    title: 'Kindness before cleverness',
    text: 'No selling, no preaching, no shaming. When in doubt, choose the gentler word.',
  },
];

const features: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'moon',
    title: 'By the phase you are in',
    text: 'Read what women write in the Black, Red or White Moon, or all of it together.',
  },
  {
    icon: 'lock',
    title: 'With your name or without',
    text: 'Share as yourself, or as Sacred Sister when a thing is easier to say unseen.',
  },
  {
    icon: 'heart',
    title: 'Held with care',
    text: 'When a post needs a second look, a person reads it before it reaches the circle.',
  },
];

/** How we treat each other: four cards (member spec, section 2). */
export function Guidelines() {
  return (
    <Section title="How we hold this space">
      <Grid as="ul" min="20rem" gap={4}>
        {guidelines.map(({ title, text }) => (
          <Card as="li" key={title} tone="sunken">
            <CardTitle>{title}</CardTitle>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** What the circle offers (member spec, section 2). */
export function Features() {
  return (
    <Section title="What you find here">
      <Grid as="ul" min="15rem" gap={4}>
        {features.map(({ icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon name={icon} />
            <CardTitle>{title}</CardTitle>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
