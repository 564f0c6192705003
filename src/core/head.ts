import { head, headOf } from '../contract/client.ts'
import type { Ask, Call } from './ask.ts'
import { ASK_MS } from './pace/chainClock.ts'
import type { Clock } from './pace/clock.ts'
import { hear } from './pace/hear.ts'
import { isOffline } from './pace/online.ts'
import { isHidden } from './pace/shown.ts'

/** Without a check of the answer: the whole record of this endpoint would enlarge the bundle of every client. */
const call: Call<unknown> = {
  endpoint: head,
  take: () => ({ wire: {}, members: 1 }),
  read: (answer) => answer,
  options: { refresh: true },
}

/** The looks for a new block: one a tick for all. */
export interface HeadWatch {
  watch(onBlock: () => void): () => void
  /** The answer of this very tick, while the listeners are called: who asks for the head then needs no other. */
  told(): unknown
  /** Takes over an answer that somebody else has asked for: the next tick needs no other. */
  learn(answer: unknown): void
}

/** Makes a client's `watchHead`. */
export function createHeadWatch(ask: Ask, clock: Clock, closed: AbortSignal, onDevice: boolean): HeadWatch {
  const listeners = new Set<() => void>()
  let known: unknown
  let told: unknown
  let learned: unknown
  let isWatching = false
  async function watch() {
    isWatching = true
    known = learned = undefined
    for (;;) {
      await clock.sleep(ASK_MS, closed)
      if (!listeners.size) break
      if (isHidden() || (isOffline() && !onDevice)) {
        learned = undefined
        continue
      }
      const answer = learned ?? (await ask(call).catch(() => undefined))
      learned = undefined
      // After a failure the last known head counts, and the next turn requests it again.
      const seqno = headOf(answer) ?? known
      told = answer
      if (seqno !== known) for (const onBlock of listeners) hear(onBlock)
      told = undefined
      known = seqno
    }
    isWatching = false
  }
  return {
    watch(onBlock) {
      listeners.add(onBlock)
      // A client that was closed has no more turns.
      if (!isWatching) watch().catch(() => {})
      return () => void listeners.delete(onBlock)
    },
    told: () => told,
    learn(answer) {
      learned = answer
    },
  }
}
