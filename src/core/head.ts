import type { Carrier, Client, Load } from './client.ts'
import type { Clock } from './clock.ts'
import type { Endpoint } from './endpoint.ts'
import { isOffline } from './online.ts'

/** Milliseconds between two blocks of the masterchain, about. */
export const BLOCK_MS = 5_000

interface Head {
  readonly last?: { readonly seqno?: unknown }
}
/** Only where the head is: the record of this endpoint, with all else that it tells, would come with every client. */
const head = {
  generation: 'v3',
  name: 'masterchainInfo',
  method: 'GET',
  path: '/masterchainInfo',
} as unknown as Endpoint<object, Head>
const unchecked: Load<Head, Head | null> = { read: (answer) => answer as Head | null }

const isPaused = () => isOffline() || globalThis.document?.visibilityState === 'hidden'

/** Makes a client's `watchHead`. */
export function createHeadWatch(ask: Carrier['ask'], clock: Clock, closed: AbortSignal): Client['watchHead'] {
  const listeners = new Set<() => void>()
  let known: unknown
  let isWatching = false
  async function watch() {
    isWatching = true
    known = undefined
    for (;;) {
      await clock.sleep(BLOCK_MS, closed)
      if (!listeners.size) break
      if (isPaused()) continue
      // A head that cannot be had is asked for again when the next block is due.
      const seqno = (await ask(head, {}, unchecked, {}).catch(() => undefined))?.last?.seqno ?? known
      if (seqno !== known) for (const onBlock of listeners) onBlock()
      known = seqno
    }
    isWatching = false
  }
  return (onBlock) => {
    listeners.add(onBlock)
    // A client that was closed has no more turns.
    if (!isWatching) watch().catch(() => {})
    return () => void listeners.delete(onBlock)
  }
}
