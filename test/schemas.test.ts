import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const schemas = new URL('../src/schemas/', import.meta.url)
const EXPORTED_TYPE = /^export (?:interface|type) (\w+)/gm

/** Names of the types that the files of a folder define. */
const defined = (folder: string) =>
  readdirSync(new URL(folder, schemas))
    .filter((file) => file.endsWith('.ts') && file !== 'types.ts')
    .flatMap((file) => [...readFileSync(new URL(folder + file, schemas), 'utf8').matchAll(EXPORTED_TYPE)])
    .map(([, name]) => name as string)

describe.each([
  ['types.ts', ['./', 'actions/']],
  ['v2/types.ts', ['v2/']],
])('the list of public types %s', (list, folders) => {
  it('names every type of an answer, so that nobody has to dig it out of a component', () => {
    const names = new Set(readFileSync(new URL(list, schemas), 'utf8').match(/\w+/g))
    expect(folders.flatMap(defined).filter((name) => !names.has(name))).toEqual([])
  })
})
