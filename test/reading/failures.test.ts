import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import * as opcodes from '../../src/core/values/opcodes.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { readTransaction } from '../../src/reading/readTransaction.ts'
import {
  acted,
  action,
  bounced,
  ended,
  MASTER,
  message,
  OWN,
  outcomeOf,
  RECEIVER,
  ran,
  rows,
  sent,
  THEIRS,
  tonTransfer,
  traceWith,
  twoPayments,
  WALLET,
} from './made.ts'

/** A jetton transfer of 500: the wallet, its jetton wallet, and that of the receiver. */
function jettons(own: object, theirs: object | undefined): Transaction[] {
  const asked = message('M1', { source: WALLET, destination: OWN, value: '9000', opcode: opcodes.JETTON_TRANSFER })
  const moved = message('M2', {
    source: OWN,
    destination: THEIRS,
    value: '8000',
    opcode: opcodes.JETTON_INTERNAL_TRANSFER,
  })
  return rows(
    { account: WALLET, in_msg: message('M0', { destination: WALLET }), out_msgs: [asked] },
    { account: OWN, in_msg: asked, out_msgs: theirs ? [moved] : [], description: own },
    ...(theirs ? [{ account: THEIRS, in_msg: moved, description: theirs }] : []),
  )
}
const jettonTransfer = (transactions: string[], success: boolean) =>
  action('jetton_transfer', { sender: WALLET, receiver: RECEIVER, amount: '500', asset: MASTER }, transactions, success)

describe('a send that failed', () => {
  it('never left where the wallet skipped its only message, though the transaction is no failure', () => {
    const skipped = sent({ action: { ...acted, skipped_actions: 1, msgs_created: 0 } }, undefined)
    const expected = {
      status: 'failed',
      reason: { code: 'skipped-actions', skipped: 1, sent: 0 },
      at: { account: WALLET, transaction: 'T0' },
      money: { where: 'never-left', account: WALLET },
    }
    expect(outcomeOf(skipped)).toMatchObject(expected)
    expect(outcomeOf(skipped, [tonTransfer(['T0'], false)])).toMatchObject({
      ...expected,
      disagrees: false,
      money: { ...expected.money, amount: 1_000_000n },
    })
    expect(readTransaction(skipped[0] as Transaction).outcome).toMatchObject(expected)
  })

  it('never left where the wallet had no funds for it', () => {
    const poor = sent({ aborted: true, action: { success: false, no_funds: true, result_code: 37 } }, undefined)
    expect(outcomeOf(poor)).toMatchObject({
      status: 'failed',
      reason: { code: 'no-funds', exitCode: 37 },
      money: { where: 'never-left', account: WALLET },
    })
  })

  it('never left where the wallet refused the request', () => {
    const refused = sent({ aborted: true, compute_ph: ended(135), action: undefined }, undefined)
    expect(outcomeOf(refused)).toMatchObject({
      status: 'failed',
      reason: { code: 'wallet-refused', exitCode: 135 },
      money: { where: 'never-left', account: WALLET },
    })
  })

  it('never left where the service says so of its one transaction, with or without that transaction', () => {
    const row = tonTransfer(['T0'], false)
    const lone = sent({ compute_ph: { skipped: false, exit_code: 0 }, action: undefined }, undefined)
    const expected = { status: 'failed', money: { where: 'never-left', account: WALLET, amount: 1_000_000n } }
    expect(outcomeOf(lone, [row])).toMatchObject(expected)
    expect(readAction(row)).toMatchObject({ status: 'failed', isVoid: true, outcome: expected })
  })

  it('returned less its fee where the receiver ended with an error', () => {
    const back = sent({}, { ...bounced, compute_ph: ended(407) }, {}, { value: '990000' })
    expect(outcomeOf(back, [tonTransfer(['T0', 'T1'], false)])).toMatchObject({
      status: 'failed',
      reason: { code: 'exit', phase: 'compute', exitCode: 407 },
      at: { account: RECEIVER, transaction: 'T1' },
      money: { where: 'returned', account: WALLET, amount: 990_000n, asset: null },
    })
  })

  it('returned where there is no contract', () => {
    const back = sent({}, { ...bounced, compute_ph: { skipped: true, reason: 'no_state' } }, {}, { value: '999600' })
    expect(outcomeOf(back)).toMatchObject({
      status: 'failed',
      reason: { code: 'no-contract' },
      money: { where: 'returned', account: WALLET, amount: 999_600n },
    })
  })

  it('is kept, less the fees, by a contract that ran out of gas with a message that may not bounce', () => {
    const kept = sent({}, { aborted: true, compute_ph: ended(-14), action: undefined }, { opcode: '0x12345678' })
    expect(
      outcomeOf(kept, [action('call_contract', { source: WALLET, destination: RECEIVER }, ['T0', 'T1'], false)]),
    ).toMatchObject({
      status: 'failed',
      reason: { code: 'exit', exitCode: -14 },
      money: { where: 'kept', account: RECEIVER, amount: 998_500n },
    })
  })

  it('is spent where the fees of who kept it took all, in one transaction or in several', () => {
    const [wallet, refused] = sent({}, { aborted: true, compute_ph: ended(-14), action: undefined }, { opcode: '0x1' })
    const poor = [wallet, { ...refused, total_fees: '1000000' }] as Transaction[]
    expect(outcomeOf(poor).money).toEqual({ where: 'spent', account: RECEIVER, amount: 1_000_000n, asset: null })
    // Another message that brings nothing costs the same account more.
    const [more] = rows({ account: RECEIVER, in_msg: message('M9', { source: WALLET, destination: RECEIVER }) })
    const others = [
      { ...wallet, out_msgs: [...(wallet?.out_msgs ?? []), more?.in_msg] },
      { ...refused, total_fees: '600000' },
      { ...more, hash: 'T9', lt: '1009', total_fees: '300000' },
    ] as Transaction[]
    expect(readTrace(traceWith(others)).outcome.branches[0]?.money).toMatchObject({ where: 'kept', amount: 100_000n })
    const [, , costly] = others
    const all = [...others.slice(0, 2), { ...costly, total_fees: '400000' }] as Transaction[]
    expect(readTrace(traceWith(all)).outcome.branches[0]?.money).toMatchObject({ where: 'spent', account: RECEIVER })
  })

  it('did not run on a frozen account', () => {
    const frozen = sent({}, { aborted: true, compute_ph: { skipped: true, reason: 'bad_state' }, action: undefined })
    expect(outcomeOf(frozen)).toMatchObject({ status: 'failed', reason: { code: 'frozen' }, money: { where: 'kept' } })
  })

  it('leaves jettons where they were if their own wallet refused', () => {
    const refused = jettons({ aborted: true, compute_ph: ended(706), action: undefined }, undefined)
    expect(outcomeOf(refused, [jettonTransfer(['T0', 'T1'], false)])).toMatchObject({
      status: 'failed',
      reason: { code: 'exit', exitCode: 706 },
      money: { where: 'never-left', account: WALLET, amount: 500n, asset: MASTER },
    })
  })

  it('returns jettons that the wallet of the receiver refused, whatever the service says', () => {
    const refused = jettons({}, { ...bounced, compute_ph: ended(47) })
    for (const success of [true, false])
      expect(outcomeOf(refused, [jettonTransfer(['T0', 'T1', 'T2'], success)])).toMatchObject({
        status: 'failed',
        disagrees: success,
        at: { account: THEIRS, transaction: 'T2' },
        money: { where: 'returned', account: WALLET, amount: 500n, asset: MASTER },
      })
    expect(outcomeOf(refused).status).toBe('failed')
  })

  it('leaves an NFT with its owner where the item refused', () => {
    const item = { opcode: opcodes.NFT_TRANSFER }
    const refused = sent({}, { ...bounced, compute_ph: ended(401) }, item, { value: '900000' })
    const nft = action(
      'nft_transfer',
      { nft_item: RECEIVER, old_owner: WALLET, new_owner: THEIRS },
      ['T0', 'T1'],
      false,
    )
    expect(outcomeOf(refused, [nft])).toMatchObject({
      status: 'failed',
      reason: { code: 'exit', exitCode: 401 },
      money: { where: 'never-left', account: undefined, nft: RECEIVER },
    })
  })

  it('is dropped by the network', () => {
    const trace = traceWith(sent({}, {}), [tonTransfer(['T0', 'T1'])])
    expect(readTrace(trace, { invalidated: ['T0', 'T1'] }).outcome).toMatchObject({
      status: 'failed',
      finality: 'dropped',
      reason: { code: 'dropped' },
    })
  })
})

describe('a send that arrived', () => {
  it('is no failure for being aborted: without gas, or without funds for a bounce', () => {
    for (const bounce of [undefined, { type: 'nofunds' }] as const) {
      const poor = {
        aborted: true,
        compute_ph: { skipped: true, reason: 'no_gas' },
        action: undefined,
        bounce,
      } as const
      const arrived = sent({}, poor)
      expect(outcomeOf(arrived)).toMatchObject({ status: 'succeeded', money: { where: 'arrived', account: RECEIVER } })
      expect(outcomeOf(arrived, [tonTransfer(['T0', 'T1'], false)])).toMatchObject({
        status: 'succeeded',
        disagrees: true,
        reason: { code: 'no-gas' },
        money: { where: 'arrived', account: RECEIVER, amount: 1_000_000n },
      })
    }
  })

  it('stays so if the notice of a jetton transfer bounced', () => {
    const notice = message('M3', { source: THEIRS, destination: RECEIVER, value: '1', opcode: opcodes.JETTON_NOTIFY })
    const [wallet, own, theirs] = jettons({}, {})
    const [refused] = rows({ account: RECEIVER, in_msg: notice, description: { ...bounced, compute_ph: ended(9) } })
    const all = [
      wallet,
      own,
      { ...theirs, out_msgs: [notice] },
      { ...refused, hash: 'T3', lt: '1003' },
    ] as Transaction[]
    expect(outcomeOf(all, [jettonTransfer(['T0', 'T1', 'T2', 'T3'], true)])).toMatchObject({
      status: 'succeeded',
      disagrees: false,
      money: { where: 'arrived', account: RECEIVER, amount: 500n, asset: MASTER },
    })
  })
})

describe('what was sent to nobody', () => {
  it('is done with the one transaction: a tick, and a wallet that deploys itself', () => {
    const tick = rows({ account: RECEIVER, description: { type: 'tick_tock' } })
    expect(outcomeOf(tick)).toMatchObject({ status: 'succeeded', at: { account: RECEIVER, transaction: 'T0' } })
    const deploy = sent({ action: { ...acted, msgs_created: 0 } }, undefined)
    const row = action('contract_deploy', { destination: WALLET }, ['T0'])
    for (const actions of [[row], []])
      expect(outcomeOf(deploy, actions)).toMatchObject({
        status: 'succeeded',
        at: { account: WALLET, transaction: 'T0' },
      })
  })

  it('is unknown where neither the phases nor the service say more', () => {
    const lone = sent({ compute_ph: { skipped: false, exit_code: 0 }, action: undefined }, undefined)
    expect(outcomeOf(lone).status).toBe('unknown')
  })
})

describe('what is not known', () => {
  it('is pending while a transaction is, with the end that its emulation expects', () => {
    const pending = sent({}, { ...bounced, compute_ph: ended(9) }, {}, { value: '9' }).map((row) => ({
      ...row,
      finality: 'pending' as const,
      emulated: true,
    }))
    expect(outcomeOf(pending)).toMatchObject({ status: 'pending', finality: 'pending', expected: 'failed' })
    expect(readTransaction(pending[1] as Transaction).outcome).toMatchObject({ status: 'pending' })
  })

  it('is unknown where a transaction is missing, though the service says that it succeeded', () => {
    const [wallet] = sent({}, {})
    expect(outcomeOf([wallet as Transaction], [tonTransfer(['T0', 'T1'])])).toMatchObject({ status: 'unknown' })
  })

  it('is unknown above 4 000 transactions, which the service leaves out', () => {
    const trace = traceWith([], [tonTransfer(['T0', 'T1'])], { is_incomplete: true, trace: undefined })
    const { outcome, story } = readTrace(trace)
    expect(outcome.status).toBe('unknown')
    expect(story.main?.verb).toBe('sent')
  })

  it('is what the service says of an action alone, and unknown where it says nothing', () => {
    const row = action('jetton_swap', {}, ['T0', 'T1', 'T2'])
    expect(readAction(row).outcome.status).toBe('succeeded')
    expect(readAction({ ...row, success: false }).outcome).toMatchObject({ status: 'failed', reason: undefined })
    expect(readAction({ ...row, success: undefined } as never).outcome.status).toBe('unknown')
  })
})

describe('a batch', () => {
  it('succeeds, fails in part, and names the branch that did', () => {
    expect(outcomeOf(twoPayments({})).status).toBe('succeeded')
    const { status, branches, at } = outcomeOf(twoPayments({ ...bounced, compute_ph: ended(9) }))
    expect([status, at?.account]).toEqual(['partly', THEIRS])
    expect(branches.map((branch) => [branch.step, branch.status])).toEqual([
      [1, 'succeeded'],
      [2, 'failed'],
    ])
  })

  it('is unknown where one failed and another is missing, and keeps the failure', () => {
    const known = twoPayments({ ...bounced, compute_ph: ended(9) }).filter(({ account }) => account !== RECEIVER)
    expect(outcomeOf(known)).toMatchObject({
      status: 'unknown',
      at: { account: THEIRS },
      reason: { code: 'exit', exitCode: 9 },
      money: { where: 'returned', account: WALLET },
    })
  })

  it('fails in part where the wallet skipped one of its messages', () => {
    const { status, reason, branches } = outcomeOf(twoPayments({ compute_ph: ran }, 1))
    expect([status, reason]).toEqual(['partly', { code: 'skipped-actions', skipped: 1, sent: 2 }])
    expect(branches.at(-1)).toMatchObject({ step: undefined, status: 'failed' })
  })
})

describe('what it cost', () => {
  it('is one figure with the forward fee, and what was attached and came back apart', () => {
    const back = sent({}, { ...bounced, compute_ph: ended(407) }, {}, { value: '990000', fwd_fee: '200' })
    const { cost, value } = readTrace(traceWith(back))
    expect(cost).toMatchObject({
      fee: 5_000n,
      forward: 500n,
      compute: 3_000n,
      attached: 1_000_000n,
      cameBack: 990_000n,
    })
    expect(cost.accounts.get(WALLET)).toMatchObject({
      fee: 3_300n,
      forward: 300n,
      sent: 1_000_000n,
      received: 990_000n,
    })
    expect(value.fees).toBe(5_000n)
  })
})
