// Packages that only `npm run test:full`, `npm run bench` and `npm run api` use. They install them in tools/, away from those of
// the repository: `npm ci`, `npm run check` and `npm test` need none of them.
import { createRequire } from 'node:module'

/** Loads a package of tools/, in the version that tools/package.json names; `resolve` gives the path of a file. */
export const requireTool = createRequire(new URL('../tools/package.json', import.meta.url))
