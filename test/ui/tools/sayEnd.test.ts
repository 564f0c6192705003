import { describe, expect, it } from 'vitest'
import { sumsOf } from '../../../src/ui/tools/SendBoc/lifeOf.ts'
import { sayEnd } from '../../../src/ui/tools/SendBoc/sayEnd.ts'
import { lifeTexts } from '../../../src/ui/words/en/send.ts'
import { createFormat } from '../../../src/ui/words/format.ts'
import { createWords } from '../../../src/ui/words/words.ts'
import { finalTrace } from '../../../stories/tools/traces.ts'

const words = createWords({}, 'en')(lifeTexts)
const kit = { format: createFormat('en'), coin: { symbol: 'GRAM', name: 'Gram', decimals: 9 } }
const end = (facts: Partial<Parameters<typeof sayEnd>[0]>) =>
  sayEnd({ status: undefined, sending: undefined, isExpired: false, sums: undefined, ...facts }, words, kit)
const sumsOfTrace = (of: Parameters<typeof finalTrace>[0]) =>
  // biome-ignore lint/suspicious/noExplicitAny: the members that are read
  sumsOf(finalTrace(of)['/traces'].traces[0] as any)

describe('the end of a message says first what became of the money', () => {
  it('when it was refused', () => {
    expect(end({ sending: 'refused' })).toMatchObject({ money: 'Nothing was charged.', isOver: true })
  })
  it('when it expired, and not before', () => {
    expect(end({ status: 'not-found', isExpired: true })).toMatchObject({ money: 'Nothing was charged.', isOver: true })
    expect(end({ status: 'not-found' })).toMatchObject({ money: 'No block has it so far.', isOver: false })
  })
  it('when nobody knows whether it was sent', () => {
    expect(end({ sending: 'unsure', status: 'sent' })).toMatchObject({ isOver: false, tone: 'pending' })
    expect(end({ sending: 'unsure', status: 'confirmed' })).toBeUndefined()
  })
  it('when its account failed', () => {
    const sums = sumsOfTrace({ isAborted: true })
    expect(end({ status: 'failed', sums })?.money).toBe('0.0041 GRAM was charged, nothing else.')
  })
  it('when a receiver sent it back', () => {
    const sums = sumsOfTrace({ back: '39995700000' })
    expect(end({ status: 'finalized', sums })).toMatchObject({ money: '39.9957 GRAM was returned.', tone: 'warning' })
  })
  it('when it arrived', () => {
    const money = '40 GRAM left the account, 0.0041 GRAM are fees.'
    expect(end({ status: 'finalized', sums: sumsOfTrace({}) })).toMatchObject({ money, isOver: true })
  })
  it.each(['sent', 'pending', 'confirmed'] as const)('and nothing while it is %s', (status) => {
    expect(end({ status })).toBeUndefined()
  })
})
