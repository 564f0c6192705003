import { type Address, Dictionary, parseTuple, TupleReader } from '@ton/core'
import type { AuctionFact } from '../classify/facts.ts'
import type { Chain } from './chain.ts'
import { methodId } from './methodId.ts'
import { GET_SALE_DATA } from './sale.ts'
import { raw, rawOrNull } from './spelling.ts'

const GET_ORDER_DATA = methodId('get_order_data')
const LIST_NOMINATORS = methodId('list_nominators')
const GET_POOL_DATA = methodId('get_pool_data')

/** `AUC`: what an auction calls itself. */
const AUCTION = 0x415543n

/** What a contract is for others, as far as no list of the service has it: the actions of a trace depend on it. */
export interface Roles {
  auction?: AuctionFact
  signers?: string[]
  isNominatorPool?: boolean
}

type Read = <T>(method: number, reading: (chain: Chain, address: Address) => Promise<T>) => Promise<T | undefined>

const askFor = async (chain: Chain, address: Address, method: number) =>
  new TupleReader(parseTuple(await chain.get(address, method)))

async function readAuction(chain: Chain, address: Address): Promise<Omit<AuctionFact, 'codeHash'>> {
  const stack = await askFor(chain, address, GET_SALE_DATA)
  if (stack.readBigNumber() !== AUCTION) throw new Error('This is no auction.')
  // Whether it ended, and when.
  stack.skip(2)
  const [marketplace, item] = [raw(stack.readAddress()), raw(stack.readAddress())]
  const owner = rawOrNull(stack.readAddressOpt())
  return { item, owner, marketplace, lastBid: stack.readBigNumber().toString() }
}

async function readSigners(chain: Chain, address: Address): Promise<string[]> {
  const stack = await askFor(chain, address, GET_ORDER_DATA)
  // The multisig wallet, the number of the order, how many must approve, whether it was executed.
  stack.skip(4)
  const signers = stack.readCell()
  return Dictionary.loadDirect(Dictionary.Keys.Uint(8), Dictionary.Values.Address(), signers).values().map(raw)
}

async function readPool(chain: Chain, address: Address): Promise<true> {
  await askFor(chain, address, GET_POOL_DATA)
  return true
}

/** Reads what a contract with these get-methods is for others. */
export async function readRoles(read: Read, codeHash: string): Promise<Roles> {
  const auction = await read(GET_SALE_DATA, readAuction)
  const signers = await read(GET_ORDER_DATA, readSigners)
  const isNominatorPool = await read(LIST_NOMINATORS, readPool)
  return {
    ...(auction && { auction: { ...auction, codeHash } }),
    ...(signers && { signers }),
    ...(isNominatorPool && { isNominatorPool }),
  }
}
