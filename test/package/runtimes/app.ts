import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { run } from './program.ts'
import { type Package, versioned } from './versions.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** The example of the README that begins with the comment `// title`. */
export function exampleOf(title: string): string {
  const code = readme.split(`\`\`\`ts\n// ${title}\n`)[1]?.split('```')[0]
  if (!code) throw new Error(`README.md has no example "${title}".`)
  return code
}

/** The one call of `createProxy` in an example, and its options. */
const CALL = /createProxy\(\{(.+?)\}\)/

/** The example with options for these tests, on a free port. Its links to its own path stay. */
export function withOptions(example: string, service: string): string {
  const [, given = ''] = CALL.exec(example) ?? []
  const basePath = /basePath: '[^']*'/.exec(given)?.[0]
  const network = (name: string) => `${name}: { apiKey: 'key-of-${name}', upstream: '${service}/${name}' }`
  const options = [
    `networks: { ${network('mainnet')}, ${network('testnet')} }`,
    `send: ({ url }) => url.includes('/testnet/')`,
    ...(basePath ? [basePath] : []),
  ]
  return example.replace(CALL, () => `createProxy({ ${options.join(', ')} })`).replace(/\b3000\b/, '0')
}

export interface App {
  readonly folder: string
  write(path: string, text: string): void
  remove(): void
}

/** A folder of an app that has installed the tarball of toncenter-react and `more`, and packages of the npm registry. */
export async function createApp(packages: readonly Package[], more: readonly string[] = []): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-app-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', '{"type":"module","private":true}')
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  const shell = process.platform === 'win32'
  const args = ['install', ...quiet, inject('tarball'), ...more, ...versioned(packages)]
  await run('npm', args, { cwd: folder, shell })
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
