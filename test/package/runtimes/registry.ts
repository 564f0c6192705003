import { join } from 'node:path'
import { createFolder, install } from './app.ts'
import { run, startNode } from './program.ts'
import { versioned } from './versions.ts'

/** A registry of npm on this machine: it has what is published to it, and passes on all else from the registry of this machine. */
export interface Registry {
  readonly url: string
  /** Variables under which npm asks this registry, as an owner who has logged in. */
  readonly env: NodeJS.Dict<string>
  /** Runs npm in a folder, with more variables. Rejects where it fails. */
  npm(folder: string, args: readonly string[], more?: NodeJS.Dict<string>): Promise<{ stdout: string; stderr: string }>
  close(): Promise<void>
}

const shell = process.platform === 'win32'

/** Our names are never asked for elsewhere: a published version must not answer in place of the one under test. */
const config = (upstream: string) => `
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { upstream: { url: ${JSON.stringify(upstream)}, cache: false, timeout: 120s, max_fails: 100 } }
packages:
  '{toncenter-*,create-toncenter-app}': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: upstream }
max_body_size: 100mb
log: { type: stdout, format: pretty, level: warn }
`

/** Starts verdaccio on a free port, with an empty store. */
export async function openRegistry(): Promise<Registry> {
  const app = createFolder()
  // A dependency of verdaccio asks for a tag of node-fetch that not every mirror of the registry has.
  app.write('package.json', JSON.stringify({ private: true, overrides: { 'node-fetch': '2.7.0' } }))
  await install(app, versioned(['verdaccio']))
  const upstream = (await run('npm', ['config', 'get', 'registry'], { cwd: app.folder, shell })).stdout.trim()
  app.write('config.yaml', config(upstream))
  const program = ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', '127.0.0.1:0']
  const running = await startNode(program, { cwd: app.folder })
  const { url } = running
  const response = await fetch(`${url}/-/user/org.couchdb.user:owner`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'owner', password: 'of-one-test' }),
  })
  const { token } = (await response.json()) as { token: string }
  app.write('.npmrc', `registry=${url}/\n${url.replace('http:', '')}/:_authToken=${token}\naudit=false\nfund=false\n`)
  const env = {
    npm_config_userconfig: join(app.folder, '.npmrc'),
    npm_config_registry: `${url}/`,
    npm_config_update_notifier: 'false',
    // Those of the test runner are not for an app.
    NODE_ENV: undefined,
    VITEST: undefined,
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return {
    url,
    env,
    npm: (folder, args, more) => run('npm', args, { cwd: folder, env: { ...process.env, ...env, ...more }, shell }),
    async close() {
      await running.close()
      app.remove()
    },
  }
}
