import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The public names of both packages on their sources, for Vite: what is developed against is what is edited, with no build between. */
export const sourceAlias = [
  // In the sources each CSS module brings itself in.
  { find: /^toncenter-react\/styles(\.layer|\/\w+)?\.css$/, replacement: at('no-styles.css') },
  { find: /^toncenter-react$/, replacement: at('../src/index.ts') },
  { find: /^toncenter-local$/, replacement: at('../src/local/package.ts') },
  { find: /^toncenter-local\/worker$/, replacement: at('../src/local/hosts/workerService.ts') },
  // The entry of one component or hook is made by the build.
  { find: /^toncenter-react\/ui\/(?!ru$)\w+$/, replacement: at('../src/ui.ts') },
  { find: /^toncenter-react\/(.+)$/, replacement: at('../src/$1.ts') },
]
