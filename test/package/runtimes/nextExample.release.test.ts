import { afterAll, beforeAll, expect, it } from 'vitest'
import { samples } from '../../support/guides.ts'
import { type App, atQuick, createExample } from './app.ts'
import { KEY } from './chain.ts'
import { type Open, quickStart, testDevelopment, testPages, testQuickStart } from './pages.ts'
import { run, start } from './program.ts'

let app: App
let built: string
beforeAll(async () => {
  app = await createExample('next')
  app.write('app/quick/ton/[...path]/route.ts', atQuick(quickStart('app/ton/[...path]/route.ts')))
  app.write('app/quick/providers.tsx', quickStart('app/providers.tsx'))
  app.write(
    'app/quick/layout.tsx',
    `import { Providers } from './providers'
    export default ({ children }: { children: React.ReactNode }) => <Providers>{children}</Providers>`,
  )
  app.write('app/quick/account/[address]/page.tsx', page)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const, TONCENTER_API_KEY: KEY }
  built = (await run('npm', ['run', 'build'], { cwd: app.folder, env, shell: process.platform === 'win32' })).stdout
}, 900_000)
afterAll(() => app?.remove())

/** The page of the guide to server rendering, over the service that `TONCENTER_UPSTREAM` names. */
const page =
  samples
    .find(({ page, code }) => page === 'docs/ssr.md' && code.includes('HydrationBoundary'))
    ?.code.replace("network: 'mainnet',", "$& baseUrl: process.env.TONCENTER_UPSTREAM ?? 'http://127.0.0.1',") ?? ''

const open =
  (command: 'start' | 'dev'): Open =>
  (service) =>
    start(process.execPath, ['node_modules/next/dist/bin/next', command, '-H', '127.0.0.1', '-p', '0'], {
      cwd: app.folder,
      address: /http:\/\/127\.0\.0\.1:(\d+)/,
      env: { TONCENTER_UPSTREAM: service, TONCENTER_API_KEY: KEY },
    })

it('examples/next compiles, and has no key in what pages get', () => {
  expect(built).toContain('No API key in .next/static. Looked for TONCENTER_API_KEY.')
})

testPages('examples/next', open('start'))

testQuickStart('Next.js', open('start'))

testDevelopment('examples/next', open('dev'))
