/** When a token, already verified, was issued; the beginning of time when it does not say. */
export function issuedAt(token: string): Date {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { iat?: unknown };
  return new Date(typeof claims.iat === 'number' ? claims.iat * 1000 : 0);
}
