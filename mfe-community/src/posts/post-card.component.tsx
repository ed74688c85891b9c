import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Post } from '@moons/contracts/community/posts';
import { Badge, Button, Card, CardTitle, MoonPhase, Stack } from '@moons/ui';
import { postDate } from './post-date.ts';
import { authorOf, phaseLabel } from './post-texts.ts';

/** Longer posts are folded, so that one voice does not fill the screen. */
const foldFrom = 700;

const Words = styled.p<{ $folded: boolean }>`
  max-width: 42rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $folded }) =>
    $folded &&
    `
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 9;
  `}
`;
const Title = styled(CardTitle)`
  overflow-wrap: anywhere;
`;
const Byline = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
  strong {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A post of the feed (member spec, section 2). */
export function PostCard({ post }: { post: Post }) {
  const id = useId();
  const long = post.content.length > foldFrom;
  const [folded, setFolded] = useState(long);
  const author = authorOf(post);
  return (
    <Card as="article" aria-labelledby={`${id}-head`}>
      <Stack direction="row" gap={3}>
        {post.phase && <MoonPhase phase={post.phase} size={40} />}
        <Byline id={`${id}-head`}>
          <strong>{author}</strong>
          <br />
          <time dateTime={post.createdAt}>{postDate(post.createdAt)}</time>
        </Byline>
      </Stack>
      {post.title && <Title>{post.title}</Title>}
      <Words id={`${id}-words`} $folded={folded}>
        {post.content}
      </Words>
      {long && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={!folded}
          aria-controls={`${id}-words`}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Read it all' : 'Show less'}
        </Button>
      )}
      {(post.phase ?? post.held ?? post.mine) && (
        <Stack direction="row" gap={2} wrap>
          {post.phase && <Badge tone={post.phase}>{phaseLabel(post.phase)}</Badge>}
          {post.mine && <Badge>Shared by you</Badge>}
          {post.held && <Badge tone="gold">Being gently reviewed, visible only to you</Badge>}
        </Stack>
      )}
    </Card>
  );
}
