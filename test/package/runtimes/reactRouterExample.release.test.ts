import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, atQuick, createExample } from './app.ts'
import { KEY } from './chain.ts'
import { firstComponent, quickStart, testDevelopment, testPages, testQuickStart } from './pages.ts'
import { run, startNode } from './program.ts'

let app: App
let built: string
const npm = (...args: string[]) =>
  run('npm', args, {
    cwd: app.folder,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, TONCENTER_API_KEY: KEY },
    shell: process.platform === 'win32',
  })
const QUICK = `
  route('quick/ton/*', 'quick/ton.ts'),
  layout('quick/root.tsx', [route('quick/account/:address', 'quick/page.tsx')]),
`
beforeAll(async () => {
  app = await createExample('react-router')
  app.write('app/quick/ton.ts', atQuick(quickStart('app/routes/ton.ts')))
  app.write('app/quick/root.tsx', quickStart('app/root.tsx'))
  app.write('app/quick/Account.tsx', firstComponent)
  app.write(
    'app/quick/page.tsx',
    `import { useParams } from 'react-router'
    import { Account } from './Account'
    export default () => <Account address={useParams().address ?? ''} />`,
  )
  const routes = readFileSync(join(app.folder, 'app/routes.ts'), 'utf8')
  app.write('app/routes.ts', routes.replace('{ index,', '{ index, layout,').replace(/^\]/m, `${QUICK}]`))
  built = (await npm('run', 'build')).stdout
}, 900_000)
afterAll(() => app?.remove())

const program = (service: string) => ({
  cwd: app.folder,
  env: { TONCENTER_UPSTREAM: service, TONCENTER_API_KEY: KEY, HOST: '127.0.0.1', PORT: '0' },
})

it('examples/react-router has no key in what pages get', () => {
  expect(built).toContain('No API key in build/client. Looked for TONCENTER_API_KEY.')
})

it('examples/react-router has no error for a compiler', async () => {
  expect((await npm('run', 'types')).stdout).not.toContain('error TS')
}, 300_000)

testPages('examples/react-router', (service) =>
  startNode(['node_modules/@react-router/serve/bin.js', 'build/server/index.js'], program(service)),
)

testDevelopment('examples/react-router', (service) =>
  startNode(['node_modules/@react-router/dev/bin.js', 'dev', '--host', '127.0.0.1', '--port', '0'], program(service)),
)

testQuickStart('React Router', (service) =>
  startNode(['node_modules/@react-router/serve/bin.js', 'build/server/index.js'], program(service)),
)
