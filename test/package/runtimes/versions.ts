/** The servers, runtimes and bundlers of these tests, from the npm registry. */
const VERSIONS = {
  '@hono/node-server': '2.1.8',
  '@rollup/plugin-commonjs': '29.0.3',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@rollup/plugin-replace': '6.0.3',
  '@rspack/core': '2.3.2',
  '@tanstack/react-query': '5.108.0',
  '@types/express': '5.0.6',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  bun: '1.4.5',
  deno: '2.9.6',
  'edge-runtime': '4.0.1',
  esbuild: '0.28.2',
  express: '5.3.0',
  express4: 'npm:express@4.22.3',
  hono: '4.13.19',
  next: '16.4.6',
  parcel: '2.16.4',
  process: '0.11.10',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.7',
  typescript: '5.9.3',
  vite: '8.3.8',
  webpack: '5.112.2',
  workerd: '1.20261117.1',
}

export type Package = keyof typeof VERSIONS

/** Names with versions, as `npm install` takes them. */
export const versioned = (names: readonly Package[]): string[] => names.map((name) => `${name}@${VERSIONS[name]}`)
