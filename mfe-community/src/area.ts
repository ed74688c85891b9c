import type { AreaDescriptor } from '@moons/contracts/platform/area';

export const area: AreaDescriptor = {
  name: 'community',
  title: 'Community',
  routes: [{ path: '/community', door: 'member', title: 'Sacred Circles' }],
  nav: [
    { group: 'community', label: 'Sacred Circles', to: '/community', order: 10, door: 'member' },
    { group: 'community', label: 'Member Home', to: '/home', order: 20, door: 'member' },
  ],
  widgets: [],
};
