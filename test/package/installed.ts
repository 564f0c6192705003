import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The consumer's folder, and the package in it. */
export const consumer = inject('consumer')
export const installed = join(consumer, 'node_modules/toncenter-react')

export const read = (path: string) => readFileSync(join(installed, path), 'utf8')

interface Manifest {
  exports: Record<string, string | { types: string; default: string }>
  bin: Record<string, string>
}
export const manifest = JSON.parse(read('package.json')) as Manifest

/** All files of the package, with `/` on every platform. */
export const files = readdirSync(installed, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(installed.length + 1)
      .replaceAll('\\', '/'),
  )
  .sort()

/** The text that is imported as a module: `.`, `./ui` … */
export const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, specifier: name.replace('.', 'toncenter-react'), ...target }],
)

/** Entries that run in a page. The others need Node. */
const NODE_ONLY = ['./server', './server/node', './server/redis', './vite', './testing']
export const browserEntries = entries.filter(({ name }) => !NODE_ONLY.includes(name))
