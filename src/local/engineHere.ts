import type { EngineModule } from './engine/engine.ts'

/**
 * Loads the engine by an import that a bundler follows. Only programs that may carry the engine import this file: a worker, but no
 * page. In the package it is the one built file `engine.js` (see vite.service.config.ts).
 */
export const engineHere = (): Promise<EngineModule> => import('./engine/index.ts')
