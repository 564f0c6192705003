import { Address, type Builder, beginCell, type Cell, Dictionary, internal, storeMessageRelaxed } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { orderBody, readWalletRequest } from '../../src/core/values/walletOrders.ts'

const TO = `0:${'7'.repeat(64)}`
const order = (value: bigint, text: string): Cell =>
  beginCell()
    .store(storeMessageRelaxed(internal({ to: Address.parse(TO), value, body: text, bounce: false })))
    .endCell()
/** The body with 512 bits before it. */
const signed = (body: Builder) =>
  beginCell().storeBuffer(Buffer.alloc(64, 0xf3)).storeBuilder(body).endCell().toBoc().toString('base64')
const wallet = () => beginCell().storeUint(698983191, 32).storeUint(1_800_000_000, 32)

const batch = Dictionary.empty(Dictionary.Keys.Uint(16), {
  serialize: (message: Cell, builder: Builder) => void builder.storeUint(3, 8).storeRef(message),
  parse: () => beginCell().endCell(),
})
for (let index = 0; index < 3; index++) batch.set(index, order(BigInt(index + 1), `pay ${index}`))

const list = [order(1n, 'one'), order(2n, 'two')].reduce(
  (prev, message) => beginCell().storeRef(prev).storeUint(0x0ec3c86d, 32).storeUint(3, 8).storeRef(message).endCell(),
  beginCell().endCell(),
)
const v5 = beginCell()
  .storeUint(0x7369676e, 32)
  .storeBuilder(wallet())
  .storeUint(9, 32)
  .storeBit(1)
  .storeRef(list)
  .storeBit(0)
  .storeBuffer(Buffer.alloc(64))
  .endCell()
  .toBoc()
  .toString('base64')
const inner = beginCell()
  .storeUint(698983191, 32)
  .storeRef(order(5n, 'highload'))
  .storeUint(3, 8)
  .storeUint(77, 23)
  .storeUint(1_799_999_000, 64)
  .storeUint(1_000, 22)
const older = (op: boolean) => {
  const body = wallet().storeUint(9, 32)
  return signed(
    (op ? body.storeUint(0, 8) : body)
      .storeUint(3, 8)
      .storeRef(order(5n, 'a text that is longer than one cell '.repeat(9))),
  )
}
const known = { walletId: 698983191, validUntil: 1_800_000_000, hasMore: false }

describe('what the owner of a wallet signed', () => {
  it.each([
    ['v3', older(false), { ...known, seqno: 9 }, [5n]],
    ['v4', older(true), { ...known, seqno: 9 }, [5n]],
    ['v5, in a batch', v5, { ...known, seqno: 9 }, [1n, 2n]],
    [
      'highload v2',
      signed(wallet().storeUint(42, 32).storeDict(batch)),
      { ...known, seqno: undefined, queryId: 42n },
      [1n, 2n, 3n],
    ],
    ['highload v3', signed(beginCell().storeRef(inner.endCell())), { ...known, seqno: undefined, queryId: 77n }, [5n]],
  ])('is read of a wallet %s', (_, body, expected, values) => {
    const read = readWalletRequest(body)
    expect(read).toMatchObject(expected)
    expect(read?.orders.map(({ to, value, mode }) => [to, value, mode])).toEqual(values.map((value) => [TO, value, 3]))
  })

  it('has the comment of an order, however many cells it takes', () => {
    const [first] = readWalletRequest(older(true))?.orders ?? []
    expect(first && orderBody(first)).toEqual({
      opcode: '0x00000000',
      comment: 'a text that is longer than one cell '.repeat(9),
      isEncrypted: false,
    })
  })

  it.each([
    ['a comment', beginCell().storeUint(0, 32).storeStringTail('hello').endCell().toBoc().toString('base64')],
    ['512 bits alone', signed(beginCell())],
    ['no bag of cells', 'signature'],
  ])('is nothing in %s', (_, body) => expect(readWalletRequest(body)).toBeUndefined())
})
