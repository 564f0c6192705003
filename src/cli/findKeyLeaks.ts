import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { filesIn } from './filesIn.ts'
import { formsOf, type KeyForm } from './keyForms.ts'
import { trimKey } from './keys.ts'
import { lookalikes } from './lookalikes.ts'
import { unpack } from './unpack.ts'
import { BYTES, views } from './views.ts'

/** A place where a key is written. The key itself is not in it. */
export interface KeyLeak {
  /** Within the folder. A key in the name is replaced by `…`. */
  file: string
  /** From 1, of the unpacked text. */
  line: number
  kind: KeyForm['kind'] | 'the key, escaped' | 'the key in the name' | 'something that looks like a key'
}

/** A line for people: place and kind, never the key. */
export const sentenceOf = (folder: string, { file, line, kind }: KeyLeak) => `${join(folder, file)}:${line}: ${kind}`

/** Where the forms of known keys and lookalikes of unknown ones are in a text. */
function* find(text: string, keys: readonly string[], forms: readonly KeyForm[]) {
  for (const form of forms) {
    for (const { index } of text.matchAll(form.pattern)) yield { at: index, form, kind: form.kind }
  }
  for (const { at, value } of lookalikes(text)) {
    const isKnown = keys.some((key) => key.toLowerCase() === value.toLowerCase())
    if (!isKnown) yield { at, form: undefined, kind: 'something that looks like a key' as const }
  }
}

/** Leaks of a text by line; a leak that several views show is listed once. */
function leaksIn(text: string, keys: readonly string[], forms: readonly KeyForm[]): Omit<KeyLeak, 'file'>[] {
  const found = new Map<string, Omit<KeyLeak, 'file'>>()
  let isEscaped = false
  for (const view of views(text)) {
    let line = 1
    let counted = 0
    for (const { at, form, kind } of [...find(view, keys, forms)].sort((a, b) => a.at - b.at)) {
      line += view.slice(counted, at).split('\n').length - 1
      counted = at
      const id = `${line} ${form ? forms.indexOf(form) : ''}`
      if (!found.has(id)) found.set(id, { line, kind: isEscaped && kind === 'the key' ? 'the key, escaped' : kind })
    }
    isEscaped = true
  }
  return [...found.values()].sort((a, b) => a.line - b.line)
}

/**
 * Finds API keys in the files of a built folder, `.gz`, `.br`, `.zip`, UTF-16 and source maps included. Finds each of
 * `keys`: plain, escaped, split, reversed, in base64, as numbers. Finds 64 hex digits that are given to a name of a key, too.
 *
 * Does not find a key that code computes: by comments between its pieces, pieces in other variables, arithmetic, encryption. Nor
 * does it find an unknown key away from its name. Does not unpack other formats (`.zst`, `.7z`) or archives.
 * @throws {Error} for a folder that is unreadable or empty, a file that does not unpack, a short key
 */
export async function findKeyLeaks(folder: string, keys: readonly string[]): Promise<KeyLeak[]> {
  const trimmed = keys.map((key, index) => trimKey(`keys[${index}]`, key))
  const forms = trimmed.flatMap(formsOf)
  const leaks: KeyLeak[] = []
  /** The name as it can be shown: a key in it is a leak of its own. */
  function shown(name: string): string {
    const file = forms.reduce((text, { pattern }) => text.replace(pattern, '…'), name)
    if (file !== name) leaks.push({ file, line: 1, kind: 'the key in the name' })
    return file
  }
  let files = 0
  for await (const path of filesIn(folder)) {
    files++
    for (const { name, bytes } of unpack(shown(relative(folder, path)), await readFile(path))) {
      const file = shown(name)
      for (const leak of leaksIn(bytes.toString(BYTES), trimmed, forms)) leaks.push({ file, ...leak })
    }
  }
  if (!files) throw new Error(`${folder} has no files: is it the folder of the build?`)
  return leaks
}
