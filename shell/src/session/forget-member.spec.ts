import { QueryClient } from '@tanstack/react-query';
import { forgetMember } from './forget-member.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a logout leaves nothing of her on this device, and her choice of colours alone', async () => {
  localStorage.setItem('moons-member:m1:journal-draft', 'private words');
  localStorage.setItem('moons-theme', 'dark');
  sessionStorage.setItem('moons-member:m1:circle-unsent:s1', '[]');
  sessionStorage.setItem('intendedRoute', '/journal');
  const queryClient = new QueryClient();
  queryClient.setQueryData(['/api/journal'], [{ content: 'private words' }]);
  await forgetMember(queryClient);
  expect(Object.keys(localStorage)).toEqual(['moons-theme']);
  expect(sessionStorage).toHaveLength(0);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('what an area keeps as the document goes is forgotten too', async () => {
  const keep = () => localStorage.setItem('moons-member:m1:journal-draft', 'private words');
  addEventListener('pagehide', keep);
  await forgetMember(new QueryClient());
  dispatchEvent(new Event('pagehide'));
  removeEventListener('pagehide', keep);
  expect(localStorage).toHaveLength(0);
});
