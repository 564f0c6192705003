import type { Batch, Endpoint, WireParams } from '../endpoint.ts'
import { membersWhere } from '../schema/members.ts'

/** How a request is batched, its key, and the params that the batch shares. `undefined` for a request that is sent alone. */
export function wayOf<Params, Data>(
  { batch, batchPages }: Endpoint<Params, Data>,
  wire: WireParams,
): { way: Batch<Data>; key: string; shared: WireParams } | undefined {
  // Behind the one row of a key is nothing; and first pages only are sure to fit together.
  if (wire.offset) return
  const only = (name: string | undefined) => {
    const [key, ...more] = [(name && wire[name]) ?? []].flat()
    return more.length || key === undefined ? undefined : String(key)
  }
  const key = only(batch?.key)
  // One key has one row: a limit has no meaning there.
  if (batch && key) return { way: batch, key, shared: without(wire, batch.key, 'limit', 'offset') }
  const owner = only(batchPages?.key)
  if (!batchPages || !owner || batchPages.alone?.(wire)) return
  return { way: batchPages, key: owner, shared: without(wire, batchPages.key, 'limit', 'offset', 'sort') }
}

const without = (wire: WireParams, ...names: string[]): WireParams =>
  membersWhere(wire, (_value, name) => !names.includes(name))
