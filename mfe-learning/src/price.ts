/** Dollars from integer cents, without cents when there are none; no price is 'Free' (member spec, section 2). */
export function priceText(cents: number | undefined): string {
  if (!cents) return 'Free';
  const digits = cents % 100 === 0 ? 0 : 2;
  return dollars(cents / 100, digits);
}

/** A retreat's price: price/100 rounded to whole dollars (member spec, section 2). */
export function wholeDollars(cents: number): string {
  return dollars(Math.round(cents / 100), 0);
}

function dollars(amount: number, digits: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
