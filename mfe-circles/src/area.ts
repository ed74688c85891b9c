import type { AreaDescriptor } from '@moons/contracts/platform/area';

export const area: AreaDescriptor = {
  name: 'circles',
  title: 'Live circles',
  routes: [
    { path: '/circles', door: 'member', title: 'Live Circles' },
    { path: '/stream', door: 'member', title: 'Sacred Circle' },
  ],
  nav: [{ group: 'community', label: 'Live Circles', to: '/circles', order: 110, door: 'member' }],
  widgets: [],
};
