import type { AreaDescriptor } from '@moons/contracts/platform/area';

export const area: AreaDescriptor = {
  name: 'learning',
  title: 'Learning',
  routes: [
    { path: '/courses', door: 'member', title: 'Courses & Workshops' },
    { path: '/retreats', door: 'member', title: 'Sacred Retreats' },
  ],
  nav: [
    { group: 'learning', label: 'Courses & Workshops', to: '/courses', order: 20, door: 'member' },
    { group: 'learning', label: 'Sacred Retreats', to: '/retreats', order: 30, door: 'member' },
  ],
  widgets: [],
};
