import { tryNormalizeHash } from '../../../core/hash.ts'
import { Refusal } from '../../refusal.ts'
import type { Arguments } from './arguments.ts'

/** There are none on this chain; hashes that nobody has are left out silently. */
export function getLibraries(args: Arguments) {
  const asked = args.value('libraries') ?? []
  const hashes = Array.isArray(asked) ? asked : [asked]
  if (!hashes.every((hash) => typeof hash === 'string' && tryNormalizeHash(hash) !== undefined))
    throw new Refusal(422, 'failed to parse libraries')
  return { '@type': 'smc.libraryResult', result: [] }
}
