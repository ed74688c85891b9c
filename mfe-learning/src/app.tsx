import { createLifecycles, Route, Routes } from '@moons/area-kit';
import { LibraryPage } from './library/library.page.tsx';
import { RetreatsPage } from './retreats/retreats.page.tsx';

/** What the area draws; exported for its tests. */
export function App() {
  return (
    <Routes>
      <Route path="/courses" element={<LibraryPage />} />
      <Route path="/retreats" element={<RetreatsPage />} />
    </Routes>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(App);
