import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PIECES, READERS, textOf } from './readers.ts'

interface Recheck {
  checkSync(source: string, flags: string, options: object): { status: string; attack?: { pattern: string } }
}

/** Milliseconds for one pattern. Recheck gives up then, and the pattern counts as neither. */
const PATIENCE_MS = 20_000
const LENGTH = 10_000
/** Recheck proves by an automaton. Its other way, random texts, takes a bounded repeat for one without bounds. */
const BY_PROOF = { checker: 'automaton', timeout: PATIENCE_MS, maxPatternSize: 100_000, maxNFASize: 1_000_000 }

let recheck: Recheck
const folder = mkdtempSync(join(tmpdir(), 'toncenter-recheck-'))

beforeAll(() => {
  // Without its optional packages it runs in JavaScript alone.
  const args = ['install', '--prefix', folder, '--omit=optional', '--no-save', 'recheck@4.5.0']
  execFileSync('npm', args, { stdio: 'pipe', shell: process.platform === 'win32' })
  recheck = createRequire(join(folder, 'index.js'))('recheck')
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Patterns that read a text of strangers to its end: those that are given a cut one are quick. */
function patternsThatReadAll(): readonly RegExp[] {
  const found = new Map<string, RegExp>()
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    if (text.length >= LENGTH) found.set(String(this), this)
    return exec.call(this, text)
  }
  try {
    for (const read of Object.values(READERS)) for (const piece of Object.values(PIECES)) read(textOf(piece, LENGTH))
  } finally {
    RegExp.prototype.exec = exec
  }
  return [...found.values()]
}

describe('of a pattern that reads what strangers write', () => {
  it.each(patternsThatReadAll())(
    '%s nobody can prove that its time grows faster than the text',
    ({ source, flags }) => {
      const { status, attack } = recheck.checkSync(source, flags.replace('y', ''), BY_PROOF)
      expect(status, attack?.pattern).not.toBe('vulnerable')
    },
    2 * PATIENCE_MS,
  )
})
