import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file) && !/\.(?:full|release)\./.test(file))
    .map((file) => `${folder}/${file}`)
const count = (paths: readonly string[], pattern: RegExp) =>
  paths.reduce((sum, path) => sum + [...read(path).matchAll(pattern)].length, 0)

interface Lock {
  packages: Readonly<Record<string, { version?: string; link?: true }>>
}
const lockOf = (folder: string): Lock => JSON.parse(read(`${folder}package-lock.json`))
const installed = Object.entries(lockOf('').packages).filter(([path, { link }]) => path && !link)
/** Packages that commands of their own install, beside those of `npm ci`. */
const APART = ['tools/', 'docs/.vitepress/']

const stories = filesIn('stories', /\.stories\.tsx$/)
const pages = filesIn('test', /\.browser\.test\.tsx?$/)

/**
 * What `npm test` may cost: counts, because seconds differ from machine to machine. Whoever adds more raises a number and says why
 * in the commit, or takes as much away.
 */
const COUNTS: Readonly<Record<string, [count: number, most: number]>> = {
  'stories that npm test draws': [count(stories, /tags: \['quick'/g), 54],
  'files of tests in Chromium': [pages.length, 23],
  'of these with a page of their own': [pages.filter((file) => file.includes('.alone.')).length, 3],
  'pages that tests in Chromium draw': [count(pages, /\b(?:stage|sharedStage|draw|drawn|everything)\(/g), 206],
  'files in jsdom with modules of their own': [filesIn('test', /\.alone\.dom\.test\.tsx$/).length, 4],
  'bundles of tests in Node': [count(filesIn('test', /\.(?:system\.)?test\.ts$/), /\b(?:build|bundle)\(/g), 6],
  'programs that tests start': [count(filesIn('test', /\.test\.tsx?$/), /\b(?:spawn|execFile|fork)(?:Sync)?\(/g), 4],
  'packages of the lock file, those of other platforms too': [installed.length, 533],
}

describe('npm test stays small:', () => {
  it.each(Object.entries(COUNTS))('%s', (what, [is, most]) => {
    expect(is, `${what}: the line in test/scripts/counts.test.ts says at most ${most}`).toBeLessThanOrEqual(most)
    expect(most - is, `${what} are fewer than the line in test/scripts/counts.test.ts says: lower it`).toBeLessThan(
      Math.max(3, most / 10),
    )
  })
})

describe.each(APART)('the packages of %s', (folder) => {
  const { devDependencies } = JSON.parse(read(`${folder}package.json`)) as { devDependencies: Record<string, string> }
  const { packages } = lockOf(folder)

  it.each(Object.keys(devDependencies))('%s is installed by the commands that use it, and not by npm ci', (name) => {
    const version = packages[`node_modules/${name}`]?.version
    expect(version).toMatch(/^\d/)
    expect(lockOf('').packages[`node_modules/${name}`]?.version).not.toBe(version)
  })
})
