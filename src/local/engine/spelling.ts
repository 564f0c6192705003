import type { Address, Cell } from '@ton/core'

/** As v3 answers spell an address. */
export const raw = (address: Address) => `${address.workChain}:${address.hash.toString('hex').toUpperCase()}`
export const rawOrNull = (address: Address | null | undefined) => (address ? raw(address) : null)

/** A 256-bit number as a hash in padded base64. */
export const hashOf = (number: bigint) =>
  btoa(
    number
      .toString(16)
      .padStart(64, '0')
      .replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))),
  )

export const spelledCellHash = (cell: Cell) => cell.hash().toString('base64')
export const bocOf = (cell: Cell) => cell.toBoc().toString('base64')
