import {
  type Cell,
  type CellReader,
  cellHash,
  fromBits,
  InvalidBocError,
  makeCell,
  parseBoc,
  readCell,
} from './cell.ts'
import { accountBits } from './cellValues.ts'

/** Steps over a state that is written into the message itself. Layout: `StateInit` of block.tlb. */
export function skipStateInit(reader: CellReader): void {
  if (reader.bit()) reader.uint(5)
  if (reader.bit()) reader.uint(2)
  for (const _part of ['code', 'data', 'library']) if (reader.bit()) reader.ref()
}

/**
 * The receiver of a message from outside, as its `accountBits`, and the body.
 *
 * @throws {InvalidBocError} when it is no message from outside
 */
export function readExternal(boc: string): { account: bigint; body: Cell } {
  const reader = readCell(parseBoc(boc))
  if (reader.uint(2) !== 0b10n) throw new InvalidBocError('it is no message from outside')
  if (reader.uint(2) !== 0n) reader.uint(Number(reader.uint(9)))
  const account = accountBits(reader)
  reader.uint(Number(reader.uint(4)) * 8)
  if (reader.bit()) {
    if (reader.bit()) reader.ref()
    else skipStateInit(reader)
  }
  return { account, body: reader.bit() ? reader.ref() : reader.rest() }
}

/**
 * The hash by which the service identifies a message from outside (`hash_norm`), padded base64. A message has several
 * encodings that mean the same; this is the hash of the one that TEP-467 picks. It has no sender, no import fee and no
 * state, and its body in a cell of its own.
 *
 * @param boc the message, base64, as it is sent
 * @throws {InvalidBocError} when it is no message from outside; {@link InsecurePageError} on a page that is neither
 * https nor localhost
 */
export async function normalizedMessageHash(boc: string): Promise<string> {
  const { account, body } = readExternal(boc)
  // ext_in_msg_info$10 src:addr_none$00, dest:addr_std$100, import_fee:0 (4 bits), no state (0), the body as a reference (1).
  const value = (((0b1000_100n << 264n) | account) << 6n) | 1n
  return cellHash(makeCell(fromBits(value, 7 + 264 + 6), [body]))
}
