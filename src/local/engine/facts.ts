import {
  type Address,
  beginCell,
  type Cell,
  Dictionary,
  type DictionaryValue,
  parseTuple,
  TupleReader,
} from '@ton/core'
import type { JettonMaster, JettonWallet } from '../../schemas/jetton.ts'
import type { NftCollection } from '../../schemas/nft.ts'
import type { AccountRow, Batch, NftItemRow } from '../ledger/rows.ts'
import type { Account } from './account.ts'
import type { Chain } from './chain.ts'
import { readContent } from './contracts.ts'
import { methodId } from './methodId.ts'
import { GET_COLLECTION_DATA, GET_NFT_DATA, readCollection, readItem } from './nft.ts'
import { bocOf, cellHash, hashOf, raw, rawOrNull } from './spelling.ts'
import { readWallet } from './wallets.ts'

const GET_JETTON_DATA = methodId('get_jetton_data')
const GET_WALLET_ADDRESS = methodId('get_wallet_address')
const GET_WALLET_DATA = methodId('get_wallet_data')

const skipped: DictionaryValue<null> = { parse: () => null, serialize: () => {} }

/** The method ids in the dictionary that FunC and Tolk put into the first reference of the code. */
export function methodIds(code: Cell): number[] {
  try {
    const root = code.refs[0]
    if (!root) return []
    // 0 is recv_internal, −1 recv_external: entries of the same dictionary that are no get-methods.
    return Dictionary.loadDirect(Dictionary.Keys.Int(19), skipped, root)
      .keys()
      .filter((id) => id > 0)
      .sort((a, b) => a - b)
  } catch {
    return []
  }
}

async function readMaster(chain: Chain, address: Address) {
  const stack = new TupleReader(parseTuple(await chain.get(address, GET_JETTON_DATA)))
  return {
    total_supply: stack.readBigNumber().toString(),
    mintable: stack.readBigNumber() !== 0n,
    admin_address: rawOrNull(stack.readAddressOpt()),
    jetton_content: readContent(stack.readCell()),
    jetton_wallet_code: stack.readCell(),
  }
}

/** Reads a jetton wallet, and asks the master it names whether that is true: anybody can claim to hold anything. */
async function readJettonWallet(chain: Chain, address: Address) {
  const stack = new TupleReader(parseTuple(await chain.get(address, GET_WALLET_DATA)))
  const balance = stack.readBigNumber().toString()
  const owner = stack.readAddress()
  const jetton = stack.readAddress()
  const asked = [{ type: 'slice' as const, cell: beginCell().storeAddress(owner).endCell() }]
  const answer = new TupleReader(parseTuple(await chain.get(jetton, GET_WALLET_ADDRESS, asked)))
  if (!answer.readAddress().equals(address)) throw new Error('The master does not know this wallet.')
  return { balance, owner: raw(owner), jetton: raw(jetton) }
}

async function orUndefined<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch {
    return
  }
}

/** What is to be said of the accounts that a block has touched: run on the TVM, once per block. */
export async function readFacts(
  chain: Chain,
  touched: readonly Account[],
): Promise<Pick<Batch, 'accounts' | 'jettonMasters' | 'jettonWallets' | 'nftCollections' | 'nftItems' | 'cells'>> {
  const accounts: AccountRow[] = []
  const jettonMasters: JettonMaster[] = []
  const jettonWallets: JettonWallet[] = []
  const nftCollections: NftCollection[] = []
  const nftItems: NftItemRow[] = []
  const cells: Record<string, string> = {}
  for (const { address: at, facts } of touched) {
    const { summary, parsed } = facts
    const address = raw(at)
    const last_transaction_lt = parsed.lastTransactionLt.toString()
    const interfaces: string[] = []
    let methods: number[] | null = null
    let wallet: AccountRow['wallet']
    const state = parsed.account?.storage.state
    const code = state?.type === 'active' ? state.state.code : undefined
    const data = state?.type === 'active' ? state.state.data : undefined
    if (code && data) {
      const [code_hash, data_hash] = [cellHash(code), cellHash(data)]
      cells[code_hash] = bocOf(code)
      cells[data_hash] = bocOf(data)
      methods = methodIds(code)
      wallet = readWallet(code, data)
      if (wallet) interfaces.push(wallet.wallet_type?.replaceAll(' ', '').replace('wallet', 'wallet_') ?? '')
      const common = { last_transaction_lt, code_hash, data_hash }
      const master = methods.includes(GET_JETTON_DATA) ? await orUndefined(readMaster(chain, at)) : undefined
      if (master) {
        const { jetton_wallet_code, ...facts } = master
        const jetton_wallet_code_hash = cellHash(jetton_wallet_code)
        cells[jetton_wallet_code_hash] = bocOf(jetton_wallet_code)
        jettonMasters.push({ address, ...facts, jetton_wallet_code_hash, ...common })
        interfaces.push('jetton_master')
      }
      const holding = methods.includes(GET_WALLET_DATA) ? await orUndefined(readJettonWallet(chain, at)) : undefined
      if (holding) {
        jettonWallets.push({ address, ...holding, ...common })
        interfaces.push('jetton_wallet')
      }
      const collection = methods.includes(GET_COLLECTION_DATA)
        ? await orUndefined(readCollection(chain, at))
        : undefined
      if (collection) {
        nftCollections.push({ address, ...collection, ...common })
        interfaces.push('nft_collection')
      }
      const item = methods.includes(GET_NFT_DATA) ? await orUndefined(readItem(chain, at)) : undefined
      if (item) {
        nftItems.push({ address, ...item, ...common })
        interfaces.push('nft_item')
      }
    }
    accounts.push({
      address,
      account_state_hash: summary.hash,
      balance: summary.balance ?? '0',
      status: summary.account_status ?? 'nonexist',
      last_transaction_hash: parsed.lastTransactionLt ? hashOf(parsed.lastTransactionHash) : null,
      last_transaction_lt,
      code_hash: summary.code_hash,
      data_hash: summary.data_hash,
      contract_methods: methods,
      interfaces,
      ...(wallet && { wallet }),
    })
  }
  return { accounts, jettonMasters, jettonWallets, nftCollections, nftItems, cells }
}
