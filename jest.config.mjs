import { readFileSync } from 'node:fs';

const swcrc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
// Jest finds the sources themselves: their own extensions stay.
const sources = { ...swcrc, swcrc: false, jsc: { ...swcrc.jsc, rewriteRelativeImportExtensions: false } };
const root = '<rootDir>';

/** Services and everything else that runs under Node: ES modules, as in production. */
const node = {
  displayName: 'node',
  testEnvironment: 'node',
  roots: ['packages/contracts', 'packages/service-kit', 'services', 'gateway', 'local', 'tools'].map(
    (folder) => `${root}/${folder}`,
  ),
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', sources] },
  moduleNameMapper: {
    '^@moons/service-kit$': `${root}/packages/service-kit/src/index.ts`,
    '^@moons/service-kit/testing$': `${root}/packages/service-kit/src/testing/index.ts`,
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.moons/'],
};

/** Pages and components, in jsdom. */
const browser = {
  displayName: 'browser',
  testEnvironment: 'jsdom',
  roots: [
    'packages/ui',
    'packages/area-kit',
    'shell',
    'mfe-assessment',
    'mfe-community',
    'mfe-learning',
    'mfe-circles',
    'mfe-wellness',
  ].map((folder) => `${root}/${folder}/src`),
  testMatch: ['**/*.spec.ts?(x)'],
  setupFilesAfterEnv: [`${root}/tools/test/browser-setup.ts`],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(single-spa|keycloak-js)/)'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.moons/'],
};

export default { projects: [node, browser] };
