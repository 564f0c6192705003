import { attempt } from '../attempt.ts'
import { type Cell, parseBoc, readCell } from './cell.ts'
import { opcodeIn } from './cellValues.ts'
import { dictionaryEntries } from './dictionary.ts'
import { ENCRYPTED_TEXT, TEXT } from './opcodes.ts'
import { type CellOrder, MOST_ORDERS, orderOf, SIGNATURE, type SignedOrders, signedIn } from './signedMessage.ts'

/** What the owner of any known wallet signed: a highload wallet has no seqno. */
export interface WalletRequest extends Omit<SignedOrders<CellOrder>, 'seqno'> {
  readonly seqno: number | undefined
  /** Of a highload wallet: a number that it takes once. */
  readonly queryId?: bigint
}

/** Bits of a highload wallet of v1 or v2: signature, id, time, number, whether there are orders. */
const HIGHLOAD_BITS = SIGNATURE + 97

/** Reads the request to a wallet of v1 to v5, or highload; `undefined` for any other body. The signature is not checked. */
export const readWalletRequest = (boc: string): WalletRequest | undefined =>
  attempt(() => {
    const body = parseBoc(boc)
    return attempt(() => signedIn(body)) ?? ofHighload(body) ?? ofHighloadV3(body)
  })

function ofHighload(body: Cell): WalletRequest | undefined {
  if (body.bits !== HIGHLOAD_BITS || body.refs.length > 1) return
  const reader = readCell(body)
  reader.uint(SIGNATURE)
  const [walletId, validUntil, queryId] = [Number(reader.uint(32)), Number(reader.uint(32)), reader.uint(32)]
  const orders: CellOrder[] = []
  if (reader.bit())
    for (const [, value] of dictionaryEntries(reader.ref(), 16)) {
      orders.push(orderOf(Number(value.uint(8)), value.ref()))
      if (orders.length === MOST_ORDERS) break
    }
  return { walletId, validUntil, seqno: undefined, queryId, orders, hasMore: false }
}

function ofHighloadV3(body: Cell): WalletRequest | undefined {
  if (body.bits !== SIGNATURE || body.refs.length !== 1) return
  const reader = readCell(body.refs[0] as Cell)
  const walletId = Number(reader.uint(32))
  const message = reader.ref()
  const mode = Number(reader.uint(8))
  const queryId = reader.uint(23)
  const validUntil = Number(reader.uint(64) + reader.uint(22))
  return { walletId, validUntil, seqno: undefined, queryId, orders: [orderOf(mode, message)], hasMore: false }
}

/** Bytes of a comment that are read. */
const MOST_BYTES = 4_096

/** The operation of an order, and its comment. */
export interface OrderBody {
  /** `0x` and 8 hex digits; absent for a shorter body. */
  readonly opcode: string | undefined
  readonly comment: string | undefined
  readonly isEncrypted: boolean
}

/** Reads what the body of an order says. A loop: nothing recurses by depth. */
export function orderBody({ body }: CellOrder): OrderBody {
  const opcode = body && attempt(() => opcodeIn(body))
  return { opcode, comment: opcode === TEXT ? textOf(body as Cell) : undefined, isEncrypted: opcode === ENCRYPTED_TEXT }
}

/** The text after the opcode: bytes in a chain of cells. */
function textOf(root: Cell): string | undefined {
  const bytes: number[] = []
  for (let cell: Cell | undefined = root; cell && bytes.length < MOST_BYTES; cell = cell.refs[0]) {
    const reader = readCell(cell)
    if (cell === root) reader.uint(32)
    while (reader.bits() >= 8) bytes.push(Number(reader.uint(8)))
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)) || undefined
}
