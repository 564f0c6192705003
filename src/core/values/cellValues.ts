import { type Cell, type CellReader, InvalidBocError, readCell } from './cell.ts'

/** The raw address in the last 264 bits of a number: a workchain of 8, a hash of 256. */
export function rawOf(bits: bigint): string {
  const hash = BigInt.asUintN(256, bits).toString(16).padStart(64, '0').toUpperCase()
  return `${BigInt.asIntN(8, bits >> 256n)}:${hash}`
}

/** Smallest units. Layout: `VarUInteger 16` of block.tlb. @throws {InvalidBocError} */
export const readCoins = (reader: CellReader): bigint => reader.uint(Number(reader.uint(4)) * 8)

/**
 * The workchain and the hash of an account, 264 bits. Layout: `addr_std` of block.tlb. @throws {InvalidBocError} for other addresses
 * @param kind its first two bits, where they are read already
 */
export function accountBits(reader: CellReader, kind = reader.uint(2)): bigint {
  if (kind !== 2n || reader.bit()) throw new InvalidBocError('an address is not a standard one')
  return reader.uint(264)
}

/**
 * A raw address; `null` for the address that nobody has. Layout: `MsgAddress` of block.tlb. @throws {InvalidBocError} for others
 * @param kind its first two bits, where they are read already
 */
export function readAddress(reader: CellReader, kind = reader.uint(2)): string | null {
  return kind === 0n ? null : rawOf(accountBits(reader, kind))
}

/** A raw address of an account. @throws {InvalidBocError} for anything else */
export function readAccount(reader: CellReader): string {
  const address = readAddress(reader)
  if (address === null) throw new InvalidBocError('no address where an account should be')
  return address
}

/** Steps over an address, of an account or of nobody. @throws {InvalidBocError} */
export const skipAddress = (reader: CellReader): void => void readAddress(reader)

/** The first 32 bits of a body, as answers spell an opcode. @throws {InvalidBocError} for a shorter one */
export const opcodeIn = (body: Cell): string => `0x${readCell(body).uint(32).toString(16).padStart(8, '0')}`
