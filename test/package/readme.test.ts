import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consumer } from './installed.ts'

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const tsc = join(folderOf('typescript'), 'bin/tsc')
const vitest = join(folderOf('vitest'), 'vitest.mjs')
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
/** Those of servers that are not installed here are tested with them: runtimes/proxy.full.test.ts. */
const examples = [...readme.matchAll(/```tsx?\n([\s\S]+?)```/g)]
  .map(([, code]) => code as string)
  .filter((code) => !/ from '(express|hono)'/.test(code))

/** How the route of the README answers what pages send. */
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

describe('the examples of the README', () => {
  it('are right: a reader can paste them', () => {
    const folder = join(consumer, 'readme')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'css.d.ts'), "declare module '*.css'\n")
    for (const [index, code] of examples.entries()) writeFileSync(join(folder, `example-${index}.tsx`), code)
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
    expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('')
    expect(examples.length).toBeGreaterThanOrEqual(6)
  })

  it('the recipes for tests pass as they are written', () => {
    const recipes = examples.filter((code) => code.includes("from 'vitest'"))
    const folder = join(consumer, 'recipes')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    for (const [index, code] of recipes.entries()) writeFileSync(join(folder, `recipe-${index}.test.ts`), code)
    const [route = ''] = examples.filter((code) => code.includes('toncenter-react/zod'))
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
    expect(stdout + stderr).toMatch(new RegExp(`Tests\\s+${recipes.length + 3} passed \\(${recipes.length + 3}\\)`))
    expect(status).toBe(0)
    expect(recipes.some((code) => code.includes('msw'))).toBe(true)
    expect(recipes).toHaveLength(2)
  })

  it('are short: a first hook and a first component take ten lines each', () => {
    for (const heading of ['A first hook', 'A first component']) {
      const code = readme.split(`## ${heading}\n`)[1]?.match(/```tsx\n([\s\S]+?)```/)?.[1] ?? ''
      expect(code).toContain('export const')
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
    }
  })
})
