import {
  type Address,
  beginCell,
  type Cell,
  contractAddress,
  parseTuple,
  type StateInit,
  storeStateInit,
  TupleReader,
} from '@ton/core'
import { opcodes } from '../bodies/opcodes.ts'
import type { NftSaleRow } from '../index/rows.ts'
import type { Chain } from './chain.ts'
import { nftSaleCode, saleDeskCode } from './codes.ts'
import { methodId } from './methodId.ts'
import { raw, rawOrNull } from './spelling.ts'

export interface Sale {
  readonly address: Address
  readonly init: StateInit
}

/** What a sale is about. Nanograms. */
export interface SaleTerms {
  /** Unix seconds. */
  createdAt: number
  marketplace: Address
  item: Address
  seller: Address
  price: bigint
  marketplaceFee: bigint
  royaltyTo: Address
  royalty: bigint
}

/** The contract to which sellers send their items: it deploys the sale, and sends the item on. */
const deskInit = { code: saleDeskCode, data: beginCell().endCell() }
export const saleDesk = { init: deskInit, address: contractAddress(0, deskInit) }

/** A contract that sells one NFT item at a fixed price. */
export function createSale({
  createdAt,
  marketplace,
  item,
  seller,
  price,
  marketplaceFee,
  royaltyTo,
  royalty,
}: SaleTerms): Sale {
  const fees = beginCell()
    .storeAddress(marketplace)
    .storeCoins(marketplaceFee)
    .storeAddress(royaltyTo)
    .storeCoins(royalty)
  const data = beginCell()
    .storeBit(false)
    .storeUint(createdAt, 32)
    .storeAddress(marketplace)
    .storeAddress(item)
    .storeAddress(seller)
    .storeCoins(price)
    .storeRef(fees)
    .storeBit(false)
    .endCell()
  const init = { code: nftSaleCode, data }
  return { init, address: contractAddress(0, init) }
}

const request = (op: number, queryId: number) => beginCell().storeUint(op, 32).storeUint(queryId, 64)
const body = (op: number, queryId: number): Cell => request(op, queryId).endCell()

/** Bodies of messages to a sale. A buyer sends the price and the gas with it. */
export const saleBody = {
  buy: (queryId: number) => body(2, queryId),
  /** Takes the item back: the seller's or the marketplace's to send. */
  cancel: (queryId: number) => body(3, queryId),
  /** Asks for another price: the seller's to send. */
  change: (price: bigint, marketplaceFee: bigint, royalty: bigint, queryId: number) =>
    request(opcodes.sale_change_price, queryId)
      .storeCoins(price)
      .storeCoins(marketplaceFee)
      .storeCoins(royalty)
      .endCell(),
}

/** What goes to the desk with an item. */
export const saleOrder = ({ init }: Sale): Cell =>
  beginCell()
    .storeRef(beginCell().store(storeStateInit(init)))
    .endCell()

export const GET_SALE_DATA = methodId('get_sale_data')

/** `FIXP`: what a sale at a fixed price calls itself. */
const FIXED_PRICE = 0x46495850n

export async function readSale(
  chain: Chain,
  address: Address,
): Promise<Omit<NftSaleRow, 'address' | 'last_transaction_lt' | 'code_hash' | 'data_hash'>> {
  const stack = new TupleReader(parseTuple(await chain.get(address, GET_SALE_DATA)))
  if (stack.readBigNumber() !== FIXED_PRICE) throw new Error('This is no sale at a fixed price.')
  return {
    is_complete: stack.readBigNumber() !== 0n,
    created_at: stack.readNumber(),
    marketplace_address: raw(stack.readAddress()),
    nft_address: raw(stack.readAddress()),
    nft_owner_address: rawOrNull(stack.readAddressOpt()),
    full_price: stack.readBigNumber().toString(),
    marketplace_fee_address: rawOrNull(stack.readAddressOpt()),
    marketplace_fee: stack.readBigNumber().toString(),
    royalty_address: rawOrNull(stack.readAddressOpt()),
    royalty_amount: stack.readBigNumber().toString(),
  }
}
