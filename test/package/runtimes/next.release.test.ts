import { afterAll, beforeAll } from 'vitest'
import { testProxy } from './answers.ts'
import { type App, createApp, exampleOf, withOptions } from './app.ts'
import { run, start } from './program.ts'

const NEXT = 'node_modules/next/dist/bin/next'
const ROUTE = 'app/ton/[...path]/route.ts'

let app: App
beforeAll(async () => {
  app = await createApp(['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react'])
})
afterAll(() => app?.remove())

testProxy('Next.js, built and checked by its compiler', async (service) => {
  app.write(ROUTE, withOptions(exampleOf(ROUTE), service))
  app.write('tsconfig.json', '{"compilerOptions":{"strict":true}}')
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const }
  await run(process.execPath, [NEXT, 'build'], { cwd: app.folder, env })
  const args = [NEXT, 'start', '-H', '127.0.0.1', '-p', '0']
  const { url, close } = await start(process.execPath, args, {
    cwd: app.folder,
    address: /http:\/\/127\.0\.0\.1:(\d+)/,
  })
  return { url: `${url}/ton`, close }
})
