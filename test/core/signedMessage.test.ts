import { beginCell, type Cell, external, internal, SendMode, storeMessage } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV2R2, WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import type { EstimatedFees } from '../../src/contract/v3/estimatedFees.ts'
import type { WalletState } from '../../src/contract/v3/walletState.ts'
import { isSameAddress } from '../../src/core/values/address.ts'
import { readSigned } from '../../src/core/values/signedMessage.ts'
import { checksOf, failureOf } from '../../src/ui/tools/SendBoc/checks.ts'
import { EXTERNAL } from '../../stories/tools/bodies.ts'

const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 7))
const WALLETS = {
  v2: WalletContractV2R2.create({ workchain: 0, publicKey }),
  v3: WalletContractV3R2.create({ workchain: 0, publicKey }),
  v4: WalletContractV4.create({ workchain: 0, publicKey }),
  v5: WalletContractV5R1.create({ workchain: 0, publicKey }),
}
const TO = `0:${'AB'.repeat(32)}`
const messages = [
  internal({ to: TO.toLowerCase(), value: 40_000_000_000n, bounce: false, body: 'rent' }),
  internal({ to: TO.toLowerCase(), value: 1n, bounce: true }),
]
const UNTIL = 1_800_000_000
const args = {
  seqno: 418,
  secretKey,
  messages,
  timeout: UNTIL,
  sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
}

const bocOf = (contract: (typeof WALLETS)['v4'], body: Cell) =>
  beginCell()
    .store(storeMessage(external({ to: contract.address, body })))
    .endCell()
    .toBoc()
    .toString('base64')
const signed = (name: keyof typeof WALLETS) => {
  const contract = WALLETS[name] as (typeof WALLETS)['v4']
  return bocOf(contract, contract.createTransfer(args))
}
const rawOf = (name: keyof typeof WALLETS) => WALLETS[name].address.toRawString().toUpperCase()

describe('a signed message', () => {
  it.each(['v2', 'v3', 'v4', 'v5'] as const)('of a wallet %s says seqno, time, and what is sent to whom', (name) => {
    const read = readSigned(signed(name))
    expect(read?.account).toBe(rawOf(name))
    expect(read?.signed).toMatchObject({ seqno: 418, validUntil: UNTIL, hasMore: false })
    expect(read?.signed?.orders).toEqual([
      { to: TO, value: 40_000_000_000n, bounce: false, mode: 3, body: expect.any(String) },
      { to: TO, value: 1n, bounce: true, mode: 3, body: undefined },
    ])
  })
  it('says its account alone where it is laid out in another way', () => {
    expect(readSigned(EXTERNAL)).toMatchObject({ signed: undefined })
  })
  it.each(['', 'te6cc', 'AAAA'])('is none where the text is "%s"', (text) => expect(readSigned(text)).toBeUndefined())
})

describe('the checks of a message', () => {
  const read = readSigned(signed('v4'))
  if (!read) throw new Error('the message is read')
  const wallet = { address: rawOf('v4'), is_wallet: true, seqno: 418, balance: '50000000000', status: 'active' }
  const receiver = { address: TO, is_wallet: true, balance: '1', status: 'active' }
  const statesOf = (own: object, other: object) => {
    const known = [
      { ...wallet, ...own },
      { ...receiver, ...other },
    ]
    return (account: string) => known.find(({ address }) => isSameAddress(address, account)) as WalletState | undefined
  }
  const say = (own: object = {}, other: object = {}, now = UNTIL - 60, fees?: EstimatedFees) => {
    return checksOf({ read, states: statesOf(own, other), now, fees, tokens: [] }).map(
      ({ state, is }) => `${state} ${is}`,
    )
  }
  it('find nothing against one that fits', () => {
    expect(say()).toEqual(['good inTime', 'good seqno', 'good covered', 'good receiverTakes'])
  })
  it('warn of one that is late by this clock', () => expect(say({}, {}, UNTIL + 1)).toContain('warning expired'))
  it('find another seqno', () => {
    expect(say({ seqno: 419 })).toContain('bad seqnoSpent')
    expect(say({ seqno: 417 })).toContain('bad seqnoEarly')
  })
  it('find the id of another wallet', () => expect(say({ wallet_id: 5 })).toContain('bad walletIdWrong'))
  it('find a balance that is one nanogram short', () => {
    expect(say({ balance: '40000000001' })).toContain('good covered')
    expect(say({ balance: '40000000000' })).toContain('bad notCovered')
  })
  it('count the fee, to the nanogram', () => {
    const fees = { gas_fee: 3_000_000, in_fwd_fee: 600_000, fwd_fee: 400_000, storage_fee: 1 }
    const found = say({ balance: '40004000002' }, {}, undefined, fees)
    expect(found).toEqual(expect.arrayContaining(['good accepted', 'good coveredAfterFees']))
    expect(say({ balance: '40004000001' }, {}, undefined, fees)).toContain('bad notCovered')
  })
  it('read in the fees that a trial run took nothing, or sent nothing', () => {
    const fees = { gas_fee: 0, in_fwd_fee: 600_000, fwd_fee: 0, storage_fee: 1 }
    expect(say({}, {}, undefined, fees)).toContain('bad notTaken')
    expect(say({}, {}, undefined, { ...fees, gas_fee: 3_000_000 })).toContain('bad notCovered')
  })
  it('find a token that the wallet has too little of', () => {
    const row = { account: read.account, before: 5n, change: -6n, after: -1n, fee: undefined, open: undefined }
    const asked = { read, states: statesOf({}, {}), now: UNTIL - 60 }
    const tokens = [{ asset: TO, rows: [row] }]
    expect(checksOf({ ...asked, tokens }).map(({ is }) => is)).toContain('tokensNotCovered')
  })
  it('claim nothing good of the receivers of what never leaves', () => {
    for (const own of [{ seqno: 419 }, { wallet_id: 5 }, { balance: '1' }])
      expect(say(own).filter((check) => check.startsWith('good receiver'))).toEqual([])
  })
  it.each([
    [{ seqno: 419 }, {}, 'refused'],
    [{ wallet_id: 5, balance: '1' }, {}, 'refused'],
    [{ balance: '0' }, {}, 'unsent'],
    // The first of its two messages is covered.
    [{ balance: '40000000000' }, {}, 'inPart'],
    [{}, { status: 'uninit' }, 'inPart'],
    [{}, {}, undefined],
  ] as const)('foresee the end: %o, %o: %s', (own, other, end) => {
    expect(failureOf(read, checksOf({ read, states: statesOf(own, other), now: UNTIL - 60, tokens: [] }))).toBe(end)
  })
  it('find a receiver without a contract: what bounces returns, what does not stays', () => {
    expect(say({}, { status: 'uninit' }).slice(-2)).toEqual(['warning receiverAbsent', 'bad receiverBounces'])
  })
  it('say what they can without an answer of the service', () => {
    expect(checksOf({ read, states: undefined, now: UNTIL - 60, tokens: [] }).map(({ is }) => is)).toEqual(['inTime'])
  })
})
