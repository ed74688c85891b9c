export { mockCall, type MockAnswer } from './testing/mock-call.ts';
export { mockFetch, type MadeCall } from './testing/mock-fetch.ts';
export {
  fakePlatform,
  testMember,
  type FakePlatform,
  type FakePlatformOptions,
} from './testing/fake-platform.ts';
export { renderArea, type RenderAreaOptions, type RenderedArea } from './testing/render-area.tsx';
