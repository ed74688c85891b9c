import styled from 'styled-components';
import { AppLink } from '@moons/area-kit/kernel';
import { Card, CardTitle, Grid, Icon, Section } from '@moons/ui';
import { useAreas } from '../shell-context.tsx';
import { findAreaRoute } from '../routing/route-rules.ts';
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
      <Mark>
        <Icon name={tool.icon} size={26} />
      </Mark>
      <CardTitle>{isThere ? <AppLink to={tool.to}>{tool.title}</AppLink> : tool.title}</CardTitle>
      <p>{tool.text}</p>
    </Card>
  );
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  color: var(--rose);
  background: var(--rose-soft);
`;
