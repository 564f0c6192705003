import { describe, expect, it } from 'vitest'
import { isAccount } from '../../src/reading/direction.ts'
import type { MovedAmount } from '../../src/reading/movedAmount.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { type Said, saidOf } from '../../src/reading/said.ts'
import { sentenceParts, sentenceText } from '../../src/ui/reading/sentence.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { golden } from '../local/golden/read.ts'

const wordsOf = createWords({}, 'en')
const look = {
  account: (address: string) => `@${address}`,
  address: (address: string) => address,
  amount: ({ amount, asset, currency }: MovedAmount) => `${amount} of ${currency ?? asset ?? 'coins'}`,
  item: (address: string) => address,
  foreign: (text: string) => text,
  list: (pieces: readonly string[]) => pieces.join(' and '),
}

/** The sentence in a row of an account. */
function say(said: Said, own?: string): string {
  const parts: Readonly<Record<string, string | undefined>> = sentenceParts(said, '', look, wordsOf, own)
  return sentenceText(said, parts, wordsOf, own).replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}

const rows = golden().flatMap(({ rows }) => rows)
const STATUSES = ['success', 'pending', 'failed', 'unknown'] as const
const transfers = rows.flatMap((row) =>
  STATUSES.flatMap((status) => {
    const { from, to, ...said } = saidOf(readAction(row), status)
    const isTransfer = (said.verb === 'sent' || said.verb === 'nftSent') && !isAccount(to ?? null, from)
    return isTransfer && from !== undefined && to !== undefined ? [{ said: { ...said, from, to }, from, to }] : []
  }),
)

describe('a recorded transfer in the row of an account', () => {
  it('is one of many', () => expect(transfers.length).toBeGreaterThan(200))

  it('names its receiver alone for its sender, with the same verb and amounts', () => {
    for (const { said, from, to } of transfers) {
      const rest = say(said)
        .replace(`@${from} `, '')
        .replace(/^is (?=sending)/, '')
      expect(say(said, from)).toBe(rest.charAt(0).toUpperCase() + rest.slice(1))
      expect(say(said, from)).toContain(`@${to}`)
    }
  })

  it('names its sender alone for its receiver, and is received only where it arrived, or may', () => {
    const verbs = { done: ['sent', 'Received'], now: ['is sending', 'Receiving'] } as const
    for (const { said, from, to } of transfers) {
      const [whole, own] = [say(said), say(said, to)]
      expect(own).not.toContain(`@${to}`)
      const [sends, receives] = said.tense === 'done' || said.tense === 'now' ? verbs[said.tense] : []
      if (!sends) expect(own).toBe(whole.replace(` to @${to}`, ''))
      else expect(own).toBe(`${whole.replace(`@${from} ${sends}`, receives).replace(` to @${to}`, '')} from @${from}`)
    }
  })

  it('is the same for an account without a part in it', () => {
    for (const { said } of transfers) expect(say(said, `0:${'7'.repeat(64)}`)).toBe(say(said))
  })
})
