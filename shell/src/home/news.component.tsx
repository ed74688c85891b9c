import { AppLink } from '@moons/area-kit/kernel';
import { Badge, Card, CardTitle, Grid, Section, Stack } from '@moons/ui/kernel';
import { findAreaRoute } from '../routing/route-rules.ts';
import { useAreas } from '../shell-context.tsx';
import type { MemberHome } from './member-home.data.ts';

/** What is going on in the house just now; nothing is shown where nothing is. */
export function News({ home }: { home: MemberHome }) {
  const areas = useAreas();
  const isServed = (path: string) => findAreaRoute(path, areas) !== undefined;
  const circles = (isServed('/stream') && home.liveCircles) || [];
  const posts = (isServed('/community') && home.latestPosts) || [];
  const retreat = isServed('/retreats') ? home.nextRetreat : null;
  if (circles.length + posts.length === 0 && !retreat) return null;
  return (
    <Section title="In the house today">
      {(circles.length > 0 || retreat) && (
        <Grid as="ul" min="26rem">
          {circles.map(({ id, title }) => (
            <Card as="li" key={id} interactive tone="rose">
              <Badge tone="live">Live now</Badge>
              <CardTitle>
                <AppLink to={`/stream/${id}`}>{title}</AppLink>
              </CardTitle>
              <p>The door is open. Come in, and speak or only listen.</p>
            </Card>
          ))}
          {retreat && (
            <Card as="li" interactive tone="gold">
              <Badge>Next retreat</Badge>
              <CardTitle>
                <AppLink to="/retreats">{retreat.title}</AppLink>
              </CardTitle>
              <p>{day(retreat.startDate)}</p>
            </Card>
          )}
        </Grid>
      )}
      {posts.length > 0 && (
        <Grid as="ul" min="17rem">
          {posts.map(({ id, title, excerpt }) => (
            <Card as="li" key={id} interactive>
              <Badge>From the community</Badge>
              <Stack gap={2}>
                <CardTitle>
                  <AppLink to="/community">{title ?? 'A sister shares'}</AppLink>
                </CardTitle>
                {excerpt && <p>{excerpt}</p>}
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Section>
  );
}

const day = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
