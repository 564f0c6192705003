import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { pageOf } from '../../support/guides.ts'
import { run } from './program.ts'
import { type Package, versioned } from './versions.ts'

/** The example of the guide to the proxy that begins with the comment `// title`. */
export function exampleOf(title: string): string {
  const code = pageOf('docs/proxy.md').split(`\`\`\`ts\n// ${title}\n`)[1]?.split('```')[0]
  if (!code) throw new Error(`docs/proxy.md has no example "${title}".`)
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

/** The example at `/quick/ton`, over the service that `TONCENTER_UPSTREAM` names. */
export const atQuick = (example: string): string =>
  example.replace(CALL, (_, given) => {
    const upstream = "process.env.TONCENTER_UPSTREAM ?? 'http://127.0.0.1'"
    return `createProxy({${given}, basePath: '/quick/ton', upstream: ${upstream} })`
  })

export interface App {
  readonly folder: string
  write(path: string, text: string): void
  remove(): void
}

/** An empty folder for an app. */
export function createFolder(): App {
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-app-'))
  function write(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function install({ folder }: App, packages: readonly string[]): Promise<void> {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  await run('npm', ['install', ...quiet, ...packages], { cwd: folder, shell: process.platform === 'win32' })
}

/** A folder of an app that has installed the tarball of toncenter-react and `more`, and packages of the npm registry. */
export async function createApp(packages: readonly Package[], more: readonly string[] = []): Promise<App> {
  const app = createFolder()
  app.write('package.json', '{"type":"module","private":true}')
  await install(app, [inject('tarball'), ...more, ...versioned(packages)])
  return app
}

/** A copy of `examples/name` with what its package.json names, and the tarball in place of the published package. */
export async function createExample(name: string): Promise<App> {
  const app = createFolder()
  cpSync(fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url)), app.folder, { recursive: true })
  await install(app, [inject('tarball')])
  return app
}
