import { require } from './paths.mjs';

const LoadScript = require('webpack/lib/runtime/LoadScriptRuntimeModule');
const name = 'ScriptGuardPlugin';

/**
 * Lets the shell see each script that a build's own chunk loader makes, before it is fetched: the
 * shell puts the released integrity on it, and a new address after a failed try. Federation's own hook
 * reaches an area's entry only, not the chunks behind it.
 */
export class ScriptGuardPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = LoadScript.getCompilationHooks(compilation);
      hooks.createScript.tap(name, (source) => `${source}\nself.moonsScript?.(script, url);`);
    });
  }
}
