import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Modules made up here. The emulator asks for randomness when it starts; the chain is given its seeds. */
const virtual: Readonly<Record<string, string>> = {
  '\0nothing': 'export default {}',
  '\0crypto': `
    export const randomBytes = (size) => globalThis.crypto.getRandomValues(new Uint8Array(size))
    export const randomFillSync = (view) => globalThis.crypto.getRandomValues(view)`,
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Builds the engine of the local service into one file, engine.js of toncenter-local: the TVM as WASM and the TON packages it needs,
 * so that nobody has to install four peers. It runs in Node and is fit for a browser's worker: `Buffer` is an import of the
 * modules that use it and never a global, and Node's own modules are not reached.
 */
export default defineConfig({
  define: {
    global: 'globalThis',
    // Read by the emulator in Node, and then unused: its WASM is handed to it.
    __dirname: '"/"',
    // Asked for by `typeof`: webpack answers that, and then keeps a name that no page has.
    __filename: 'undefined',
    'process.env.NODE_ENV': '"production"',
  },
  resolve: {
    alias: [
      { find: /^(?:node:)?buffer$/, replacement: file('node_modules/buffer/index.js') },
      { find: /^(?:node:)?(?:fs|path)$/, replacement: '\0nothing' },
      { find: /^(?:node:)?crypto$/, replacement: '\0crypto' },
      // The emulator that a debugger talks to: 1.4 MB, never started here.
      { find: /.*emulator-emscripten\.debugger(?:\.bpatch\.gzip)?\.js$/, replacement: '\0nothing' },
      { find: '@ton/crypto-primitives', replacement: file('node_modules/@ton/crypto-primitives/dist/browser.js') },
    ],
  },
  plugins: [{ name: 'virtual', resolveId: (id) => (id in virtual ? id : null), load: (id) => virtual[id] ?? null }],
  build: {
    target: 'es2022',
    outDir: 'packages/local/dist',
    emptyOutDir: false,
    minify: true,
    lib: { entry: file('src/local/engine/index.ts'), formats: ['es'], fileName: () => 'engine.js' },
    rolldownOptions: { transform: { inject: { Buffer: ['buffer', 'Buffer'] } } },
  },
})
