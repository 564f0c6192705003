import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string
    /** A folder that has the package installed from the tarball, as a consumer has. */
    consumer: string
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
  'd3-hierarchy',
  'd3-shape',
  'vite',
  '@tanstack',
  '@testing-library',
  '@types',
  'redis',
  '@redis',
  // Of the README's recipes.
  'msw',
  'vitest',
  // Of the client that is made of the OpenAPI files.
  'openapi-fetch',
]

/** Packs `dist` once for all tests of this project, and installs the tarball into an empty consumer. */
export default function setup(project: TestProject) {
  if (!existsSync(join(root, 'dist/index.js'))) throw new Error('There is no dist/: run `npm run build` first.')
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-package-'))
  const shell = process.platform === 'win32'
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root, stdio: 'pipe', shell })
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  const modules = join(folder, 'consumer/node_modules')
  const installed = join(modules, 'toncenter-react')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of BESIDE) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  project.provide('tarball', tarball)
  project.provide('consumer', dirname(modules))
  return () => rmSync(folder, { recursive: true, force: true })
}
