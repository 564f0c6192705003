import type { EngineModule } from './ledger/engine.ts'

/**
 * Loads the engine: 7 MB with its WASM. The specifier is computed on purpose. No bundler can follow it, so no page ever
 * carries the engine, not even as a lazy chunk; and one line serves the sources (tests, scripts), where the engine is a folder
 * of modules, and the package, where `vite.engine.config.ts` has built it, with all it needs, into `engine.js` beside this file.
 */
export function loadEngine(): Promise<EngineModule> {
  if (typeof process === 'undefined')
    throw new Error(
      'The local service bakes new chains in Node only; in a browser it serves the default seed and time.',
    )
  const specifier = import.meta.url.endsWith('.ts') ? './engine/index.ts' : './engine.js'
  return import(/* @vite-ignore */ /* webpackIgnore: true */ specifier)
}
