import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The consumer's folder, and the packages in it. */
export const consumer = inject('consumer')
export const installed = join(consumer, 'node_modules/toncenter-react')
export const installedLocal = join(consumer, 'node_modules/toncenter-local')
export const installedCreate = join(consumer, 'node_modules/create-toncenter-app')
/** The folder of a consumer that has toncenter-react alone. */
export const bareConsumer = inject('bareConsumer')

export const read = (path: string) => readFileSync(join(installed, path), 'utf8')

interface Manifest {
  version: string
  exports: Record<string, string | { types: string; default: string }>
  bin: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional: boolean }>
}
export const manifest = JSON.parse(read('package.json')) as Manifest
export const localManifest = JSON.parse(readFileSync(join(installedLocal, 'package.json'), 'utf8')) as Manifest

export const createManifest = JSON.parse(readFileSync(join(installedCreate, 'package.json'), 'utf8')) as Manifest

/** All files below a folder, with `/` on every platform. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** All files of the packages. */
export const files = filesIn(installed)
export const localFiles = filesIn(installedLocal)
export const createFiles = filesIn(installedCreate)

/** The text that is imported as a module: `.`, `./ui` … */
export const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' || /\.css$|\*/.test(name)
    ? []
    : [{ name, specifier: name.replace('.', 'toncenter-react'), ...target }],
)

/** Entries that run in a page. The others need Node. */
const NODE_ONLY = ['./server', './server/node', './server/redis', './vite', './testing']
export const browserEntries = entries.filter(({ name }) => !NODE_ONLY.includes(name))
