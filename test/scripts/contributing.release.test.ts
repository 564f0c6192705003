import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const recipe = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The code blocks of CONTRIBUTING.md in a language. */
const blocks = (language: string) =>
  [...recipe.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text)
const [endpoint = '', action = ''] = blocks('json')
const [policy = '', route = '', reading = '', sentence = ''] = blocks('ts')

/** The files that the generator, the compiler and the tests read. */
const COPIED = [
  '.storybook',
  'contract',
  'scripts',
  'src',
  'stories',
  'test',
  'docs/endpoints.md',
  'docs/local.md',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
]

const home = mkdtempSync(join(tmpdir(), 'toncenter-contributing-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
const read = (path: string) => readFileSync(join(home, path), 'utf8')
function write(path: string, text: string) {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}
/** Writes a block whose first line names its file. */
const place = (block: string) => write(/^\/\/ (\S+)\n/.exec(block)?.[1] as string, block)

type Json = { [name: string]: Json } | Json[] | string

/** `base` with the members and the items of `more`. */
function merged(base: Json | undefined, more: Json): Json {
  if (Array.isArray(base) && Array.isArray(more)) return [...base, ...more]
  if (typeof base !== 'object' || typeof more !== 'object') return more
  const known = base as Record<string, Json>
  return {
    ...known,
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, merged(known[name], value)])),
  }
}
const addToContract = (block: string) =>
  write('contract/v3.json', JSON.stringify(merged(JSON.parse(read('contract/v3.json')), JSON.parse(block))))

/** The file of `src/ui` that has this text. */
function fileWith(text: string): string {
  const files = readdirSync(join(home, 'src/ui'), { recursive: true, encoding: 'utf8' })
  const found = files.find((file) => file.endsWith('.ts') && read(join('src/ui', file)).includes(text))
  return join('src/ui', found as string)
}
const replace = (path: string, found: string, text: string) => write(path, read(path).replace(found, text))
/** Adds the words of the verb in one language, beside those of a verb that it has. */
const addWords = (language: string, of: string) => {
  const path = fileWith(of)
  replace(path, of, `${of}\n  'did.litUp': 'x',\n  'doing.litUp': 'x',`)
  replace(`src/ui/words/${language}/sentences.ts`, "  'says.minted'", `${sentence}  'says.minted'`)
}

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' })
  return { status, text: stdout + stderr }
}
const generate = () => run('scripts/contract.mjs')
/** The output of the compiler. */
const errors = () => run('node_modules/typescript/bin/tsc').text

it('the recipes of CONTRIBUTING.md lead to a clean build, and the compiler names each step that is forgotten', () => {
  for (const path of COPIED) cpSync(join(root, path), join(home, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'))
  write('tsconfig.json', JSON.stringify({ ...JSON.parse(read('tsconfig.json')), include: ['src'] }))
  const biome = JSON.parse(read('biome.json'))
  write('biome.json', JSON.stringify({ ...biome, vcs: undefined }))

  addToContract(endpoint)
  addToContract(action)
  expect(generate().text).toContain('docs/endpoints.md keeps its table until every endpoint has a policy and a route')
  const forgotten = errors()
  expect(forgotten).toMatch(/src\/endpoints\/v3\/records\.ts.*'\.\/blockchain\/lights\.ts'/)
  expect(forgotten).toMatch(/src\/react\/v3\/blockchain\.ts.*blockchain\/lights\.ts'/)
  expect(forgotten).toMatch(/src\/local\/routes\/v3\/table\.ts.*'\.\/lights\.ts'/)
  expect(forgotten).toMatch(/Property 'light_up' is missing/)

  place(policy.replace(/ {2}pagination: .*\n/, ''))
  place(route)
  const readings = 'src/reading/readings.ts'
  replace(readings, '  ton_transfer:', `${reading.replace("'lamp'", "'lantern'")}  ton_transfer:`)
  const half = errors()
  expect(half).not.toContain('Cannot find module')
  expect(half).toMatch(/lights\.ts.*error[\s\S]*Property 'pagination' is missing/)
  expect(half).toMatch(/Property '"type\.light_up"' is missing/)
  expect(half).toMatch(/"lantern\\?"' is not assignable/)
  expect(half).toMatch(/"litUp\\?"' is not assignable/)

  place(policy)
  replace(readings, "'lantern'", "'lamp'")
  replace('src/reading/verbs.ts', "  | 'liquidated'", "  | 'litUp'\n  | 'liquidated'")
  const unsaid = errors()
  expect(unsaid).toMatch(/litUp/)
  expect(unsaid).not.toContain('readings.ts')

  replace(
    'src/ui/words/en/reading/sentences.ts',
    "  'says.minted'",
    "  'says.litUp': '{from} lit up',\n  'says.minted'",
  )
  expect(errors()).toMatch(/sentences\.ts.*says\.litUp|sentences\.ts[\s\S]*is not assignable/)
  replace('src/ui/words/en/reading/sentences.ts', "  'says.litUp': '{from} lit up',\n", '')
  addWords('en', "'did.burned': 'Burned',")
  const russian = fileWith("'type.auction_bid':")
  replace(russian, "  'type.auction_bid':", "  'type.light_up': 'x',\n  'type.auction_bid':")
  const untranslated = errors()
  expect(untranslated).toMatch(/did\.litUp/)

  addWords('ru', "'did.burned': 'Сожжено',")
  expect(errors()).toBe('')

  expect(generate()).toMatchObject({ status: 0 })
  expect(read('docs/endpoints.md')).toContain(
    '| GET `/api/v3/lights` | `useLights` | `useLightsInfinite`, 10 of at most 1000 | block | none of it |',
  )
  const tests = [
    'test/endpoints/records.test.ts',
    'test/endpoints/generated.full.test.ts',
    'test/endpoints/actionTypes.test.ts',
  ]
  const { status, text } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)
  expect(text).toMatch(/Tests .*passed/)
  expect(status, text).toBe(0)
}, 600_000)
