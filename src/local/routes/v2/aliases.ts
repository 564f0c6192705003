import type { V2Name } from '../../../contract/v2/calls.ts'

/** Names beside those of the contract under which real clients ask v2. */
export const v2Aliases: ReadonlyMap<string, V2Name> = new Map([['shards', 'getShards']])
