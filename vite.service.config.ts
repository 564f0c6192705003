import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const parts = ['service.ts', 'snapshot/demo.js', 'snapshot/whale.js']
const file = (path: string) => fileURLToPath(new URL(`src/local/${path}`, import.meta.url))

/**
 * Builds what answers in the local service into one file, dist/local/service.js: a process that starts it loads two modules
 * instead of a hundred and fifty, which is half of what it waits for. The snapshots stay apart, each loaded when it is needed.
 */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/local',
    emptyOutDir: false,
    minify: false,
    sourcemap: true,
    lib: {
      entry: Object.fromEntries(parts.map((path) => [path.replace(/\.\w+$/, ''), file(path)])),
      formats: ['es'],
    },
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})
