/** `1300` → `$13`; cents are shown only when there are any. */
export const price = (cents: number): string =>
  `$${cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)}`;
