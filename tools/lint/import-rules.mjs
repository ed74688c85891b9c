import { existsSync, readdirSync } from 'node:fs';

/**
 * The house's import directions (design, section 2), generated from the folders that are there: a new area,
 * service or package is held to them without anyone listing it.
 */
const folders = (parent, pattern = /./) =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
        .map((entry) => (parent === '.' ? entry.name : `${parent}/${entry.name}`))
    : [];

const packages = folders('packages');
const services = folders('services');
const areas = folders('.', /^mfe-/);
const shared = (...names) => packages.filter((folder) => names.includes(folder.split('/')[1]));

const allowed = new Map([
  ...areas.map((folder) => [folder, shared('contracts', 'crisis', 'ui', 'area-kit')]),
  ...services.map((folder) => [folder, shared('contracts', 'crisis', 'service-kit')]),
  ['packages/contracts', []],
  ['packages/crisis', shared('contracts')],
  ['packages/ui', shared('contracts')],
  ['packages/area-kit', shared('contracts', 'ui')],
  ['packages/service-kit', shared('contracts')],
  ['shell', shared('contracts', 'ui', 'area-kit')],
  ['gateway', shared('contracts')],
  ['local', shared('contracts')],
]);
const houseFolders = [...packages, ...services, ...areas, 'shell', 'gateway', 'local', 'e2e', 'bench'];

const inside = (list) => `^(${list.join('|')})/`;

const directions = [...allowed].flatMap(([folder, targets]) => {
  const forbidden = houseFolders.filter((other) => other !== folder && !targets.includes(other));
  return existsSync(folder)
    ? [
        {
          name: `${folder.replace('/', '-')}-imports-only-${targets.map((t) => t.split('/')[1]).join('-') || 'itself'}`,
          severity: 'error',
          from: { path: inside([folder]) },
          to: { path: inside(forbidden) },
        },
      ]
    : [];
});

export const rules = [
  ...directions,
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'contracts-import-zod-alone',
    severity: 'error',
    from: { path: '^packages/contracts/src', pathNot: '\\.spec\\.ts$' },
    to: {
      dependencyTypesNot: ['local', 'undetermined'],
      pathNot: ['node_modules/zod/', '^packages/contracts/'],
    },
  },
  {
    name: 'elastic-licensed-code-stays-out',
    severity: 'error',
    from: {},
    to: { path: 'node_modules/@apollo/(federation-internals|subgraph|gateway|composition)' },
  },
];
