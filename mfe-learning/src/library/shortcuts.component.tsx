import type { Resource } from '@moons/contracts/learning/courses';
import { Button, Card, CardTitle, Grid, Section } from '@moons/ui';

const shortcuts: { category: Resource['category']; title: string; text: string; act: string }[] = [
  {
    category: 'meditation',
    title: 'Only a few minutes?',
    text: 'Short meditations, for waking nights, hot moments and the end of the day.',
    act: 'Show meditations',
  },
  {
    category: 'course',
    title: 'Time to go deeper?',
    text: 'Courses of several lessons that go along with you for a while.',
    act: 'Show courses',
  },
];

/** Shortcut cards that set the category (member spec, section 2). */
export function Shortcuts({ onChoose }: { onChoose: (category: Resource['category']) => void }) {
  return (
    <Section title="Where to begin">
      <Grid min="24rem" gap={4}>
        {shortcuts.map(({ category, title, text, act }) => (
          <Card key={category} tone="sunken">
            <CardTitle>{title}</CardTitle>
            <p>{text}</p>
            <Button variant="secondary" size="small" onClick={() => onChoose(category)}>
              {act}
            </Button>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
