/** The hosts of the proxy in these tests, from the npm registry. */
const VERSIONS = {
  '@hono/node-server': '2.1.8',
  '@types/express': '5.0.6',
  '@types/node': '20.19.43',
  '@types/react': '19.3.0',
  'edge-runtime': '4.0.1',
  express: '5.3.0',
  express4: 'npm:express@4.22.3',
  hono: '4.13.19',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '5.9.3',
  workerd: '1.20261117.1',
}

export type Package = keyof typeof VERSIONS

/** Names with versions, as `npm install` takes them. */
export const versioned = (names: readonly Package[]): string[] => names.map((name) => `${name}@${VERSIONS[name]}`)
