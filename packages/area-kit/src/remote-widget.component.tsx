import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { AreaName } from '@moons/contracts/platform/area';
import { ErrorState, LoadingState } from '@moons/ui/kernel';
import { FailureBoundary } from './failure-boundary.tsx';
import { usePlatform } from './platform-context.tsx';
import type { Platform } from './platform.ts';

export interface RemoteWidgetProps<P extends object> {
  readonly area: AreaName;
  /** As the area's descriptor lists it under `widgets`. */
  readonly name: string;
  /** What a person calls it: "The breathing space". */
  readonly title: string;
  readonly props: P;
  /** Shown while it loads; the widget's own size, so that nothing shifts. */
  readonly placeholder?: ReactNode;
}

/** A component of another area, by name; when it cannot be had, a card with a way to try again. */
export function RemoteWidget<P extends object>(widget: RemoteWidgetProps<P>) {
  const platform = usePlatform();
  const { area, name, title, props, placeholder = <LoadingState label={`${title} is coming…`} /> } = widget;
  // `lazy` keeps a rejection for ever: another try needs another lazy component.
  const [Remote, setRemote] = useState(() => loadWidget<P>(platform, area, name));
  return (
    <FailureBoundary
      fallback={(retry) => (
        <ErrorState
          title={`${title} is resting just now`}
          onRetry={() => {
            setRemote(() => loadWidget<P>(platform, area, name));
            retry();
          }}
        >
          Everything else on this page works as usual.
        </ErrorState>
      )}
    >
      <Suspense fallback={placeholder}>
        <Remote {...props} />
      </Suspense>
    </FailureBoundary>
  );
}

function loadWidget<P extends object>(platform: Platform, area: AreaName, name: string): ComponentType<P> {
  return lazy(async () => {
    const widgets = await platform.load(`${area}/widgets`);
    const widget = widgets[name] as ComponentType<P> | undefined;
    if (!widget) throw new Error(`${area} has no widget named ${name}.`);
    return { default: widget };
  }) as unknown as ComponentType<P>;
}
