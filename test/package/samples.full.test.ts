import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { examples } from './examples.ts'
import { consumer } from './installed.ts'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')

/** How the route of the guide answers what pages send. */
const ROUTE = `
import { describe, expect, it, vi } from 'vitest'
import { POST } from './route.ts'

const account = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const fetch = vi.fn(async (_url: unknown) => Response.json({ transactions: [], address_book: {} }))
vi.stubGlobal('fetch', fetch)
const send = async (body: unknown) => {
  const response = await POST(new Request('http://site.test', { method: 'POST', body: JSON.stringify(body) }))
  return { status: response.status, body: await response.json() }
}

describe('the route', () => {
  it('asks for what a page may ask for', async () => {
    expect(await send({ account, limit: 50 })).toMatchObject({ status: 200, body: { transactions: [] } })
    expect(new URL((fetch.mock.lastCall?.[0] as Request).url).searchParams.get('limit')).toBe('50')
  })
  it('refuses too many rows, and sends nothing', async () => {
    fetch.mockClear()
    const { status, body } = await send({ account, limit: 51 })
    expect(status).toBe(400)
    expect(body.error).toContain('at limit')
    expect(fetch).not.toHaveBeenCalled()
  })
  it('refuses no account, a wrong one and an unknown name', async () => {
    for (const wrong of [{}, { account: 'x' }, { account: [] }, { account, hash: 'x' }])
      expect((await send(wrong)).status).toBe(400)
  })
})
`

it('the recipes for tests pass as they are written', () => {
  const recipes = examples.map(({ code }) => code).filter((code) => code.includes("from 'vitest'"))
  const folder = join(consumer, 'recipes')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const [index, code] of recipes.entries()) writeFileSync(join(folder, `recipe-${index}.test.tsx`), code)
  const [route = ''] = examples.map(({ code }) => code).filter((code) => code.includes('toncenter-react/zod'))
  writeFileSync(join(folder, 'route.ts'), route)
  writeFileSync(join(folder, 'route.test.ts'), ROUTE)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', folder, '--test-timeout=60000'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1' },
    },
  )
  const tests = recipes.join('').match(/^test\(/gm)?.length ?? 0
  expect(stdout + stderr).toMatch(new RegExp(`Tests\\s+${tests + 3} passed \\(${tests + 3}\\)`))
  expect(status).toBe(0)
  expect(recipes.some((code) => code.includes('msw'))).toBe(true)
  expect(recipes).toHaveLength(4)
})
