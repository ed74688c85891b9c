import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  gatewayClient: string;
  membershipClient: string;
  livekitSecret: string;
  /** One per service, base64 of 32 bytes: no service can open another's texts. */
  services: Record<string, string>;
}

const random = (): string => randomBytes(32).toString('base64');

/** The house's own secrets, made once and kept beside its data. */
export function secretsOf(dataDir: string, serviceNames: readonly string[]): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const known: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets: Secrets = {
    gatewayClient: known.gatewayClient ?? random(),
    membershipClient: known.membershipClient ?? random(),
    livekitSecret: known.livekitSecret ?? randomBytes(32).toString('hex'),
    services: Object.fromEntries(serviceNames.map((name) => [name, known.services?.[name] ?? random()])),
  };
  writeFileSync(file, JSON.stringify(secrets, undefined, 2), { mode: 0o600 });
  return secrets;
}
