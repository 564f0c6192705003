import { type Address, beginCell, type Cell, contractAddress, Dictionary, type StateInit } from '@ton/core'
import { sha256_sync } from '@ton/crypto'
import { opcodes } from '../bodies/opcodes.ts'
import { jettonMinterCode, jettonWalletCode } from './codes.ts'

const key = (name: string) => BigInt(`0x${sha256_sync(name).toString('hex')}`)

/** On-chain token metadata (TEP-64). */
function onchainContent(content: Readonly<Record<string, string>>): Cell {
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  for (const [name, value] of Object.entries(content))
    dictionary.set(key(name), beginCell().storeUint(0, 8).storeStringTail(value).endCell())
  return beginCell().storeUint(0, 8).storeDict(dictionary).endCell()
}

const contentKeys = [
  'uri',
  'name',
  'description',
  'image',
  'image_data',
  'symbol',
  'decimals',
  'amount_style',
  'render_type',
]

/** Reads on-chain or off-chain token metadata (TEP-64). What does not read is left out: it is written by strangers. */
export function readContent(cell: Cell): Record<string, string> {
  const slice = cell.beginParse()
  if (slice.loadUint(8) !== 0) return { uri: slice.loadStringTail() }
  const dictionary = slice.loadDict(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  const content: Record<string, string> = {}
  for (const name of contentKeys) {
    const value = dictionary.get(key(name))?.beginParse()
    if (value && value.remainingBits >= 8 && value.loadUint(8) === 0) content[name] = value.loadStringTail()
  }
  return content
}

export interface Jetton {
  readonly address: Address
  readonly init: StateInit
}

export function createJetton(
  admin: Address,
  content: Readonly<Record<string, string>>,
  walletCode = jettonWalletCode,
): Jetton {
  const data = beginCell().storeCoins(0).storeAddress(admin).storeRef(onchainContent(content)).storeRef(walletCode)
  const init = { code: jettonMinterCode, data: data.endCell() }
  return { init, address: contractAddress(0, init) }
}

export function jettonWalletAddress(master: Address, owner: Address, code = jettonWalletCode): Address {
  const data = beginCell().storeCoins(0).storeAddress(owner).storeAddress(master).storeRef(code).endCell()
  return contractAddress(0, { code, data })
}

/** Bodies of jetton messages (TEP-74). Amounts in the jetton's smallest units, `forward` in nanograms. */
export const jettonBody = {
  mint: (to: Address, amount: bigint, response: Address, queryId: number) =>
    beginCell()
      .storeUint(21, 32)
      .storeUint(queryId, 64)
      .storeAddress(to)
      .storeCoins(50_000_000n)
      .storeRef(
        beginCell()
          .storeUint(opcodes.jetton_internal_transfer, 32)
          .storeUint(queryId, 64)
          .storeCoins(amount)
          .storeAddress(null)
          .storeAddress(response)
          .storeCoins(1n)
          .storeBit(false)
          .endCell(),
      )
      .endCell(),
  transfer: (to: Address, amount: bigint, response: Address, queryId: number, forward: bigint, payload?: Cell) =>
    beginCell()
      .storeUint(opcodes.jetton_transfer, 32)
      .storeUint(queryId, 64)
      .storeCoins(amount)
      .storeAddress(to)
      .storeAddress(response)
      .storeBit(false)
      .storeCoins(forward)
      .storeMaybeRef(payload ?? null)
      .endCell(),
  burn: (amount: bigint, response: Address, queryId: number) =>
    beginCell()
      .storeUint(opcodes.jetton_burn, 32)
      .storeUint(queryId, 64)
      .storeCoins(amount)
      .storeAddress(response)
      .storeBit(false)
      .endCell(),
}
