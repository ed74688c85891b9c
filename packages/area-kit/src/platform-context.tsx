import { createContext, useContext, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AuthUser } from '@moons/contracts/membership/profile';
import type { Platform, Toast } from './platform.ts';
import { useStore } from './store.ts';

const PlatformContext = createContext<Platform | null>(null);

/** Gives everything below it the platform and the shared data cache. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={platform.queryClient}>{children}</QueryClientProvider>
    </PlatformContext>
  );
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformProvider above it.');
  return platform;
}

// Prerendered pages never carry a user: while hydrating, she is "still loading".
const userUnknown = () => undefined;

/** The signed-in user, `null` for a visitor, `undefined` while that is not known yet. */
export function useUser(): AuthUser | null | undefined {
  return useStore(usePlatform().user, userUnknown);
}

/** Shows one toast; a new one takes the place of the one before (visitor spec, section 9). */
export function useToast(): (toast: Toast) => void {
  return usePlatform().toasts.show;
}

/** Goes to a path of ours, also one of another area. */
export function useNavigate(): (to: string) => void {
  return usePlatform().navigate;
}

/** Address of the login that leads back to this page. */
export function useLoginHref(): string {
  return usePlatform().loginHref();
}
