import { AppLink } from '@moons/area-kit/kernel';
import { Card, CardTitle, Grid, Section } from '@moons/ui/kernel';
import { useAreas } from '../shell-context.tsx';
import { findAreaRoute } from '../routing/route-rules.ts';
import { Mark } from './mark.component.tsx';
import { tools, type Tool } from './tools.ts';

export function ToolsGrid() {
  const areas = useAreas();
  return (
    <Section
      title="Tools for Transformation"
      lead="Take what serves you today. Everything keeps until you want it."
    >
      <Grid as="ul" min="15rem">
        {tools.map((tool) => (
          <ToolCard key={tool.title} tool={tool} isThere={findAreaRoute(tool.to, areas) !== undefined} />
        ))}
      </Grid>
    </Section>
  );
}

function ToolCard({ tool, isThere }: { tool: Tool; isThere: boolean }) {
  return (
    <Card as="li" interactive={isThere}>
      <Mark icon={tool.icon} />
      <CardTitle>{isThere ? <AppLink to={tool.to}>{tool.title}</AppLink> : tool.title}</CardTitle>
      <p>{tool.text}</p>
    </Card>
  );
}
