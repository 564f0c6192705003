import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageOf, samples } from '../support/guides.ts'
import { consumer } from './installed.ts'

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const tsc = join(folderOf('typescript'), 'bin/tsc')
const vitest = join(folderOf('vitest'), 'vitest.mjs')
/** Those of packages that are not installed here are tested with them: in `runtimes`. */
const examples = samples.filter(
  ({ page, code }) =>
    page !== 'docs/interoperation.md' && !/ from '(express|hono|react-router|@playwright\/test)'/.test(code),
)
const nameOf = (page: string) => page.replace(/^.*\/|\.md$/g, '')

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

describe('the examples of the README and of the guides', () => {
  it('are right: a reader can paste them', () => {
    const folder = join(consumer, 'samples')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'css.d.ts'), "declare module '*.css'\n")
    for (const [index, { page, code }] of examples.entries()) {
      // One that names its file may import its neighbours.
      const [, path = `${index}.tsx`] = /^\/\/ ([\w./[\]-]+\.tsx?)\n/.exec(code) ?? []
      const file = join(folder, nameOf(page), path)
      expect(existsSync(file), `${page} has ${path} twice`).toBe(false)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
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
    expect(examples.length).toBeGreaterThanOrEqual(30)
  })

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
    expect(recipes).toHaveLength(3)
  })

  it('are short: a first hook and a first component take ten lines each', () => {
    for (const heading of ['A first hook', 'A first component']) {
      const code =
        pageOf('README.md')
          .split(`## ${heading}\n`)[1]
          ?.match(/```tsx\n([\s\S]+?)```/)?.[1] ?? ''
      expect(code).toContain('export const')
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
    }
  })
})
