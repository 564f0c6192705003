import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { saidOf, saidOfTrace, saidOfTransaction } from '../../src/reading/said.ts'
import {
  accountOf,
  acted,
  action,
  ended,
  MASTER,
  message,
  OWN,
  RECEIVER,
  rows,
  sent,
  tonTransfer,
  traceWith,
  WALLET,
} from './made.ts'
import { sayIn } from './spoken.ts'

const storyOf = (transactions: Transaction[], actions: Action[]) => readTrace(traceWith(transactions, actions)).story
const call = (opcode: string, source: string, destination: string, transactions: string[], success = true) =>
  action('call_contract', { opcode, source, destination, value: '5' }, transactions, success)

describe('a transaction without its trace', () => {
  const [request, arrival] = sent({}, {}) as [Transaction, Transaction]
  const ofSender = (description: object) => saidOfTransaction(sent(description, {})[0] as Transaction)

  it('asked to send what may have failed further on, and is done where it arrived', () => {
    expect(saidOfTransaction(request)).toMatchObject({ verb: 'sent', tense: 'asked', status: 'unknown' })
    expect(saidOfTransaction(request, 'success')).toMatchObject({ tense: 'done', status: 'success' })
    expect(saidOfTransaction(arrival)).toMatchObject({ verb: 'sent', tense: 'done', status: 'success' })
  })

  it('keeps the failure that it proves', () => {
    const skipped = { action: { ...acted, skipped_actions: 1 } }
    expect(ofSender(skipped)).toMatchObject({ tense: 'asked', status: 'partly' })
    expect(ofSender({ aborted: true, compute_ph: ended(33) })).toMatchObject({ tense: 'tried', status: 'failed' })
  })
})

describe('the actions beside a sentence', () => {
  const paid = sent({}, {})

  it('are no returned message, no deployment, and no call of what is said', () => {
    const mint = action('nft_mint', { owner: RECEIVER, nft_item: OWN, nft_collection: RECEIVER }, ['T1', 'T2'])
    const serving = [
      call('0xffffffff', RECEIVER, WALLET, ['T1', 'T2']),
      action('contract_deploy', { source: WALLET, destination: RECEIVER }, ['T0', 'T1']),
      call('0x00000001', WALLET, RECEIVER, ['T0', 'T1']),
    ]
    expect(storyOf(paid, [mint, ...serving]).more).toBe(0)
    const other = call('0x00000001', WALLET, MASTER, ['T0', 'T9'])
    expect(storyOf(paid, [mint, other]).more).toBe(1)
    // A list of the trace has the deployment and the call as well.
    expect(storyOf(paid, [mint, ...serving, other]).more).toBe(3)
  })

  it('are no payment that came back', () => {
    const supply = action(
      'evaa_supply',
      { source: WALLET, master: RECEIVER, amount: '5', asset: null },
      ['T0', 'T1'],
      false,
    )
    const back = action('ton_transfer', { source: RECEIVER, destination: WALLET, value: '5' }, ['T8'])
    const other = action('ton_transfer', { source: RECEIVER, destination: MASTER, value: '5' }, ['T9'])
    expect(storyOf(paid, [supply, back]).more).toBe(0)
    expect(storyOf(paid, [supply, back, other]).more).toBe(1)
  })

  it('are no item that returns, and no part of the price that a sale pays out', () => {
    const transfer = (to: string, nft_item: string) =>
      action('nft_transfer', { old_owner: RECEIVER, new_owner: to, nft_item }, ['T1', 'T9'])
    const unlisted = action('nft_cancel_sale', { owner: WALLET, nft_item: OWN, sale_address: RECEIVER }, ['T0', 'T1'])
    expect(storyOf(paid, [unlisted, transfer(WALLET, OWN)]).more).toBe(0)
    expect(storyOf(paid, [unlisted, transfer(WALLET, MASTER), transfer(MASTER, OWN)]).more).toBe(2)
    const fee = action('ton_transfer', { source: RECEIVER, destination: MASTER, value: '5' }, ['T1', 'T9'])
    const bought = action('nft_purchase', { new_owner: WALLET, old_owner: RECEIVER, nft_item: OWN }, ['T1', 'T8'])
    expect(storyOf(paid, [bought, fee]).more).toBe(0)
    expect(storyOf(paid, [unlisted, fee]).more).toBe(1)
  })

  it('are deployments where nothing else happened', () => {
    const deploy = (to: string) => action('contract_deploy', { source: WALLET, destination: to }, ['T0', 'T1'])
    expect(storyOf(paid, [deploy(OWN), deploy(MASTER)]).more).toBe(1)
  })
})

describe('what is said of an action', () => {
  const say = (one: Action, transactions: Transaction[] = []) =>
    sayIn('en', saidOf(readAction(one, { transactions })), { metadata: {} })

  it('is a sending, where a new wallet had too few coins for it', () => {
    const transactions = sent({ action: { success: false, result_code: 37, no_funds: true } } as never, undefined)
    const deploy = action('contract_deploy', { destination: WALLET }, ['T0'], false)
    expect(say(deploy, transactions)).toMatch(/^UQ\S+ tried to send a message$/)
    expect(say({ ...deploy, success: true })).toMatch(/^UQ\S+ was deployed$/)
  })

  it('is its transaction, where the service has no name for it', () => {
    expect(say(action('unknown', {}, ['T1']))).toBe('An unknown action was carried out')
    expect(say(action('unknown', {}, ['T1']), sent({}, {}).slice(1, 2))).toMatch(/^UQ\S+ sent 0.001 GRAM to UQ\S+$/)
  })

  it('has no address as its receiver, where an NFT stays', () => {
    const own = { old_owner: WALLET, new_owner: WALLET, nft_item: OWN }
    expect(say(action('nft_transfer', own, ['T0']))).toMatch(/^UQ\S+ sent NFT \S+ to itself$/)
  })

  it('is what a standard call asked for that was refused, so far as the token is known', () => {
    const item = { [OWN]: { is_indexed: true, token_info: [{ type: 'nft_items', valid: true, name: 'Evening' }] } }
    const asked = message('M1', { source: WALLET, destination: OWN, opcode: '0x5fcc3d14' })
    const transactions = rows({ account: OWN, in_msg: asked, description: { compute_ph: ended(401) } } as never)
    const failed = call('0x5fcc3d14', WALLET, OWN, ['T0'], false)
    const said = (metadata: Metadata) => saidOf(readAction(failed, { transactions, metadata }))
    expect(said(item)).toMatchObject({ verb: 'nftSent', tense: 'tried', from: WALLET, nft: OWN })
    expect(said({})).toMatchObject({ verb: 'called', tense: 'tried', to: OWN })
    expect(saidOf(readAction({ ...failed, success: true }, { metadata: item }))).toMatchObject({ verb: 'called' })
  })
})

describe('a message that was refused and sent back', () => {
  const back = readAction(call('0xffffffff', RECEIVER, WALLET, ['T0', 'T1']))

  it('is no success, and still says what returned', () => {
    expect(back).toMatchObject({ status: 'bounced', verb: 'bounced', isVoid: false })
    for (const status of ['bounced', 'failed', 'success'])
      expect(sayIn('en', saidOf(back, status), { metadata: {} })).toMatch(/^UQ\S+ returned 0.000000005 GRAM to UQ\S+$/)
  })
})

describe('the sentence of minted jettons', () => {
  const [OTHER_MASTER, SECOND] = [8, 9].map(accountOf) as [string, string]
  const minting = (asset: string, minter: string, place: number) => ({
    row: { account: asset, in_msg: message(`M${place}`, { source: minter, destination: asset }) },
    action: action('jetton_mint', { asset, receiver: RECEIVER, amount: '7' }, [`T${place}`]),
  })
  const line = (...all: ReturnType<typeof minting>[]) => {
    const root = { account: WALLET, in_msg: message('M0'), out_msgs: all.map(({ row }) => row.in_msg) }
    const made = rows(root, ...all.map(({ row }) => row))
    const actions = all.map((one) => one.action)
    const said = saidOfTrace(readTrace(traceWith(made, actions)))
    return said && sayIn('en', said, { metadata: {} })
  }

  it('names who had them minted, once where that is the receiver', () => {
    expect(line(minting(MASTER, WALLET, 1))).toMatch(/^UQ\S+ minted 7 .* for UQ\S+$/)
    expect(line(minting(MASTER, RECEIVER, 1))).toMatch(/^UQ\S+ minted 7 \S+ \(Raw units\)$/)
    expect(line(minting(MASTER, WALLET, 1), minting(OTHER_MASTER, WALLET, 2))).toMatch(/^UQ\S+ minted 7 .* and 7 /)
  })

  it('names nobody where several had, and where the transactions do not show it', () => {
    expect(line(minting(MASTER, WALLET, 1), minting(OTHER_MASTER, SECOND, 2))).toMatch(/^Minted 7 .* and 7 /)
    expect(sayIn('en', saidOf(readAction(minting(MASTER, WALLET, 1).action)), { metadata: {} })).toMatch(/^Minted 7 /)
  })
})

describe('the sentence of a minted item', () => {
  const minting = (owner: string, source: string | null = WALLET) => {
    const asked = message('M1', { source, destination: MASTER })
    const made = rows({ account: WALLET, in_msg: message('M0'), out_msgs: [asked] }, { account: MASTER, in_msg: asked })
    const mint = action('nft_mint', { owner, nft_item: accountOf(9), nft_collection: MASTER }, ['T1'])
    return saidOfTrace(readTrace(traceWith(made, [mint])))
  }

  it('is of who asked the collection, and names the owner where that is another', () => {
    expect(minting(MASTER)).toMatchObject({ verb: 'nftMinted', from: WALLET, to: MASTER, owner: undefined })
    expect(minting(WALLET)).toMatchObject({ verb: 'nftMinted', from: WALLET, to: MASTER, owner: undefined })
    const gift = minting(RECEIVER)
    expect(gift).toMatchObject({ from: WALLET, owner: RECEIVER })
    expect(gift && sayIn('en', gift, { metadata: {} })).toMatch(/^UQ\S+ minted NFT \S+ for UQ\S+ in collection \S+$/)
    expect(gift && sayIn('ru', gift, { metadata: {} })).toMatch(/^UQ\S+ выпустил NFT \S+ для UQ\S+ в коллекции \S+$/)
  })

  it('is of the collection where nobody is known to have asked', () => {
    expect(minting(MASTER, null)).toMatchObject({ verb: 'collectionMinted', to: MASTER })
  })
})

describe('a trace of which a part failed', () => {
  const [FIRST, SECOND] = [6, 7].map(accountOf) as [string, string]
  const payment = (hash: string, to: string) => message(hash, { source: WALLET, destination: to, value: '1000000' })
  const transactions = rows(
    {
      account: WALLET,
      in_msg: message('M0', { destination: WALLET }),
      out_msgs: [payment('M1', FIRST), payment('M2', SECOND)],
    },
    { account: FIRST, in_msg: payment('M1', FIRST) },
    { account: SECOND, in_msg: payment('M2', SECOND), description: { compute_ph: ended(7), aborted: true } },
  )
  const one = (to: string, hash: string, start_lt: string, success: boolean) => ({
    ...tonTransfer(['T0', hash], success),
    details: { source: WALLET, destination: to, value: '1000000' },
    start_lt,
  })
  const line = (actions: unknown[]) => {
    const reading = readTrace(traceWith(transactions, actions as Action[]))
    const said = saidOfTrace(reading)
    return said && sayIn('en', said, { metadata: {} }, '', reading.story)
  }

  it('has the end of the rest, where that is another', () => {
    const [good, bad] = [one(FIRST, 'T1', '1000', true), one(SECOND, 'T2', '1001', false)]
    expect(line([good, bad])).toMatch(/ sent 0.001 GRAM to UQ\S+, but 1 other action failed$/)
    expect(line([{ ...good, start_lt: '1002' }, bad])).toMatch(
      / tried to send 0.001 GRAM to .*, but 1 other action succeeded$/,
    )
    const third = call('0x00000001', WALLET, MASTER, ['T9'])
    expect(line([good, bad, third])).toMatch(/, and 2 more actions, 1 of which failed$/)
  })
})
