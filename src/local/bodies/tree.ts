import type { CellAddress } from './slice.ts'

/** A decoded value as the service spells it: `@type` tags, numbers as decimal strings. */
export type Tree = Record<string, unknown>

export const nothing: Tree = { '@type': 'nothing_from_maybe' }

export function addressTree(value: CellAddress): Tree {
  if (value === null) return { '@type': 'addr_none' }
  const [workchain_id, address] = value.split(':')
  return { '@type': 'addr_std', anycast: nothing, workchain_id, address }
}

export const coinsTree = (value: bigint): Tree => ({
  '@type': 'var_uint',
  len: String(value ? Math.ceil(value.toString(2).length / 8) : 0),
  value: value.toString(),
})
