import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildOnce, stampOf } from '../../scripts/build-once.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toncenter-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)

describe('the stamp of sources', () => {
  const stamp = () => stampOf(folder, ['src', 'lock.json'])

  beforeEach(() => {
    mkdirSync(join(folder, 'src/parts'), { recursive: true })
    write('src/main.ts', 'main')
    write('src/parts/row.ts', 'row')
    write('lock.json', '{}')
  })

  it('stays the same when only the date of a file changes', () => {
    const before = stamp()
    utimesSync(join(folder, 'src/main.ts'), 1, 1)
    expect(stamp()).toBe(before)
  })

  it('stays the same when a file outside the sources or in a folder of output changes', () => {
    const before = stamp()
    mkdirSync(join(folder, 'src/dist'))
    write('src/dist/main.js', 'built')
    write('README.md', 'text')
    expect(stamp()).toBe(before)
  })

  it.each<[string, () => void]>([
    ['a file changes at the same length', () => write('src/main.ts', 'mine')],
    ['a file in a folder below changes', () => write('src/parts/row.ts', 'line')],
    ['a file that is named by itself changes', () => write('lock.json', '{"a":1}')],
    ['a file is added', () => write('src/parts/cell.ts', '')],
    ['a file is deleted', () => rmSync(join(folder, 'src/parts/row.ts'))],
    [
      'text moves from the end of one file to the next',
      () => {
        write('src/main.ts', 'mai')
        write('src/parts/row.ts', 'nrow')
      },
    ],
  ])('changes when %s', (_, change) => {
    const before = stamp()
    change()
    expect(stamp()).not.toBe(before)
  })
})

describe('a build that runs once', () => {
  const outputs = () => join(folder, 'dist')
  let builds: number
  const build = async (into: string) => {
    builds++
    writeFileSync(join(into, 'page.js'), `build ${builds}`)
  }

  beforeEach(() => {
    builds = 0
  })

  it('builds into a folder named by the stamp', async () => {
    const built = await buildOnce(outputs(), 'one', build)
    expect(built).toBe(join(outputs(), 'one'))
    expect(readFileSync(join(built, 'page.js'), 'utf8')).toBe('build 1')
  })

  it('does not build again for the same stamp', async () => {
    await buildOnce(outputs(), 'one', build)
    await buildOnce(outputs(), 'one', build)
    expect(builds).toBe(1)
  })

  it('builds again for another stamp, and deletes the earlier output', async () => {
    await buildOnce(outputs(), 'one', build)
    await buildOnce(outputs(), 'two', build)
    expect(builds).toBe(2)
    expect(readdirSync(outputs())).toEqual(['two'])
  })

  it('builds again after a build that failed halfway', async () => {
    const fail = async (into: string) => {
      await build(into)
      throw new Error('interrupted')
    }
    await expect(buildOnce(outputs(), 'one', fail)).rejects.toThrow('interrupted')
    expect(existsSync(join(outputs(), 'one'))).toBe(false)
    const built = await buildOnce(outputs(), 'one', build)
    expect(readFileSync(join(built, 'page.js'), 'utf8')).toBe('build 2')
  })

  it('deletes what a process left that ended in the middle of its build, and leaves alone what a running one builds', async () => {
    // No process has so large a number.
    const [left, running] = [`one-${2 ** 22 + 1}-abc123`, `one-${process.pid}-abc123`]
    for (const name of [left, running]) mkdirSync(join(outputs(), name), { recursive: true })
    await buildOnce(outputs(), 'one', build)
    expect(readdirSync(outputs()).sort()).toEqual(['one', running])
  })

  it('gives one folder to two processes that build at the same time', async () => {
    const built = await Promise.all([buildOnce(outputs(), 'one', build), buildOnce(outputs(), 'one', build)])
    expect(built).toEqual([join(outputs(), 'one'), join(outputs(), 'one')])
    expect(readdirSync(outputs())).toEqual(['one'])
  })
})
