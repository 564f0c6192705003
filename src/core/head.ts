import type { Client } from './client.ts'
import type { Clock } from './clock.ts'
import type { Endpoint } from './endpoint.ts'
import * as z from './schema.ts'

/** Milliseconds between two blocks of the masterchain, about. */
export const BLOCK_MS = 5_000

const unchecked = /* @__PURE__ */ z.unknown() as never
/** Only where the head is: the record of this endpoint, with all else that it tells, would come with every client. */
const head = {
  kind: 'query',
  generation: 'v3',
  name: 'masterchainInfo',
  method: 'GET',
  path: '/masterchainInfo',
  params: unchecked,
  response: unchecked,
} as unknown as Endpoint<object, { last?: { seqno?: unknown } }>

/** Makes a client's `watchHead`. */
export function createHeadWatch(request: Client['request'], clock: Clock, closed: AbortSignal): Client['watchHead'] {
  const listeners = new Map<() => void, () => boolean>()
  let known: unknown
  let isWatching = false
  async function watch() {
    isWatching = true
    known = undefined
    // A client that was closed has no more turns.
    while (
      await clock.sleep(BLOCK_MS, closed).then(
        () => listeners.size > 0,
        () => false,
      )
    ) {
      if ([...listeners.values()].every((isPaused) => isPaused())) continue
      // A head that cannot be had is asked for again when the next block is due.
      const seqno = (await request(head, {}).catch(() => undefined))?.last?.seqno ?? known
      if (seqno !== known) for (const onBlock of listeners.keys()) onBlock()
      known = seqno
    }
    isWatching = false
  }
  return (onBlock, isPaused = () => false) => {
    listeners.set(onBlock, isPaused)
    if (!isWatching) void watch()
    return () => void listeners.delete(onBlock)
  }
}
