/** Visitor spec, section 9, "Timing and limits". */
export const toastDefaults = {
  visible: 1,
  displayMs: 5_000,
  removalDelayMs: 1_000_000,
  swipe: { direction: 'right', thresholdPx: 50 },
  hotkey: 'F8',
  maxWidthPx: 420,
} as const;
export const tooltipDefaults = { openMs: 700, skipDelayMs: 300 } as const;
/** The data cache: never stale by itself, no refetch on focus or interval, no retry. */
export const cacheDefaults = {
  queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
  mutations: { retry: false },
} as const;
