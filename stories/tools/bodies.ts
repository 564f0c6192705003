import { type Cell, fromBits, makeCell } from '../../src/core/values/cell.ts'
import { toBoc } from '../../src/core/values/toBoc.ts'
import { MAIN, SHOP } from '../accounts.ts'

/** A cell of a text behind an opcode. */
const bodyOf = (opcode: number, text: string) => {
  const bytes = [...new TextEncoder().encode(text)]
  const all = [opcode >>> 24, (opcode >> 16) & 255, (opcode >> 8) & 255, opcode & 255, ...bytes]
  return makeCell({ bytes: Uint8Array.from(all), bits: all.length * 8 }, [])
}

/** `transfer#0f8a7ea5` of TEP-74: 1 500 000 units to an account of zeros, without a payload. */
const transfer = () => {
  const address = (0b100n << 264n) | 0x1234n
  const parts: readonly (readonly [value: bigint, bits: number])[] = [
    [0x0f8a7ea5n, 32],
    [77n, 64],
    [(3n << 24n) | 1_500_000n, 28],
    [address, 267],
    [address, 267],
    [0n, 1],
    [(1n << 8n) | 1n, 12],
    [0n, 1],
  ]
  const bits = parts.reduce((sum, [, bits]) => sum + bits, 0)
  return makeCell(
    fromBits(
      parts.reduce((all, [value, bits]) => (all << BigInt(bits)) | value, 0n),
      bits,
    ),
    [],
  )
}

/** A chain of cells, each with the next. */
const chain = (cells: number) => {
  let cell = bodyOf(0xdeadbeef, 'the last one')
  for (let index = 1; index < cells; index++) cell = makeCell(fromBits(BigInt(index), 32), [cell])
  return cell
}

export const BODIES = {
  jettonTransfer: toBoc(transfer()),
  comment: toBoc(bodyOf(0, 'For the boat, with thanks')),
  long: toBoc(chain(160)),
  hostile: toBoc(bodyOf(0, 'pay \u202Enitram <img src=x onerror=alert(1)>')),
}

/** A message from outside to an account of the demo chain, with a comment in place of a signed body. */
export const EXTERNAL = toBoc(
  // Tag, no sender, a plain address, no import fee, no state, the body as a reference.
  makeCell(fromBits((((0b1000_100n << 264n) | BigInt(`0x${MAIN.slice(2)}`)) << 6n) | 1n, 277), [
    bodyOf(0, 'a comment'),
  ]),
)

type Bits = readonly (readonly [value: bigint, bits: number])[]

const bitsOf = (parts: Bits) =>
  fromBits(
    parts.reduce((all, [value, bits]) => (all << BigInt(bits)) | value, 0n),
    parts.reduce((sum, [, bits]) => sum + bits, 0),
  )

/** A message of a wallet: `MessageRelaxed` of block.tlb, which bounces. Nanograms. */
const order = (to: string, value: bigint, body: Cell) =>
  makeCell(
    bitsOf([
      [0b0110n, 4],
      [0n, 2],
      [0b100n, 3],
      [BigInt(`0x${to.slice(2)}`), 264],
      [5n, 4],
      [value, 40],
      [0n, 1 + 4 + 4 + 96 + 1],
      [1n, 1],
    ]),
    [body],
  )

/** 40 coins to the shop with a comment. */
export const payment = (): Cell => order(SHOP, 40_000_000_000n, bodyOf(0, 'Invoice 2026-114'))

/** 1 500 000 units of a jetton, by the jetton wallet of the signer, with 0.05 coins for fees. */
export const jettonPayment = (jettonWallet: string): Cell => order(jettonWallet, 50_000_000n, transfer())

interface Signed {
  seqno: number
  validUntil: number
  /** Up to four. Default: `payment`. */
  messages?: readonly Cell[]
}

/** A message of the wallet v4, with zeros for a signature. */
export const signedMessage = ({ seqno, validUntil, messages = [payment()] }: Signed): string => {
  const body = makeCell(
    bitsOf([
      [0n, 512],
      [698_983_191n, 32],
      [BigInt(validUntil), 32],
      [BigInt(seqno), 32],
      [0n, 8],
      ...messages.map(() => [3n, 8] as const),
    ]),
    messages,
  )
  return toBoc(makeCell(fromBits((((0b1000_100n << 264n) | BigInt(`0x${MAIN.slice(2)}`)) << 6n) | 1n, 277), [body]))
}
