import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon, tokens } from '@moons/ui/kernel';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, as long as that is so. */
export function OfflineBanner() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div role="status">
      {isOffline && (
        <Strip>
          <Icon name="info" size={20} />
          You are offline. You can go on reading; what needs a connection will wait.
        </Strip>
      )}
    </div>
  );
}

export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 1.25rem;
  color: var(--ink);
  background: var(--gold-soft);
  font-size: ${tokens.size.small};
`;
