import type { AreaDescriptor } from '@moons/contracts/platform/area';

export const area: AreaDescriptor = {
  name: 'wellness',
  title: 'Wellness',
  routes: [{ path: '/journal', door: 'member', title: 'Reflection Journal' }],
  nav: [{ group: 'sacred-tools', label: 'Reflection Journal', to: '/journal', order: 30, door: 'member' }],
  widgets: ['ContemplativePromptCard'],
};
