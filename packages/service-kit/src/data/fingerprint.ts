import { createHmac } from 'node:crypto';

/** JSON with keys in order, so that equal bodies have equal fingerprints. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    .join(',')}}`;
}

/** Keyed, because a plain hash of a short text can be guessed. */
export function fingerprint(secretKey: string, purpose: string, ...parts: string[]): string {
  const mac = createHmac('sha256', Buffer.from(secretKey, 'base64'));
  for (const part of [purpose, ...parts]) mac.update(`${Buffer.byteLength(part)}:${part}`);
  return mac.digest('base64url');
}
