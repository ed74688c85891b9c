import { toastDefaults } from '@moons/contracts/shell-constants';

export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
}
export interface Toast extends ToastInput {
  id: string;
  /** A toast is open or dismissed (visitor spec, section 5); a dismissed one is kept until its removal delay is over. */
  open: boolean;
}
export interface Toasts {
  get(): readonly Toast[];
  subscribe(changed: () => void): () => void;
  /** Shows a toast in place of the one before and returns its id. */
  show(toast: ToastInput): string;
  /** Dismisses one toast, or all without an id. */
  dismiss(id?: string): void;
}

/** The store of toasts: at most one visible, removed 1,000,000 ms after it was dismissed (visitor spec, section 9). */
export function createToasts(): Toasts {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => toasts,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show(toast) {
      count += 1;
      const id = String(count);
      set([{ ...toast, id, open: true }, ...toasts].slice(0, toastDefaults.visible));
      return id;
    },
    dismiss(id) {
      const meant = (toast: Toast) => toast.open && (id === undefined || toast.id === id);
      const gone = toasts.filter(meant).map((toast) => toast.id);
      if (gone.length === 0) return;
      set(toasts.map((toast) => (meant(toast) ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => !gone.includes(toast.id))), toastDefaults.removalDelayMs);
    },
  };
}
