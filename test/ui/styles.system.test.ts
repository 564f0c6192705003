import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { withMixins } from '../../scripts/css-mixins.mjs'
import { builtName } from '../../scripts/css-names.ts'

/** A class in a sheet, and its name. */
const CLASS = /\.([a-z][\w-]*)/gi

const folder = new URL('../../src/ui/', import.meta.url)
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => {
    const text = withMixins(readFileSync(new URL(file, folder), 'utf8'))
    return { file, text: text.replace(/\/\*[\s\S]*?\*\//g, '') }
  })

/** Takes `:where(…)`, which counts nothing, out of a selector, however deep it nests. */
function withoutWhere(selector: string): string {
  const start = selector.indexOf(':where(')
  if (start < 0) return selector
  let depth = 0
  let end = start + 6
  do {
    if (selector[end] === '(') depth++
    if (selector[end] === ')') depth--
    end++
  } while (depth > 0 && end < selector.length)
  return withoutWhere(selector.slice(0, start) + selector.slice(end))
}

/** Commas at the top level only. */
function selectorsOf(prelude: string): string[] {
  let depth = 0
  return [...prelude]
    .map((char) => {
      depth += char === '(' ? 1 : char === ')' ? -1 : 0
      return char === ',' && depth === 0 ? '\n' : char
    })
    .join('')
    .split('\n')
    .map((selector) => selector.trim())
    .filter(Boolean)
}

const rules = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => /^[.:]/.test(prelude))
    .flatMap((prelude) => selectorsOf(prelude.replace(/\s+/g, ' ')).map((selector) => ({ file, selector }))),
)

describe('the stylesheets', () => {
  it('are many, and are read by this test', () => expect(rules.length).toBeGreaterThan(150))

  it('round no corner more than a card, but for circles', () => {
    const radii = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/radius(?:-[a-z\d]+)?:\s*([^;]+)/g)].map(([, value = '']) => ({ file, value })),
    )
    expect(radii.length).toBeGreaterThan(80)
    // What is left of a value without the tokens, which `--tc-radius` limits.
    const own = ({ value }: { value: string }) =>
      value.replace(/min\([\d.]+(?:px|%), var\(--_tc-radius-\w+\)\)|var\(--(?:_tc|tc)-radius[^;]*?\)+/g, '').trim()
    expect(radii.filter((radius) => !/^(?:|inherit|50%|[0 ]+|calc\([\d.]+ \*\s*)$/.test(own(radius)))).toEqual([])
  })

  it('show a pressed button and a current step in forced colours too', () => {
    const isState = /\[aria-(?:pressed|current)/
    const missing = sheets.filter(({ text }) => {
      const [plain = '', ...forced] = text.split('@media (forced-colors: active)')
      return isState.test(plain) && !forced.some((rule) => isState.test(rule))
    })
    // A choice of the filters has a check mark.
    expect(missing.map(({ file }) => file)).toEqual(['activity/filters/FilterPanel.module.css'])
  })

  it('have one class of specificity: a host’s class wins when it is later, a reset never does', () => {
    const heavy = rules.filter(({ selector }) => {
      const plain = withoutWhere(selector).replace(/::[\w-]+/g, '')
      const classes = plain.match(/\.[\w-]+|\[[^\]]+\]|:[\w-]+/g) ?? []
      return classes.length !== 1 || /#/.test(plain)
    })
    expect(heavy).toEqual([])
  })

  it('read public names and declare none', () => {
    const declared = sheets.flatMap(({ text }) => text.match(/(?<=[{;]\s*)--tc-[\w-]+(?=\s*:)/g) ?? [])
    expect(declared).toEqual([])
  })

  it('touch nothing but our own classes', () => {
    expect(rules.filter(({ selector }) => !selector.includes('.'))).toEqual([])
  })

  it('use logical properties, so that right-to-left works', () => {
    const physical = /(?<=[{;]\s*)(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|float)\s*:/g
    expect(sheets.flatMap(({ text, file }) => (text.match(physical) ?? []).map((found) => file + found))).toEqual([])
  })
})

/** CSS that one of the oldest supported browsers (`scripts/browsers.ts`) does not know, and that no build can take back. */
const NEWER = [
  /:dir\(|:popover-open|:user-(?:in)?valid|:state\(|:open\b/,
  /@(?:scope|starting-style|property|view-transition|position-try|function)\b|@container[^{]*style\(/,
  /\bsubgrid\b|\banchor(?:-\w+)?\(|\b(?:anchor-name|position-(?:anchor|area|try))\s*:/,
  /\b(?:interpolate-size|transition-behavior|text-box|white-space-collapse|content-visibility|animation-timeline)\b/,
  /\b(?:round|mod|rem|abs|sign|linear|shape|if|random)\(|\bsibling-(?:index|count)\(/,
  /\((?:from\s+\S|contrast-color)|\b(?:calc-size|image|stretch)\(/,
  // Nested rules: a host's build may not flatten them.
  /[{;}]\s*&/,
]

/** Declarations that such a browser drops without harm: lines that break unevenly, a field that does not grow. */
const DONE_WITHOUT = /text-wrap: (?:balance|pretty)|field-sizing: content|scrollbar-width: \w+/g

it('the stylesheets use nothing that the oldest supported browsers lack', () => {
  const found = sheets.flatMap(({ file, text }) =>
    NEWER.flatMap((newer) => (newer.exec(text) ?? []).map((one) => `${file}: ${one}`)),
  )
  expect(found).toEqual([])
  const dropped = new Set(sheets.flatMap(({ text }) => text.match(DONE_WITHOUT) ?? []))
  const wanted = sheets.flatMap(({ text }) => text.match(/(?:text-wrap|field-sizing|scrollbar-\w+): [^;]+/g) ?? [])
  expect(wanted.filter((one) => !dropped.has(one))).toEqual([])
})

describe('all of it', () => {
  const classes = sheets.flatMap(({ file, text }) =>
    [...new Set([...text.matchAll(CLASS)].map(([, local = '']) => local))].map((local) => builtName(local, file)),
  )

  it('has a name of its own for each class', () => {
    expect(classes.length).toBeGreaterThan(300)
    expect(new Set(classes).size).toBe(classes.length)
  })

  it.each(['', '@layer toncenter'])('is at most 24.8 kB, minified as in the build and gzipped: %s', (layer) => {
    const text = sheets
      .map(({ file, text }) => text.replace(CLASS, (_, local: string) => `.${builtName(local, file)}`))
      .join('\n')
    const css = Buffer.from(layer ? `${layer}{${text}}` : text)
    const { code } = transform({ filename: 'styles.css', code: css, minify: true })
    const size = gzipSync(code, { level: 9 }).length
    expect(size).toBeGreaterThan(4_000)
    expect(size).toBeLessThanOrEqual(24_800)
  })
})
