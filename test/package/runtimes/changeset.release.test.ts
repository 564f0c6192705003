import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FILES = [
  'package.json',
  'package-lock.json',
  'packages/local/package.json',
  'CHANGELOG.md',
  '.changeset',
  'scripts/changeset.mjs',
  'scripts/setup.mjs',
]
const copy = mkdtempSync(join(tmpdir(), 'toncenter-version-'))
const read = (path: string) => readFileSync(join(copy, path), 'utf8')
const json = (path: string) => JSON.parse(read(path))

describe('the next version', () => {
  beforeAll(() => {
    for (const file of FILES) cpSync(file, join(copy, file), { recursive: true })
    const lines = ['---', '"toncenter-react": minor', '---', '', 'Blocks have a chart.', '']
    writeFileSync(join(copy, '.changeset/chart.md'), lines.join('\n'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: copy,
        stdio: 'pipe',
      })
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'all')
    execFileSync(process.execPath, ['scripts/changeset.mjs', 'version'], { cwd: copy, stdio: 'pipe' })
  }, 300_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it('is that of both packages, of the peer and of the lock file', () => {
    const next = json('package.json').version.replace(/\.\d+$/, '.0')
    expect(json('package.json')).toMatchObject({ version: next, peerDependencies: { 'toncenter-local': next } })
    expect(json('packages/local/package.json').version).toBe(next)
    const { version, packages } = json('package-lock.json')
    expect([version, packages[''].version, packages['packages/local'].version]).toEqual([next, next, next])
  })

  it('is larger than the one before by what the change means', () => {
    const [, minor] = JSON.parse(readFileSync('package.json', 'utf8')).version.split('.').map(Number)
    expect(json('package.json').version).toBe(`0.${minor + 1}.0`)
  })

  it('has its part in the changelog, and the note of the change is gone', () => {
    expect(read('CHANGELOG.md')).toMatch(
      /^# Changelog\n\n## 0\.\d+\.0\n\n### Minor Changes\n\n- .*Blocks have a chart\./,
    )
    expect(existsSync(join(copy, '.changeset/chart.md'))).toBe(false)
    expect(existsSync(join(copy, '.changeset/config.json'))).toBe(true)
  })
})
