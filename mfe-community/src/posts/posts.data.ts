import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { invalidateCall, toCallError, usePlatform, useSend, useToast } from '@moons/area-kit';
import type { CallError } from '@moons/area-kit';
import { callKey, callUrl, request } from '@moons/contracts/client';
import { createPost, listPosts } from '@moons/contracts/community/posts';
import type { Post } from '@moons/contracts/community/posts';
import type { Phase } from '@moons/contracts/phases';

const pageSize = 20;

interface PostPage {
  posts: Post[];
  /** Where the older posts begin, if there are any. */
  next: string | undefined;
}

/** The cursor that a `Link` header names as the next page (design, section 3). */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (!address) return undefined;
  return new URLSearchParams(address.split('?')[1]).get('cursor') ?? undefined;
}

/** The feed, newest first, twenty at a time. Others write too: opening the page asks again. */
export function usePosts(phase: Phase | undefined): UseInfiniteQueryResult<Post[], CallError> {
  const { fetch } = usePlatform();
  return useInfiniteQuery<PostPage, CallError, Post[], readonly string[], string | undefined>({
    queryKey: [...callKey(listPosts, { query: { phase, limit: pageSize } }), 'pages'],
    initialPageParam: undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      try {
        const url = callUrl(listPosts, { query: { phase, cursor, limit: pageSize } });
        const answer = await request('GET', url, undefined, { fetch, signal });
        const posts = listPosts.responses[200].parse(await answer.json());
        return { posts, next: nextCursor(answer.headers.get('link')) };
      } catch (error) {
        throw toCallError(error);
      }
    },
    getNextPageParam: ({ next }) => next,
    select: distinctPosts,
    refetchOnMount: 'always',
    // Being offline is an answer to show, or the offline worker's business, not a reason to wait in silence.
    networkMode: 'always',
  });
}

// A post that is shared while she pages moves the others on: the same one may stand on two pages.
function distinctPosts({ pages }: InfiniteData<PostPage, string | undefined>): Post[] {
  return [...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values()];
}

/** Shares a post, with the notices of the member spec, section 8. */
export function useSharePost({ onKept }: { onKept: () => void }) {
  const toast = useToast();
  const { queryClient } = usePlatform();
  return useSend(createPost, {
    onSuccess: () => {
      onKept();
      void invalidateCall(queryClient, listPosts);
      toast({
        title: 'Sacred Share Posted',
        description: 'Thank you for trusting the circle with your words.',
      });
    },
    onError: (error) => {
      if (error.message.includes('review')) {
        // It is kept, and stands in her own feed until someone has read it.
        onKept();
        void invalidateCall(queryClient, listPosts);
        toast({
          title: 'Sacred Space Guidelines',
          description:
            'Your post is being gently reviewed to ensure it aligns with our sacred space guidelines.',
        });
        return;
      }
      toast({
        title: 'Your words are still here',
        description: 'There was an issue sharing your post. Please try again.',
        variant: 'destructive',
      });
    },
  });
}
