import { createLifecycles, Route, Routes } from '@moons/area-kit';
import { JournalPage } from './journal/journal.page.tsx';

/** What the area draws; exported for its tests. */
export function App() {
  return (
    <Routes>
      <Route path="/journal" element={<JournalPage />} />
    </Routes>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(App);
