import { describe, expect, it } from 'vitest'
import type { TransactionDescription } from '../../src/contract/v3/transactionDescription.ts'
import { summarize } from '../../src/reading/summary.ts'
import { arrowIn, arrowOut } from '../../src/ui/icons/paths.ts'
import { iconOfTransaction } from '../../src/ui/reading/iconOf.ts'
import { sayCause } from '../../src/ui/reading/useCause.ts'
import { createWords } from '../../src/ui/words/words.ts'
import { comment, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

const aborted = (over: Partial<TransactionDescription>) =>
  transaction({ description: { type: 'ord', aborted: true, ...over } })

const fromOutside = () => message({ source: null, value: null })
const paid = (destination: string, value = '1') => message({ source: OWN, destination, value })

describe('how a transaction ended', () => {
  it('is a failure when the code stopped with an exit code', () => {
    const summary = summarize(aborted({ compute_ph: { skipped: false, success: false, exit_code: 13 } }))
    expect(summary.status).toBe('failed')
    expect(summary.cause).toEqual({ phase: 'compute', code: 13 })
    expect(summary.isVoid).toBe(false)
  })

  it('is explained in a sentence: codes of contracts only where the contract is known', () => {
    const wordsOf = createWords({}, 'en')
    const sayCode = (code: number, interfaces: string[] | null, phase: 'compute' | 'action' = 'compute') =>
      sayCause({ phase, code }, wordsOf, interfaces).sentence
    expect(sayCode(13, null)).toBe('Ran out of gas.')
    expect(sayCode(406, null)).toBe('The contract stopped with its own error.')
    expect(sayCode(706, null)).toBe('The contract stopped with its own error.')
    expect(sayCode(706, ['jetton_wallet'])).toBe('Not enough jettons.')
    expect(sayCode(37, null, 'action')).toMatch(/^Not enough balance/)
    expect(sayCause({ phase: 'action', code: undefined }, wordsOf)).toEqual({
      sentence: 'An action failed.',
    })
    expect(sayCause('outcome.noContract', wordsOf).sentence).toMatch(/^No contract at this address/)
  })

  it('is a failure when the actions failed, with the result code', () => {
    const summary = summarize(
      aborted({ compute_ph: { skipped: false, success: true }, action: { success: false, result_code: 37 } }),
    )
    expect(summary.status).toBe('failed')
    expect(summary.cause).toEqual({ phase: 'action', code: 37 })
  })

  it('is a failure, its value void, when nothing lives at the address and the value went back', () => {
    const summary = summarize(aborted({ compute_ph: { skipped: true, reason: 'no_state' }, bounce: { type: 'ok' } }))
    expect(summary).toMatchObject({ status: 'failed', verb: 'op.refused', isVoid: true, cause: 'outcome.noContract' })
  })

  it('is no failure when aborted only because there is no code: the money arrived', () => {
    const summary = summarize(aborted({ compute_ph: { skipped: true, reason: 'no_state' } }))
    expect(summary).toMatchObject({ status: 'success', isVoid: false, cause: 'outcome.noState' })
  })

  it('is no failure when the value was too little for gas and could not even bounce', () => {
    const summary = summarize(aborted({ compute_ph: { skipped: true, reason: 'no_gas' }, bounce: { type: 'nofunds' } }))
    expect(summary).toMatchObject({ status: 'success', isVoid: false, cause: 'outcome.noGas' })
  })

  it('reads a skipped phase of services older than 2025, which only leave success out', () => {
    expect(summarize(aborted({ compute_ph: {} })).status).toBe('success')
  })

  it('is pending until it is final', () => {
    expect(summarize(transaction({ finality: 'pending' })).status).toBe('pending')
    expect(summarize(transaction({ finality: 'confirmed' })).status).toBe('confirmed')
    expect(summarize(transaction({ finality: 'finalized' })).status).toBe('success')
    expect(summarize(transaction({ finality: undefined })).status).toBe('success')
  })
})

describe('who paid whom', () => {
  it('is incoming from the sender of the incoming message', () => {
    const summary = summarize(transaction({ in_msg: message({ value: '5' }) }))
    expect(summary).toMatchObject({ direction: 'in', from: OTHER, to: [OWN], incoming: 5n, outgoing: 0n })
  })

  it('is outgoing to every recipient, with the sum, when a message from outside set it off', () => {
    const third = `0:${'3'.repeat(64)}`
    const summary = summarize(
      transaction({ in_msg: fromOutside(), out_msgs: [paid(OTHER, '9007199254740993'), paid(third, '1')] }),
    )
    expect(summary).toMatchObject({ direction: 'out', from: OWN, to: [OTHER, third], outgoing: 9007199254740994n })
  })

  it('is to itself when every recipient is the account', () => {
    expect(summarize(transaction({ in_msg: fromOutside(), out_msgs: [paid(OWN)] })).direction).toBe('self')
  })

  it('does not count a bounce that it sends back as a payment', () => {
    const summary = summarize(transaction({ out_msgs: [message({ source: OWN, destination: OTHER, bounced: true })] }))
    expect(summary.outgoing).toBe(0n)
  })

  it('has no direction for a tick-tock, which nobody sent', () => {
    const summary = summarize(transaction({ in_msg: null, description: { type: 'tick_tock', is_tock: false } }))
    expect(summary).toMatchObject({ direction: undefined, from: 'system', verb: 'op.tick' })
  })
})

describe('the subject of a transaction', () => {
  it('is the comment of the payment that a wallet sent, not of the message from outside', () => {
    const summary = summarize(
      transaction({ in_msg: fromOutside(), out_msgs: [comment('hello', { source: OWN, destination: OTHER })] }),
    )
    expect(summary).toMatchObject({ verb: 'op.sent', comment: 'hello' })
  })

  it('takes no comment from a body whose opcode is not that of a text', () => {
    const disguised = comment('hello', { opcode: '0x0f8a7ea5' })
    expect(summarize(transaction({ in_msg: disguised })).comment).toBeUndefined()
  })

  it('takes no comment that is not a text', () => {
    const odd = message({
      opcode: '0x00000000',
      message_content: { hash: null, body: null, decoded: { comment: { evil: true } } },
    })
    expect(summarize(transaction({ in_msg: odd })).comment).toBeUndefined()
  })

  it('names the operations of the token standards, and calls others a call with their opcode', () => {
    expect(summarize(transaction({ in_msg: message({ opcode: '0x7362d09c' }) })).verb).toBe('op.jetton_notify')
    expect(summarize(transaction({ in_msg: message({ opcode: '0xdeadbeef' }) }))).toMatchObject({
      verb: 'op.call',
      opcode: '0xdeadbeef',
    })
  })

  it('knows an encrypted comment, which nobody else can read', () => {
    expect(summarize(transaction({ in_msg: message({ opcode: '0x2167da4b' }) })).isEncrypted).toBe(true)
  })
})

describe('the icon of a transfer of jettons', () => {
  const opcode = '0x0f8a7ea5'

  it('is the arrow of the way: to the jetton wallet that was asked, and from the wallet that asks', () => {
    const asked = message({ source: OTHER, destination: OWN, opcode })
    expect(iconOfTransaction(summarize(transaction({ in_msg: asked, out_msgs: [] })))).toBe(arrowIn)
    const asks = transaction({ in_msg: fromOutside(), out_msgs: [{ ...paid(OTHER), opcode }] })
    expect(iconOfTransaction(summarize(asks))).toBe(arrowOut)
  })
})
