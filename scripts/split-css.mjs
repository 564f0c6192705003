// dist/styles/<Component>.css: the rules of dist/styles.css that one component needs. dist/styles/base.css: those of all components.
// A stylesheet of the sources is a layer there, and the layers have one order: a rule that two files repeat stays where it was.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

const dist = new URL('../dist/', import.meta.url)
const read = (file) => readFileSync(new URL(file, dist), 'utf8')

/** The tokens, the elements in a component, the tips of the page. */
const BASE = /^ui\/root\//
const NAME = /"(tc-\w{4})"/g
const files = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^ui[/.].*js$/.test(file))
    .map((file) => [file, read(file)]),
)

/** The rules of a minified stylesheet, with the names of ours in each. */
function rulesOf(css) {
  const rules = []
  for (let at = 0, depth = 0, start = 0; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] !== '}' || --depth > 0) continue
    const text = css.slice(start, at + 1)
    rules.push({ text, names: text.match(/(?<![\w-])tc-\w{4}(?![\w-])/g) ?? [] })
    start = at + 1
  }
  return rules
}

/** The sheets of a file and of all that it loads, in the order in which they run: what it loads later is last. */
function sheetsOf(file, seen = new Set()) {
  if (seen.has(file) || !files.has(file)) return []
  seen.add(file)
  if (file.endsWith('.module.js')) return [file]
  const loaded = (pattern) =>
    [...files.get(file).matchAll(pattern)].flatMap(([, path]) => sheetsOf(posix.join(posix.dirname(file), path), seen))
  return [...loaded(/(?:from|^import) "(\.[^"]+\.js)"/gm), ...loaded(/import\("(\.[^"]+\.js)"\)/g)]
}

const rules = rulesOf(read('styles.css'))
const order = sheetsOf('ui.js').sort((a, b) => Number(BASE.test(b)) - Number(BASE.test(a)))
const layers = new Map(
  order.map((sheet, index) => {
    const names = [...files.get(sheet).matchAll(NAME)].map(([, name]) => name)
    const own = rules.filter((rule) => rule.names.some((name) => names.includes(name)))
    return [sheet, { name: `_${index.toString(36)}`, css: own.map(({ text }) => text).join('') }]
  }),
)
const whole = [...layers.values()].map(({ css }) => css).join('')
if (rulesOf(whole).length !== rules.length) throw new Error('A rule of dist/styles.css is of no sheet, or of two.')

const folder = new URL('styles/', dist)
const isBase = (sheet) => BASE.test(sheet)
const cssOf = (sheets) => sheets.map((sheet) => `@layer toncenter.${layers.get(sheet).name}{${layers.get(sheet).css}}`)

/** The sheets of each public component. */
const components = [...read('ui.js').matchAll(/"\.\/(ui\/[^"]+\.js)"/g)].flatMap(([, path]) => {
  const sheets = sheetsOf(path).filter((sheet) => !isBase(sheet))
  const given = /^export \{ (.+) \}/m.exec(files.get(path))?.[1] ?? ''
  const names = given.split(', ').map((one) => one.split(' as ').at(-1))
  return names.filter((name) => /^[A-Z].*[a-z]/.test(name)).map((name) => ({ name, sheets }))
})
/** Sheets that the same components need are one part. */
const parts = new Map()
for (const sheet of order.filter((one) => !isBase(one))) {
  const users = components.map(({ sheets }) => Number(sheets.includes(sheet))).join('')
  parts.set(users, [...(parts.get(users) ?? []), sheet])
}

// What a file imports comes before it, as where the sources run.
writeFileSync(new URL('styles.css', dist), `${whole}\n`)
mkdirSync(new URL('parts/', folder), { recursive: true })
const names = order.map((sheet) => `toncenter.${layers.get(sheet).name}`)
writeFileSync(new URL('base.css', folder), `@layer ${names.join()};${cssOf(order.filter(isBase)).join('')}\n`)
const partNames = [...parts.values()].map((sheets, index) => {
  const name = `parts/${index.toString(36)}.css`
  writeFileSync(new URL(name, folder), `${cssOf(sheets).join('')}\n`)
  return { name, sheets }
})
for (const { name, sheets } of components) {
  const used = partNames.filter((part) => sheets.includes(part.sheets[0]))
  writeFileSync(new URL(`${name}.css`, folder), used.map((part) => `@import "./${part.name}";\n`).join(''))
}
