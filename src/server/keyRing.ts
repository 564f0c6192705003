import { redactError } from '../core/http/redact.ts'
import type { Clock } from '../core/pace/clock.ts'
import { Refusal } from './answer.ts'
import { createRedactor, toKey } from './key.ts'
import type { ProxyNetwork } from './options.ts'

/** A key, and the function that removes it from a text. */
export interface Key {
  readonly text: string
  readonly redact: (text: string) => Promise<string | undefined>
}

/** The keys of one network: that of now, and while it changes that of before. */
export interface KeyRing {
  /** @throws {Refusal} 500 where the callback gives none */
  current(): Promise<Key>
  /** The service has answered with this key. */
  answered(key: Key): void
  /**
   * Another key, after the service has refused one: of two sides that change their key one is a little late. With
   * `isAboutKey` false the refusal may have another reason, and nobody waits.
   */
  other(refused: Key, isAboutKey: boolean): Promise<Key | undefined>
  /** Whether a text repeats the key of the last request. */
  isEcho(text: string): Promise<boolean>
  redactError(cause: unknown): unknown
}

/** Milliseconds for which another key is expected after the service refuses the known one, and between two looks. */
const CHANGE_MS = 2_000
const LOOK_MS = 100

/** @throws {TypeError} for a literal key that no request can have */
export function createKeyRing(apiKey: ProxyNetwork['apiKey'], clock: Clock): KeyRing {
  const withRedactor = (text: string): Key => ({ text, redact: createRedactor(text) })
  // A literal key is wrong from the start, and for every request.
  const literal = typeof apiKey === 'string' ? toKey(apiKey) : undefined
  let last = withRedactor(literal ?? '')
  /** The key with which the service has answered last. */
  let known: Key | undefined
  /** The key in whose place no other one appeared. */
  let awaited: string | undefined
  let look: Promise<Key | undefined> | undefined

  async function current(): Promise<Key> {
    try {
      const text = literal ?? toKey(await (apiKey as () => string | Promise<string>)())
      if (text !== last.text) last = withRedactor(text)
      return last
    } catch (cause) {
      throw new Refusal(500, 'proxy', 'The proxy has no usable API key.', { cause })
    }
  }

  /** Looks for the successor of a refused key: once for all requests, and once for each key. */
  async function lookFor(refused: Key): Promise<Key | undefined> {
    for (let waited = 0; waited < CHANGE_MS; waited += LOOK_MS) {
      await clock.sleep(LOOK_MS)
      const next = await current()
      if (next.text !== refused.text) return next
    }
    awaited = refused.text
  }

  return {
    current,
    answered: (key) => {
      known = key
    },
    async other(refused, isAboutKey) {
      if (literal !== undefined) return
      if (known && known.text !== refused.text) return known
      const next = await current()
      if (next.text !== refused.text) return next
      if (!known || !isAboutKey || refused.text === awaited) return
      look ??= lookFor(refused).finally(() => {
        look = undefined
      })
      return look
    },
    isEcho: async (text) => (await last.redact(text)) !== text,
    redactError: (cause) => redactError(cause, last.text),
  }
}
