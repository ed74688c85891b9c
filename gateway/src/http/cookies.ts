import { randomBytes } from 'node:crypto';

export const sessionCookie = '__Host-moons';
export const loginCookie = '__Host-moons-login';

/** 256 random bits, base64url: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const patterns = {
  [sessionCookie]: /(?:^|;\s*)__Host-moons=([\w-]{43})(?:;|$)/,
  [loginCookie]: /(?:^|;\s*)__Host-moons-login=([\w-]{43})(?:;|$)/,
};

/** The value of a cookie of ours, if it has the form that we give out. */
export function readCookie(header: string | undefined, name: keyof typeof patterns): string | undefined {
  return header === undefined ? undefined : patterns[name].exec(header)?.[1];
}

/** `maxAgeSeconds` absent: until the browser closes. The `__Host-` prefix demands Secure and Path=/. */
export function setCookie(name: string, value: string, maxAgeSeconds?: number): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax${age}`;
}

export const clearCookie = (name: string): string => setCookie(name, '', 0);

/** What Keycloak may see: every cookie but ours. */
export function withoutOwnCookies(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const kept = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^__Host-moons(-login)?=/.test(part));
  return kept.length > 0 ? kept.join('; ') : undefined;
}
