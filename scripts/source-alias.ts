import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package's public names on its sources, for Vite: what is developed against is what is edited, with no build between. */
export const sourceAlias = [
  // In the sources each CSS module brings itself in.
  { find: /^toncenter-react\/styles(\.layer)?\.css$/, replacement: at('no-styles.css') },
  { find: /^toncenter-react$/, replacement: at('../src/index.ts') },
  { find: /^toncenter-react\/(.+)$/, replacement: at('../src/$1.ts') },
]
