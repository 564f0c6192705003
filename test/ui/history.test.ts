import { describe, expect, it } from 'vitest'
import { readMessage } from '../../src/reading/readMessage.ts'
import { readFees, readPhases } from '../../src/reading/readPhases.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { message, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'

const whole = transaction({
  total_fees: '4021000',
  in_msg: message({ value: '500000000' }),
  out_msgs: [message({ fwd_fee: '266669' }), message({ fwd_fee: '400000' })],
  description: {
    type: 'ord',
    storage_ph: { storage_fees_collected: '41000' },
    credit_ph: { credit: '500000000' },
    compute_ph: { skipped: false, success: true, exit_code: 0, gas_used: '8300', gas_fees: '3320000' },
    action: { success: true, result_code: 0, msgs_created: 2, total_action_fees: '660000' },
  },
})

describe('the phases of a transaction', () => {
  it('are in the order in which they ran, each with its main figure', () => {
    expect(readPhases(whole)).toMatchObject([
      { name: 'storage', state: 'success', amount: '41000' },
      { name: 'credit', amount: '500000000', isGain: true },
      { name: 'compute', gas: '8300', code: 0 },
      { name: 'action', messages: 2 },
    ])
  })
  it('say where it failed, with the code of that phase, and list the skipped phases', () => {
    expect(readPhases(oddTransactions[3] as never)).toMatchObject([
      { name: 'compute', state: 'failed', code: -14 },
      { name: 'action', state: 'skipped' },
    ])
    expect(readPhases(oddTransactions[6] as never).at(-1)).toMatchObject({ name: 'action', state: 'failed', code: 37 })
  })
  it('have failed where a wallet left out all of its messages, though the service says success', () => {
    const request = message({ source: null, value: null })
    const lastOf = (action: object, in_msg = request) =>
      readPhases(
        transaction({ in_msg, description: { type: 'ord', action: { success: true, result_code: 0, ...action } } }),
      ).at(-1)
    expect(lastOf({ skipped_actions: 1, msgs_created: 0 })).toMatchObject({
      state: 'failed',
      skipped: 1,
      code: undefined,
    })
    expect(lastOf({ skipped_actions: 1, msgs_created: 2 })).toMatchObject({ state: 'success', skipped: 1, messages: 2 })
    expect(lastOf({ skipped_actions: 1, msgs_created: 0 }, message({}))).toMatchObject({ state: 'success' })
  })
  it('say that the money went back', () => {
    expect(readPhases(oddTransactions[7] as never).at(-1)).toEqual({ name: 'bounce', state: 'bounced' })
  })
})

describe('what a transaction cost', () => {
  it('is split into parts that add up to what the service states and the forward fees', () => {
    const { parts, total } = readFees([whole])
    expect(parts.map(({ name }) => name)).toEqual(['compute', 'forward', 'action', 'storage'])
    expect(total).toBe(4021000n + 666669n)
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
  })
  it('never adds up to more, whatever the phases say', () => {
    const odd = transaction({ ...whole, total_fees: '1000' })
    const { parts, total } = readFees([odd, ...oddTransactions])
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
  })
})

describe('a message', () => {
  it('is internal, from outside, to the outside, or sent back', () => {
    expect(oddMessages.slice(0, 4).map((row) => readMessage(row).type)).toEqual([
      'internal',
      'externalIn',
      'externalOut',
      'bounced',
    ])
    expect(readMessage(message({ destination: `ext$${'0'.repeat(64)}:12` })).type).toBe('externalOut')
  })
  it('says a text only where its opcode is that of a text, and keeps an encrypted one to itself', () => {
    expect(readMessage(oddMessages[4] as never)).toMatchObject({ isEncrypted: true, comment: undefined })
    expect(readMessage(oddMessages[5] as never).comment).toBeUndefined()
    expect(readMessage(oddMessages[6] as never).comment).toHaveLength(1000)
  })
})
