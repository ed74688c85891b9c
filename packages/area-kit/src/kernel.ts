// What shell and areas both need. Without the router, which the shell's first load does not carry.
export type { MfeProps, Platform, Toast } from './platform.ts';
export type { MfeLifecycles, RemoteId, RemoteModules, WidgetModule } from './platform.ts';
export { createStore, useStore, type Store, type WritableStore } from './store.ts';
export {
  PlatformProvider,
  useLoginHref,
  useNavigate,
  usePlatform,
  useToast,
  useUser,
} from './platform-context.tsx';
export { createQueryClient } from './query-client.ts';
export { useCall, type UseCallOptions } from './use-call.ts';
export { invalidateCall, useSend, type UseSendOptions } from './use-send.ts';
export { isUnreachable, toCallError } from './call-failure.ts';
export { isBelow, usePath } from './use-path.ts';
export { AppLink, type AppLinkProps } from './app-link.component.tsx';
export { FailureBoundary } from './failure-boundary.tsx';
export { RemoteWidget, type RemoteWidgetProps } from './remote-widget.component.tsx';
// One class for everyone: an area's own copy of the contracts would fail `instanceof`.
export { CallError } from '@moons/contracts/call-error';
