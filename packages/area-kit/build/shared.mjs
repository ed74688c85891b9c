import { versionOf } from './paths.mjs';

// react-query and react-router are not here: areas get the parts that they use from area-kit, since a shared
// module is never tree-shaken.
/** Module requests of which a page has exactly one copy, owned by the shell, and their packages. */
const singletons = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  '@moons/ui': '@moons/ui',
  '@moons/area-kit': '@moons/area-kit',
};

/**
 * The shared modules of a build. A released area brings none of them (`import: false`), so that no
 * area ever serves another's libraries.
 */
export function sharedModules({ provides }) {
  const entry = ([request, name]) => {
    const version = versionOf(name);
    const share = { singleton: true, version, requiredVersion: `^${version}` };
    return [request, provides ? share : { ...share, import: false }];
  };
  return Object.fromEntries(Object.entries(singletons).map(entry));
}
