import { createServer } from 'vite'
import { root } from './setup.mjs'

/** Loads the TypeScript sources with `ssrLoadModule`: a Vite that listens to nothing and watches nothing. Close it at the end. */
export const createLoader = () =>
  createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
