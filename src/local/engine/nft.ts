import { type Address, beginCell, Cell, contractAddress, parseTuple, type StateInit, TupleReader } from '@ton/core'
import type { NftCollection } from '../../contract/v3/nftCollection.ts'
import type { NftItemRow } from '../index/rows.ts'
import type { Chain } from './chain.ts'
import { nftCollectionCode } from './codes.ts'
import { readContent } from './contracts.ts'
import { methodId } from './methodId.ts'
import { raw, rawOrNull } from './spelling.ts'

export interface Collection {
  readonly address: Address
  readonly init: StateInit
  readonly itemCode: Cell
}

const text = (value: string) => beginCell().storeStringTail(value).endCell()

/** A collection whose metadata is at `base` + `name`.json, and those of its items at `base` + what they are minted with. */
export function createCollection(owner: Address, base: string, name: string, itemCode: Cell): Collection {
  const own = beginCell().storeUint(1, 8).storeStringTail(`${base}${name}.json`).endCell()
  const content = beginCell().storeRef(own).storeRef(text(base)).endCell()
  // Five per cent.
  const royalty = beginCell().storeUint(5, 16).storeUint(100, 16).storeAddress(owner).endCell()
  const data = beginCell().storeAddress(owner).storeUint(0, 64).storeRef(content).storeRef(itemCode).storeRef(royalty)
  const init = { code: nftCollectionCode, data: data.endCell() }
  return { init, address: contractAddress(0, init), itemCode }
}

export function nftItemAddress({ address, itemCode }: Collection, index: number): Address {
  const data = beginCell().storeUint(index, 64).storeAddress(address).endCell()
  return contractAddress(0, { code: itemCode, data })
}

/** Bodies of NFT messages (TEP-62). */
export const nftBody = {
  /** `authority` is who may revoke a soul-bound item. */
  mint(index: number, owner: Address, path: string, queryId: number, authority?: Address): Cell {
    const content = beginCell().storeAddress(owner).storeRef(text(path))
    if (authority) content.storeAddress(authority)
    return beginCell()
      .storeUint(1, 32)
      .storeUint(queryId, 64)
      .storeUint(index, 64)
      .storeCoins(50_000_000n)
      .storeRef(content.endCell())
      .endCell()
  },
  /** `forward` nanograms go to the new owner, with the payload. */
  transfer: (
    to: Address,
    response: Address,
    queryId: number,
    payload?: Cell,
    forward = payload ? 10_000_000n : 1n,
  ): Cell =>
    beginCell()
      .storeUint(0x5fcc3d14, 32)
      .storeUint(queryId, 64)
      .storeAddress(to)
      .storeAddress(response)
      .storeBit(false)
      .storeCoins(forward)
      .storeMaybeRef(payload ?? null)
      .endCell(),
}

export const GET_COLLECTION_DATA = methodId('get_collection_data')
export const GET_NFT_DATA = methodId('get_nft_data')
const GET_NFT_ADDRESS = methodId('get_nft_address_by_index')
const GET_NFT_CONTENT = methodId('get_nft_content')

type NftFacts<Row> = Omit<Row, 'address' | 'last_transaction_lt' | 'code_hash' | 'data_hash'>

export async function readCollection(chain: Chain, address: Address): Promise<NftFacts<NftCollection>> {
  const stack = new TupleReader(parseTuple(await chain.get(address, GET_COLLECTION_DATA)))
  return {
    next_item_index: stack.readBigNumber().toString(),
    collection_content: readContent(stack.readCell()),
    owner_address: rawOrNull(stack.readAddressOpt()),
  }
}

/** Reads an item, and asks the collection it names whether that is true: anybody can claim to be of anything. */
export async function readItem(chain: Chain, address: Address): Promise<NftFacts<NftItemRow>> {
  const stack = new TupleReader(parseTuple(await chain.get(address, GET_NFT_DATA)))
  const init = stack.readBigNumber() !== 0n
  const index = stack.readBigNumber()
  const collection = stack.readAddressOpt()
  const owner_address = rawOrNull(stack.readAddressOpt())
  const own = stack.readCellOpt()
  let content = own
  if (collection) {
    const asked = [{ type: 'int' as const, value: index }]
    const named = new TupleReader(parseTuple(await chain.get(collection, GET_NFT_ADDRESS, asked)))
    if (!named.readAddress().equals(address)) throw new Error('The collection does not know this item.')
    const cell = { type: 'cell' as const, cell: own ?? Cell.EMPTY }
    if (own)
      content = new TupleReader(parseTuple(await chain.get(collection, GET_NFT_CONTENT, [...asked, cell]))).readCell()
  }
  return {
    init,
    index: index.toString(),
    collection_address: collection ? raw(collection) : null,
    owner_address,
    content: content ? readContent(content) : {},
  }
}
