import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const foldersIn = (path: string) =>
  readdirSync(new URL(path, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
const filesIn = (path: string) => readdirSync(new URL(path, root), { recursive: true, encoding: 'utf8' })

const plan =
  read('CONTRIBUTING.md')
    .split(/^## /m)
    .find((part) => part.startsWith('The plan of the house')) ?? ''
/** The rows of the table with this first head: cells by row. */
const table = (head: string) =>
  (/^\|-+\|.*\n([\s\S]*?)\n\n/m.exec(plan.split(`| ${head} |`)[1] ?? '')?.[1] ?? '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const namesIn = (cell = '') => [...cell.matchAll(/`([\w/*.]+)`/g)].map(([, name]) => name as string)

/** Each room of `src` with the rooms that it may import. */
const rooms = new Map(
  table('room').map(([, room, , imports]) => [namesIn(room)[0]?.replace('src/', '') as string, namesIn(imports)]),
)
rooms.delete('*.ts')

const EVERY_SHARED = 'every shared room'
const rowsOfUi = table('room of `src/ui`').map(
  ([, room, , imports = '']) => [namesIn(room)[0] as string, imports] as const,
)
const subjects = rowsOfUi.filter(([, imports]) => imports === EVERY_SHARED).map(([room]) => room)
const shared = rowsOfUi.map(([room]) => room).filter((room) => !subjects.includes(room))
/** Each room of `src/ui` with the rooms from which it may import a value. */
const roomsOfUi = new Map(
  rowsOfUi.map(([room, imports]) => [room, imports === EVERY_SHARED ? shared : namesIn(imports)]),
)

const IMPORT = /^\s*(?:import|export)\s+(?!type\s)(?:([^;'"]*?)\s*from\s+)?'(\.[^']+)'|import\(\s*'(\.[^']+)'/gm
const isOfTypes = (names = '') =>
  /^\{[^}]*\}$/.test(names.trim()) && [...names.matchAll(/[^{},\s][^{},]*/g)].every(([name]) => /^type\s/.test(name))

/** The other rooms of `src/ui` from which a room imports values: code and style sheets. */
function roomsBelow(room: string): string[] {
  const files = filesIn(`src/ui/${room}`).filter((file) => /\.tsx?$/.test(file))
  const imported = files.flatMap((file) =>
    [...read(`src/ui/${room}/${file}`).matchAll(IMPORT)]
      .filter(([, names]) => !isOfTypes(names))
      .map(([, , path, loaded = '']) => posix.join(room, posix.dirname(file), path ?? loaded)),
  )
  const others = imported.filter((path) => !path.startsWith('..')).map((path) => path.split('/')[0] as string)
  return [...new Set(others)].filter((one) => one !== room)
}

/** Folders of `test` that test no single room. */
const ACROSS = ['e2e', 'explorer', 'hosted', 'package', 'recordings', 'scripts', 'stories', 'support', 'types']

describe('the plan of the house in CONTRIBUTING.md', () => {
  it('names every room of src, with its content', () => {
    expect([...rooms.keys()].sort()).toEqual(foldersIn('src').sort())
    for (const [, room, purpose] of table('room')) expect(purpose, room).toMatch(/\w{3}/)
  })

  it('names every room of src/ui, with its content', () => {
    expect([...roomsOfUi.keys()].sort()).toEqual(foldersIn('src/ui').sort())
    for (const [, room, purpose] of table('room of `src/ui`')) expect(purpose, room).toMatch(/\w{3}/)
  })

  it('names every room of src/ui from which a room imports a value', () => {
    for (const [room, allowed] of roomsOfUi) {
      const unnamed = roomsBelow(room).filter((one) => !allowed.includes(one))
      expect(unnamed, `src/ui/${room} imports a room that its row does not name`).toEqual([])
    }
  })

  it('names rooms of src/ui above the row alone, so that no two import each other', () => {
    const order = [...roomsOfUi.keys()]
    for (const [room, allowed] of roomsOfUi) {
      const later = allowed.filter((one) => order.indexOf(one) >= order.indexOf(room))
      expect(later, `src/ui/${room} imports a room that is not above it`).toEqual([])
    }
  })

  it('names no room of src/ui that a shared room does not need', () => {
    for (const [room, allowed] of roomsOfUi) {
      if (subjects.includes(room)) continue
      expect(allowed, `src/ui/${room}`).toEqual(allowed.filter((one) => roomsBelow(room).includes(one)))
    }
  })

  it('names every room that a room imports', () => {
    for (const [room, allowed] of rooms) {
      const files = filesIn(`src/${room}`).filter((file) => /\.tsx?$/.test(file))
      const imported = files.flatMap((file) =>
        [...read(`src/${room}/${file}`).matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(
          ([, to = '']) => posix.join(room, posix.dirname(file), to).split('/')[0] as string,
        ),
      )
      const unnamed = imported.filter((one) => one !== room && !allowed.includes(one))
      expect([...new Set(unnamed)], `src/${room} imports a room that its row does not name`).toEqual([])
    }
  })

  it('allows a room no import that lint forbids it', () => {
    for (const { includes, linter } of JSON.parse(read('biome.json')).overrides) {
      const [first] = linter?.rules?.style?.noRestrictedImports?.options.patterns ?? []
      if (!first) continue
      const forbidden = first.group.map((pattern: string) => pattern.replace(/^\*\*\/|\/\*\*$/g, ''))
      for (const room of includes.map((path: string) => path.split('/')[1]))
        expect(forbidden, room).not.toEqual(expect.arrayContaining([expect.toBeOneOf(rooms.get(room) ?? [])]))
    }
  })

  it('leads to files that exist', () => {
    const paths = [
      ...read('CONTRIBUTING.md').matchAll(/`((?:src|test|contract|scripts|stories|\.storybook)\/[\w./-]+)`/g),
    ]
    const named = paths.map(([, path]) => path as string).filter((path) => !/lights|Lamp|words\/de/.test(path))
    expect(named.length).toBeGreaterThan(20)
    for (const path of named) expect(() => (/\.\w+$/.test(path) ? read(path) : filesIn(path)), path).not.toThrow()
  })
})

describe('the folders of the project', () => {
  const englishWords = filesIn('src/ui/words/en').filter((file) => file.endsWith('.ts') && file !== 'index.ts')

  it('mirror src in test, beside folders for tests across rooms', () => {
    expect(
      foldersIn('test')
        .filter((name) => !rooms.has(name))
        .sort(),
    ).toEqual(ACROSS)
  })

  it('have paths that differ by more than case and ending, for file systems without case and for built modules', () => {
    const paths = filesIn('src').filter((path) => /\.tsx?$/.test(path))
    const built = paths.map((path) => path.replace(/(\.d)?\.tsx?$/, '').toLowerCase())
    expect(paths.filter((_, index) => built.indexOf(built[index] as string) !== index)).toEqual([])
  })

  it('of words are named after the room that shows the texts: the room uses each constant', () => {
    for (const file of englishWords) {
      const room = `src/ui/${file.replace('.ts', '').split('/')[0]}`
      const used = filesIn(room).filter((one) => /\.tsx?$/.test(one))
      const code = used.map((one) => read(`${room}/${one}`)).join('')
      const [, ...declared] = read(`src/ui/words/en/${file}`).split(/^export const /m)
      const unused = declared.map((text) => /^\w+/.exec(text)?.[0] ?? '').filter((name) => !code.includes(name))
      // A constant can be a part of one that the room uses.
      expect(
        unused.filter((name) => !declared.some((text) => text.includes(`, ${name},`))),
        file,
      ).toEqual([])
    }
  })

  it('mirror the English words in every other language', () => {
    for (const language of foldersIn('src/ui/words'))
      expect(filesIn(`src/ui/words/${language}`), language).toEqual(expect.arrayContaining(englishWords))
  })
})

it('no query of ours waits by `enabled`: `skipToken` says that its params are not known', () => {
  // One story shows what a component draws where an app turns its query off.
  const ofAnApp = 'stories/states.ts'
  const ours = ['src', 'stories', 'examples/explorer/src'].flatMap((folder) =>
    filesIn(folder)
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && file !== ofAnApp),
  )
  expect(ours.length).toBeGreaterThan(500)
  expect(ours.filter((file) => /\benabled:/.test(read(file)))).toEqual([])
})
