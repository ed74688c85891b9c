import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { toastDefaults } from '@moons/contracts/shell-constants';
import { Button } from './button.tsx';
import { rise } from './styles.ts';
import type { Toast, Toasts } from './toasts.ts';
import { tokens } from './tokens.ts';
import { useToastLife } from './use-toast-life.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Viewport = styled.section`
  position: fixed;
  z-index: 90;
  inset: 0 0 auto;
  width: auto;
  height: auto;
  margin: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  padding: max(1rem, env(safe-area-inset-top)) 1rem 0;
  pointer-events: none;
  @media (min-width: ${tokens.breakpoint.sheet}) {
    inset: auto 0 0 auto;
    width: 100%;
    max-width: ${toastDefaults.maxWidthPx}px;
    padding: 1.5rem;
  }
`;
const destructive = css`
  color: var(--danger);
  background: var(--danger-soft);
  border-color: var(--danger);
`;
const Box = styled.div<{ $destructive: boolean }>`
  display: flex;
  gap: 1rem;
  align-items: flex-start;
  justify-content: space-between;
  padding: 1rem 0.75rem 1rem 1.25rem;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: ${tokens.radius.medium};
  box-shadow: var(--shadow);
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${rise} ${tokens.motion.calm} ease-out;
  ${(p) => p.$destructive && destructive}
  strong {
    display: block;
    font-weight: 600;
    line-height: 1.4;
  }
  p {
    font-size: ${tokens.size.small};
    line-height: 1.5;
  }
  button {
    margin: -0.375rem 0;
    padding: 0;
    color: inherit;
  }
`;

function ToastBox({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useToastLife(box, onDismiss);
  return (
    <Box ref={box} $destructive={toast.variant === 'destructive'}>
      <div>
        <strong>{toast.title}</strong>
        {toast.description !== undefined && <p>{toast.description}</p>}
      </div>
      <Button variant="quiet" size="small" icon="close" onClick={onDismiss}>
        <VisuallyHidden>Dismiss</VisuallyHidden>
      </Button>
    </Box>
  );
}

const none: readonly Toast[] = [];

/** Where toasts appear: at the top of small screens, bottom right on larger ones; F8 takes the focus there. */
export function Toaster({ store }: { store: Toasts }) {
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => none).filter((toast) => toast.open);
  const viewport = useRef<HTMLElement>(null);
  useEffect(() => {
    const hotkey = (event: KeyboardEvent) => {
      if (event.key === toastDefaults.hotkey) viewport.current?.focus();
    };
    document.addEventListener('keydown', hotkey);
    return () => document.removeEventListener('keydown', hotkey);
  }, []);
  const newest = toasts[0]?.id;
  useEffect(() => {
    const element = viewport.current;
    if (typeof element?.showPopover !== 'function') return;
    // Shown anew, it stands above a dialog that has opened meanwhile.
    element.hidePopover();
    element.showPopover();
  }, [newest]);
  const boxes = (bad: boolean) =>
    toasts
      .filter((toast) => (toast.variant === 'destructive') === bad)
      .map((toast) => <ToastBox key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />);
  // Both live regions are there before their first message, or some readers would miss it.
  return (
    <Viewport
      ref={viewport}
      popover="manual"
      tabIndex={-1}
      aria-label={`Notifications (${toastDefaults.hotkey})`}
    >
      <div role="status">{boxes(false)}</div>
      <div role="alert">{boxes(true)}</div>
    </Viewport>
  );
}
