import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A place where a key stands. The key itself is not in it. */
export interface KeyLeak {
  /** Within the folder. */
  file: string
  /** From 1. */
  line: number
  kind: 'the key' | 'the key in base64' | 'something that looks like a key'
}

/** A name for a key, and in quotes behind it 64 hex digits: what TON Center's keys look like. */
const LOOKS_LIKE_A_KEY = /api[_-]?key["'`]?\]?\s*[:=,]\s*["'`][0-9a-f]{64}["'`]/gi

/** How base64 may spell a text that stands anywhere in another one: three ways, without the digits its neighbours share. */
function base64Forms(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.from(' '.repeat(shift) + text).toString('base64')
    const whole = Math.floor(((shift + text.length) * 8) / 6)
    return encoded.slice(Math.ceil((shift * 8) / 6), whole)
  })
}

function* find(text: string, key: string | undefined): Generator<{ at: number; kind: KeyLeak['kind'] }> {
  const searched: [string, KeyLeak['kind']][] = key
    ? [[key, 'the key'], ...base64Forms(key).map((form): [string, KeyLeak['kind']] => [form, 'the key in base64'])]
    : []
  for (const [wanted, kind] of searched) {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) yield { at, kind }
  }
  for (const { index, 0: match } of text.matchAll(LOOKS_LIKE_A_KEY)) {
    if (!key || !match.includes(key)) yield { at: index, kind: 'something that looks like a key' }
  }
}

/**
 * Where API keys stand in the files of a built folder, source maps included: the value of `key` (plain or as base64), and
 * literals that look like a key of TON Center.
 * @throws {Error} when the folder cannot be read
 */
export async function findKeyLeaks(folder: string, key: string | undefined): Promise<KeyLeak[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const leaks: KeyLeak[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    // Every byte is one character: what is no text has no key to lose, and offsets stay true.
    const text = await readFile(path, 'latin1')
    const found = [...find(text, key)].sort((a, b) => a.at - b.at)
    for (const { at, kind } of found) {
      leaks.push({ file: relative(folder, path), line: text.slice(0, at).split('\n').length, kind })
    }
  }
  return leaks.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}
