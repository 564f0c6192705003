import type { EngineModule } from './engine/engine.ts'
import { Refusal } from './service/refusal.ts'

/** By the extension of this very file. A look-up, because bundlers see through a condition and follow both of its branches. */
const engines: Readonly<Record<string, string>> = { ts: './engine/index.ts', js: './engine.js' }

/**
 * Loads the engine, 7 MB with its WASM, in Node; a worker has a loader of its own. The specifier is computed on purpose. No bundler
 * can follow it, so no page ever carries the engine, not even as a lazy chunk. In the sources the engine is a folder of modules; in
 * toncenter-local `vite.engine.config.ts` has built `engine.js` beside this file.
 */
export function loadEngine(): Promise<EngineModule> {
  // Bundlers put a `process` into pages too, but none with a version of Node.
  if (!globalThis.process?.versions?.node)
    throw new Refusal(
      501,
      'The local service needs the TVM for this, which runs in Node and in a worker (toncenter-react/local/worker), not in the page itself: to send, to run get-methods, to estimate, to mine, and to bake another chain than the default one.',
    )
  const extension = import.meta.url.split('.').at(-1) ?? ''
  return import(/* @vite-ignore */ /* webpackIgnore: true */ engines[extension] as string)
}
