import { Card, CardTitle, Grid, Icon } from '@moons/ui';
import type { IconName } from '@moons/ui';

const features: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'moon',
    title: 'A question for each day',
    text: 'One gentle prompt a day to begin with. Leave it aside whenever you like.',
  },
  { icon: 'heart', title: 'Favorites close by', text: 'Give a heart to the words you want to find again.' },
  {
    icon: 'lock',
    title: 'Yours alone',
    text: 'Your words are sealed. You can take them with you as plain text at any time.',
  },
];

export function FeatureCards() {
  return (
    <Grid min="15rem">
      {features.map(({ icon, title, text }) => (
        <Card key={title} tone="sunken">
          <Icon name={icon} size={28} />
          <CardTitle as="h2">{title}</CardTitle>
          <p>{text}</p>
        </Card>
      ))}
    </Grid>
  );
}
