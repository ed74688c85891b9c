import { Route, Routes } from '@moons/area-kit';
import { createLifecycles } from '@moons/area-kit';
import { CirclesPage } from './circles/circles.page.tsx';
import { StreamRoomPage } from './stream-room/stream-room.page.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/circles" element={<CirclesPage />} />
      <Route path="/stream/:streamId" element={<StreamRoomPage />} />
      <Route path="*" element={<CirclesPage />} />
    </Routes>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(App);
