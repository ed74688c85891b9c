import { createLifecycles, Route, Routes } from '@moons/area-kit';
import { AssessmentPage } from './assessment/assessment.page.tsx';

/** What the area draws; exported for its tests. */
export function App() {
  return (
    <Routes>
      <Route path="/assessment" element={<AssessmentPage />} />
    </Routes>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(App);
