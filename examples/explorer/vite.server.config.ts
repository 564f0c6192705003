import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sourceAlias } from '../../scripts/source-alias.ts'

/** Builds server.ts for Node. The local service in it looks for engine.js beside itself: all files lie in one folder. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias: sourceAlias },
  build: {
    target: 'es2022',
    ssr: 'server.ts',
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
})
