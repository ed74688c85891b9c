/**
 * Where a login leads back to: a path of ours, else the landing. Never another origin (`//`, `/\`), nor a
 * path that is not a page (`/api`, `/auth`). Control characters are refused, browsers drop some of them.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > 1_000 || !/^\/(?![/\\])/.test(wanted)) return '/';
  if (/[\u0000-\u0020\u007f-\uffff\\]/.test(wanted)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, 'http://ours.invalid');
  if (origin !== 'http://ours.invalid' || pathname.startsWith('//')) return '/';
  if (/^\/(api|auth)(\/|$)/i.test(pathname)) return '/';
  return pathname + search + hash;
}
