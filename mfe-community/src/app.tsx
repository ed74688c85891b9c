import { createLifecycles, Route, Routes } from '@moons/area-kit';
import { PostsPage } from './posts/posts.page.tsx';

/** What the area draws; exported for its tests. */
export function App() {
  return (
    <Routes>
      <Route path="/community" element={<PostsPage />} />
    </Routes>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(App);
