import { head, headOf } from '../contract/client.ts'
import type { Ask, Call } from './ask.ts'
import { ASK_MS } from './pace/chainClock.ts'
import type { Clock } from './pace/clock.ts'
import { hear } from './pace/hear.ts'
import { isOffline } from './pace/online.ts'

/** Without a check of the answer: the whole record of this endpoint would enlarge the bundle of every client. */
const call: Call<unknown> = { endpoint: head, take: () => ({ wire: {}, members: 1 }), read: headOf, options: {} }

const isHidden = () => globalThis.document?.visibilityState === 'hidden'

/** Makes a client's `watchHead`. */
export function createHeadWatch(ask: Ask, clock: Clock, closed: AbortSignal, onDevice: boolean) {
  const listeners = new Set<() => void>()
  let known: unknown
  let isWatching = false
  async function watch() {
    isWatching = true
    known = undefined
    for (;;) {
      await clock.sleep(ASK_MS, closed)
      if (!listeners.size) break
      if (isHidden() || (isOffline() && !onDevice)) continue
      // After a failure the last known head counts, and the next turn requests it again.
      const seqno = (await ask(call).catch(() => undefined)) ?? known
      if (seqno !== known) for (const onBlock of listeners) hear(onBlock)
      known = seqno
    }
    isWatching = false
  }
  return (onBlock: () => void) => {
    listeners.add(onBlock)
    // A client that was closed has no more turns.
    if (!isWatching) watch().catch(() => {})
    return () => void listeners.delete(onBlock)
  }
}
