import type { EngineModule } from './engine/engine.ts'

/**
 * Loads the engine where a bundler can follow: for programs that may carry it, which is a worker's and no page's. In the package
 * it is the one built file `engine.js` (see vite.service.config.ts).
 */
export const engineHere = (): Promise<EngineModule> => import('./engine/index.ts')
