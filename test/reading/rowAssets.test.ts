import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import * as opcodes from '../../src/core/values/opcodes.ts'
import { messageAssets, rowAssets } from '../../src/reading/value/rowAssets.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

const raw = (digit: string) => `0:${digit.repeat(64)}`
const [WALLET, THEIRS, MASTER, ITEM, STRANGER] = ['1', '2', '3', '4', '5'].map(raw) as [
  string,
  string,
  string,
  string,
  string,
]
const walletOf = (owner: string) => ({
  is_indexed: true,
  token_info: [{ type: 'jetton_wallets', extra: { owner, jetton: MASTER } }],
})
const metadata = {
  [WALLET]: walletOf(OWN),
  [THEIRS]: walletOf(OTHER),
  [ITEM]: { is_indexed: true, token_info: [{ type: 'nft_items' }] },
} as unknown as Metadata

/** A transfer of 845 400 000 units, to whomever it is sent. */
const TRANSFER =
  'te6cckEBAgEAcQABrg+KfqUAAAAAAAkj2UMmPHwIAbZ0aNYjUHrjEQuap/2bOmgi3z8fhnHH956I967wV/djADiQGpfyKm0gsvMoev55dMmuVww3eYXzFVDJFCvdQlK7hzEtAQEAKgAAAAByZW50LCBzZWNvbmQgaGFsZkiratg='
/** The same between two jetton wallets, of 646 700 units. */
const INTERNAL =
  'te6cckEBAgEAbgABqxeNRRkAAAAAAAAA8zCd4sgBxIDUv5FTaQWXmUPX88umTXK4YbvML5iqhkihXuoSld0AOJAal/IqbSCy8yh6/nl0ya5XDDd5hfMVUMkUK91CUruOYloDAQAmAAAAADxiPm5vdCBib2xkPC9iPjL1fC8='
const message_content = { hash: null, body: TRANSFER, decoded: null }
const order = (destination: string, opcode: string = opcodes.JETTON_TRANSFER) =>
  message({ source: OWN, destination, opcode, message_content })
const news = (source: string, opcode: string = opcodes.JETTON_NOTIFY) =>
  message({ source, destination: OWN, opcode, message_content })

describe('what a row moved beside coins', () => {
  it('is what the own jetton wallet was told to send, and what it reports to have got', () => {
    const out = transaction({ account: OWN, out_msgs: [order(WALLET)] })
    expect(rowAssets(out, metadata).jettons).toEqual([{ amount: '845400000', asset: MASTER, direction: 'out' }])
    const got = transaction({ account: OWN, in_msg: news(WALLET), out_msgs: [] })
    expect(rowAssets(got, metadata).jettons).toEqual([{ amount: '845400000', asset: MASTER, direction: 'in' }])
  })

  it('is the sum of several orders of one jetton', () => {
    const row = transaction({ account: OWN, out_msgs: [order(WALLET), order(WALLET), order(WALLET)] })
    expect(rowAssets(row, metadata).jettons).toEqual([{ amount: '2536200000', asset: MASTER, direction: 'out' }])
  })

  it.each([
    ['a contract that nobody knows', STRANGER],
    ['the jetton wallet of somebody else', THEIRS],
  ])('is nothing where %s says so', (_, account) => {
    const forged = transaction({ account: OWN, in_msg: news(account), out_msgs: [] })
    expect(rowAssets(forged, metadata)).toEqual({ jettons: [], items: [] })
    const order_ = transaction({ account: OWN, out_msgs: [order(account)] })
    expect(rowAssets(order_, metadata)).toEqual({ jettons: [], items: [] })
  })

  it('is nothing where a message came back, where a body ends too early, and before the trace is known', () => {
    const back = transaction({ account: OWN, in_msg: { ...news(WALLET), bounced: true }, out_msgs: [] })
    expect(rowAssets(back, metadata).jettons).toEqual([])
    const short = { ...order(WALLET), message_content: { hash: null, body: 'te6cckEBAQEAAgAAAEysuc0=', decoded: null } }
    expect(rowAssets(transaction({ account: OWN, out_msgs: [short] }), metadata).jettons).toEqual([])
    expect(rowAssets(transaction({ account: OWN, out_msgs: [order(WALLET)] }), {}).jettons).toEqual([])
  })

  it('is of a jetton wallet what its balance lost, or got', () => {
    const sends = message({ source: WALLET, destination: THEIRS, opcode: opcodes.JETTON_INTERNAL_TRANSFER })
    const moved = { ...sends, message_content: { hash: null, body: INTERNAL, decoded: null } }
    const lost = transaction({ account: WALLET, in_msg: order(WALLET), out_msgs: [moved] })
    expect(rowAssets(lost, metadata).jettons).toEqual([{ amount: '646700', asset: MASTER, direction: 'out' }])
    const got = transaction({ account: THEIRS, in_msg: moved, out_msgs: [] })
    expect(rowAssets(got, metadata).jettons).toEqual([{ amount: '646700', asset: MASTER, direction: 'in' }])
    // One that the service knows for no jetton wallet, and one that sent nothing on.
    expect(rowAssets({ ...got, account: STRANGER }, metadata).jettons).toEqual([])
    expect(rowAssets({ ...lost, out_msgs: [] }, metadata).jettons).toEqual([])
  })

  it('is an item that the service knows for one, in both ways', () => {
    const given = transaction({ account: OWN, out_msgs: [order(ITEM, opcodes.NFT_TRANSFER)] })
    expect(rowAssets(given, metadata).items).toEqual([{ item: ITEM, direction: 'out' }])
    const got = transaction({ account: OWN, in_msg: news(ITEM, opcodes.NFT_OWNERSHIP_ASSIGNED), out_msgs: [] })
    expect(rowAssets(got, metadata).items).toEqual([{ item: ITEM, direction: 'in' }])
    const forged = transaction({ account: OWN, in_msg: news(STRANGER, opcodes.NFT_OWNERSHIP_ASSIGNED), out_msgs: [] })
    expect(rowAssets(forged, metadata).items).toEqual([])
  })
})

describe('what a message reports as received', () => {
  it('is the jettons that the own jetton wallet of its account names', () => {
    expect(messageAssets(news(WALLET), metadata).jettons).toEqual([
      { amount: '845400000', asset: MASTER, direction: 'in' },
    ])
  })

  it.each([
    ['the jetton wallet of another account', news(THEIRS)],
    ['a contract that nobody knows', news(STRANGER)],
    ['a message that came back', { ...news(WALLET), bounced: true }],
    ['an order, which may fail', order(WALLET)],
  ])('is nothing of %s', (_, reported) => {
    expect(messageAssets(reported, metadata)).toEqual({ jettons: [], items: [] })
  })
})
