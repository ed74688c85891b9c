import type { ReactNode } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { PlatformProvider } from '../platform-context.tsx';
import { fakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform.ts';

export interface RenderAreaOptions extends FakePlatformOptions {
  /** Where she is; `/` when absent. */
  readonly path?: string;
}
export type RenderedArea = RenderResult & FakePlatform;

/** Draws an area (or a part of one) as the shell would, with mocked answers by contract. */
export function renderArea(ui: ReactNode, options: RenderAreaOptions = {}): RenderedArea {
  history.replaceState(null, '', options.path ?? '/');
  const fake = fakePlatform(options);
  const result = render(
    <PlatformProvider platform={fake.platform}>
      <BrowserRouter>{ui}</BrowserRouter>
    </PlatformProvider>,
  );
  return { ...result, ...fake };
}
