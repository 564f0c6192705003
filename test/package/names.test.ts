import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { consumer, entries, files, read } from './installed.ts'
import { load } from './page.ts'
import { publicNames, unmatchedReports } from './reports.ts'

/** The exports of each entry at run time, imported in plain Node, with no bundler and no DOM. */
function importAll(): Record<string, string[]> {
  const names = JSON.stringify(entries.map(({ specifier }) => specifier))
  const script = `
    const got = {}
    for (const name of ${names}) got[name] = Object.keys(await import(name)).sort()
    console.log(JSON.stringify(got))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: consumer,
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

/** The names a declaration file exports, types included: tsc writes them in these forms only. */
function declared(path: string): string[] {
  // A list of exports has the docs of its names in it.
  const text = read(path).replace(/\/\*[\s\S]*?\*\//g, '')
  const names = new Set<string>()
  for (const [, target = ''] of text.matchAll(/^export (?:type )?\* from ['"](\..+)['"]/gm)) {
    const file = new URL(target.replace(/\.(js|tsx?)$/, '.d.ts'), `http://x/${path}`).pathname.slice(1)
    for (const name of declared(file)) names.add(name)
  }
  for (const [, list = ''] of text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)) {
    for (const item of list.split(',')) {
      const name = item
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .pop()
      if (name) names.add(name)
    }
  }
  const declaration = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/gm
  for (const [, name = ''] of text.matchAll(declaration)) names.add(name)
  return [...names].sort()
}

describe('the public names', () => {
  const values = importAll()

  it.each(entries)(
    'the names of $specifier are importable in plain Node, and all of them are declared',
    ({ specifier, types }) => {
      expect(values[specifier]).toBeDefined()
      expect(declared(types.slice(2))).toEqual(expect.arrayContaining(values[specifier] ?? []))
    },
  )

  it.each(entries)('those of $specifier are in its report: after a change, `npm run api` writes it', (entry) => {
    const here = new Set(values[entry.specifier])
    const names = declared(entry.types.slice(2)).map((name) => [name, { isType: !here.has(name) }])
    expect(Object.fromEntries(publicNames(entry.name))).toEqual(Object.fromEntries(names))
  })

  it('are in one report for each entry', () => {
    expect(unmatchedReports(entries.map(({ name }) => name))).toEqual([])
  })

  it('each component, hook and function of toncenter-react/ui has an entry of its own, with its types', async () => {
    const ui: Record<string, unknown> = await load('dist/ui.js')
    // The texts are no function: a dictionary is made of all of them.
    const named = Object.keys(ui).filter((name) => name !== 'english')
    const own = files.flatMap((file) => /^dist\/components\/(\w+)\.js$/.exec(file)?.[1] ?? [])
    expect(own.sort()).toEqual(named.sort())
    for (const name of named) {
      expect({ ...(await load(`dist/components/${name}.js`)) }, name).toEqual({ [name]: ui[name] })
      expect(declared(`dist/components/${name}.d.ts`), name).toContain(name)
    }
  })
})
