import type { AreaDescriptor } from '@moons/contracts/platform/area';

export const area: AreaDescriptor = {
  name: 'assessment',
  title: 'Assessment',
  routes: [{ path: '/assessment', door: 'public', title: 'Moon Phase Assessment' }],
  nav: [
    { group: 'top', label: 'Assessment', to: '/assessment', order: 10, door: 'public' },
    { group: 'sacred-tools', label: 'Moon Phase Assessment', to: '/assessment', order: 10, door: 'member' },
  ],
  widgets: ['AssessmentWidget'],
};
