import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string
    /** toncenter-local, packed. */
    localTarball: string
    /** A folder that has both packages installed from their tarballs, as a consumer has. */
    consumer: string
    /** A folder that has toncenter-react alone, without what it needs only sometimes. */
    bareConsumer: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The packages that a consumer may have beside ours: dependencies, peers, and the types that these need. */
const BESIDE = [
  'react',
  'react-dom',
  'zod',
  'undici',
  'd3-array',
  'd3-shape',
  'vite',
  '@tanstack',
  '@testing-library',
  '@types',
  '@vitejs',
  'redis',
  '@redis',
  // Of the recipes in the guides.
  'msw',
  'vitest',
  // Of the client that is made of the OpenAPI files.
  'openapi-fetch',
  // Of a guide.
  '@ton',
]

/** Of these, what toncenter-react loads when it is used. */
const OPTIONAL = [
  'undici',
  'redis',
  '@redis',
  'vite',
  '@vitejs',
  'msw',
  'vitest',
  '@testing-library',
  'openapi-fetch',
  '@ton',
]

/** Packs what is built once for all tests of this project, and installs the tarballs into empty consumers. */
export default function setup(project: TestProject) {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('There is no dist/: run `npm run build` first.')
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-package-'))
  const shell = process.platform === 'win32'
  const packed = ['--workspaces', '--include-workspace-root', '--ignore-scripts', '--pack-destination', folder]
  execFileSync('npm', ['pack', ...packed], { cwd: root, stdio: 'pipe', shell })
  const [localTarball, tarball] = ['toncenter-local', 'toncenter-react'].map((name) =>
    join(folder, readdirSync(folder).find((file) => file.startsWith(name)) ?? ''),
  ) as [string, string]

  /** A consumer with our packages from their tarballs, and others linked to those of the repository. */
  function install(name: string, tarballs: Record<string, string>, beside: readonly string[]): string {
    const modules = join(folder, name, 'node_modules')
    for (const [of, file] of Object.entries(tarballs)) {
      mkdirSync(join(modules, of), { recursive: true })
      execFileSync('tar', ['-xzf', file, '-C', join(modules, of), '--strip-components=1'])
    }
    for (const of of beside) symlinkSync(join(root, 'node_modules', of), join(modules, of), 'junction')
    return join(folder, name)
  }

  project.provide('tarball', tarball)
  project.provide('localTarball', localTarball)
  project.provide(
    'consumer',
    install('consumer', { 'toncenter-react': tarball, 'toncenter-local': localTarball }, BESIDE),
  )
  const needed = BESIDE.filter((name) => !OPTIONAL.includes(name))
  project.provide('bareConsumer', install('bare', { 'toncenter-react': tarball }, needed))
  return () => rmSync(folder, { recursive: true, force: true })
}
