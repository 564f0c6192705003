import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { run } from '../../src/core/schema/schema.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { changed, type Path } from '../support/generate.ts'
import { folderOf, loadRecordings } from '../support/recordings.ts'

/** Amounts, logical times and the like, and members that were no text before: those stay what they are. */
const STRICT = /^-?(\d+|0x[\da-f]+)$/

/** The places of texts, one of each kind: `transactions.*.description.type`. */
function textsIn(value: unknown, path: Path = [], found = new Map<string, Path>()): Map<string, Path> {
  if (typeof value === 'string') {
    // Hashes and addresses are keys of maps, too.
    const place = path.map((key) => (/^\d+$|.{30}/.test(String(key)) ? '*' : key)).join('.')
    const name = /^[\w. ]{1,29}$/.test(value) ? value : ''
    if (!STRICT.test(value)) found.set(`${place} ${name}`, path)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      textsIn(one, [...path, Array.isArray(value) ? Number(key) : key], found)
    }
  }
  return found
}

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
/** One text of each recorded answer becomes one that the service has added. */
export async function testOpenTexts(...services: ('synthetic' | 'hosted')[]): Promise<void> {
  const recordings = (await loadRecordings(...services)).filter(({ isRefusal }) => !isRefusal)
  const answers = recordings.flatMap(({ kind, file, folder, body }) =>
    records
      .filter((record) => folderOf(record) === folder)
      .map((record) => {
        const data = record.generation === 'v2' ? (body as { result: unknown }).result : body
        return [`${kind} ${file}`, record.name, record, data] as const
      }),
  )

  describe('a recorded answer with one text newer than this library', () => {
    it.each(answers)('%s passes the schema of %s, and keeps the text', (_file, _name, record, data) => {
      const refused = [...textsIn(data)].flatMap(([place, path]) => {
        const next = changed(data, path, 'of tomorrow')
        const { issues, value } = run(record.response, next)
        return issues.length || !JSON.stringify(value).includes('of tomorrow') ? [[place, issues[0]?.message]] : []
      })
      expect(refused).toEqual([])
    })
  })
}
