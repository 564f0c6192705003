import { tryNormalizeHash } from '../../../core/values/hash.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'

/** Hashes that nobody has are left out silently. */
export const getLibraries = genuine((args: Arguments, { ledger }: Context) => {
  const asked = args.value('libraries') ?? []
  const result = (Array.isArray(asked) ? asked : [asked]).flatMap((text) => {
    const hash = typeof text === 'string' ? tryNormalizeHash(text) : undefined
    if (hash === undefined) throw new Refusal(422, 'failed to parse libraries')
    const data = ledger.rows.libraries[hash]
    return data === undefined ? [] : [{ '@type': 'smc.libraryEntry', hash, data }]
  })
  return { '@type': 'smc.libraryResult', result }
})
