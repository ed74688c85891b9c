import { useEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { FailureBoundary } from './failure-boundary.tsx';
import { PlatformProvider } from './platform-context.tsx';
import type { MfeProps, Platform } from './platform.ts';
import type { MfeLifecycles } from './platform.ts';

function Ready({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/**
 * single-spa lifecycles of an area, by hand: `mount` is done when the area has drawn itself, and a
 * render error is told to the shell, which shows its card with Retry in the area's place.
 */
export function createLifecycles(App: ComponentType<{ platform: Platform }>): MfeLifecycles {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    async bootstrap() {},
    mount: ({ name, domElement, platform, onFailure }: MfeProps) =>
      new Promise<void>((drawn, failed) => {
        const root = createRoot(domElement, { identifierPrefix: `${name}-` });
        roots.set(domElement, root);
        const giveUp = (error: unknown) => {
          failed(error instanceof Error ? error : new Error(String(error)));
          onFailure(error);
        };
        root.render(
          <PlatformProvider platform={platform}>
            <FailureBoundary onFailure={giveUp}>
              <BrowserRouter>
                <App platform={platform} />
              </BrowserRouter>
              <Ready tell={drawn} />
            </FailureBoundary>
          </PlatformProvider>,
        );
      }),
    async unmount({ domElement }: MfeProps) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
    },
  };
}
