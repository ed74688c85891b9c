import { brand } from '@moons/contracts/brand';
import type { House } from './house-options.ts';

/** The password of the development accounts (deploy/keycloak/realm/moons-users-0.json). */
export const developmentPassword = 'moonlight-1';

export const developmentAccounts = [
  { email: 'member@moons.test', what: 'a member, tier seeker' },
  { email: 'host@moons.test', what: 'a host of circles, tier golden-goddess' },
  { email: 'admin@moons.test', what: 'an admin, moderator and publisher' },
] as const;

/** The last lines of a start: where everything is and who may log in. */
export function sayAddresses(house: House, seconds: number): void {
  const { urls, keycloakConsole: keycloak } = house;
  const lines = [
    '',
    `${brand} is ready after ${seconds.toFixed(0)} s.`,
    '',
    `  Product         ${house.origin}`,
    ...(urls.inbox ? [`  Inbox           ${urls.inbox}  (every mail and text message)`] : []),
    ...(keycloak ? [`  Keycloak        ${keycloak.address}  (${keycloak.user} / ${keycloak.password})`] : []),
    `  Logs, data      ${house.dataDir}`,
    '',
    `  Log in with the password ${developmentPassword} as`,
    ...developmentAccounts.map(({ email, what }) => `    ${email.padEnd(20)} ${what}`),
    '',
    'Ctrl-C stops everything.',
  ];
  console.log(lines.join('\n'));
}
