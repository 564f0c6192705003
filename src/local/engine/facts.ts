import { type Address, beginCell, Cell, Dictionary, type DictionaryValue, parseTuple, TupleReader } from '@ton/core'
import { walletCodes } from '../bodies/walletCodes.ts'
import type { AccountRow, NftSaleRow } from '../index/rows.ts'
import type { Account } from './account.ts'
import type { Chain } from './chain.ts'
import { readContent } from './contracts.ts'
import { dnsZone, GET_DOMAIN, readDomain } from './dns.ts'
import type { BlockFacts } from './engine.ts'
import { methodId } from './methodId.ts'
import { GET_COLLECTION_DATA, GET_NFT_DATA, readCollection, readItem } from './nft.ts'
import { type Roles, readRoles } from './roles.ts'
import { GET_SALE_DATA, readSale } from './sale.ts'
import { bocOf, hashOf, raw, rawOrNull, spelledCellHash } from './spelling.ts'
import { readWallet } from './wallets.ts'

const GET_JETTON_DATA = methodId('get_jetton_data')
const GET_WALLET_ADDRESS = methodId('get_wallet_address')
const GET_WALLET_DATA = methodId('get_wallet_data')
const GET_EDITOR = methodId('get_editor')
const DNS_RESOLVE = methodId('dnsresolve')

type ContractFields = Pick<NftSaleRow, 'last_transaction_lt' | 'code_hash' | 'data_hash'>

const skipped: DictionaryValue<null> = { parse: () => null, serialize: () => {} }

/** The method ids in the dictionary that FunC and Tolk put into the first reference of the code. */
function methodIds(code: Cell): number[] {
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

/** The code that runs: of an account that only names it, the library's. */
function resolveLibrary(code: Cell, { libraries }: Chain['config']): Cell {
  if (!code.isExotic) return code
  const boc = libraries[code.bits.subbuffer(8, 256)?.toString('base64') ?? '']
  return boc === undefined ? code : Cell.fromBase64(boc)
}

/** What an account with code is, by its own word and that of who issued it. Adds to `facts`, and gives its interfaces. */
async function readContract(chain: Chain, at: Address, methods: number[], state: ContractFields, facts: BlockFacts) {
  const interfaces: string[] = []
  const common = { address: raw(at), ...state }
  const read = async <T>(method: number, reading: (chain: Chain, address: Address) => Promise<T>) =>
    methods.includes(method) ? await orUndefined(reading(chain, at)) : undefined
  const master = await read(GET_JETTON_DATA, readMaster)
  if (master) {
    const { jetton_wallet_code, ...said } = master
    const jetton_wallet_code_hash = spelledCellHash(jetton_wallet_code)
    facts.cells[jetton_wallet_code_hash] = bocOf(jetton_wallet_code)
    facts.jettonMasters.push({ ...said, jetton_wallet_code_hash, ...common })
    interfaces.push('jetton_master')
  }
  const holding = await read(GET_WALLET_DATA, readJettonWallet)
  if (holding) {
    facts.jettonWallets.push({ ...holding, ...common })
    interfaces.push('jetton_wallet')
  }
  if (methods.includes(DNS_RESOLVE)) interfaces.push('dns')
  if (methods.includes(GET_EDITOR)) interfaces.push('editable')
  const collection = await read(GET_COLLECTION_DATA, readCollection)
  if (collection) {
    facts.nftCollections.push({ ...collection, ...common })
    interfaces.push('nft_collection')
  }
  const item = await read(GET_NFT_DATA, readItem)
  if (item) {
    const ofZone = item.collection_address === raw(dnsZone.address) && item.init
    const domain = ofZone ? await read(GET_DOMAIN, readDomain) : undefined
    // Of a domain the indexer keeps the name: its content is its records.
    facts.nftItems.push({ ...item, ...(domain && { content: { domain: domain.domain } }), ...common })
    if (domain) facts.domains.push({ address: common.address, owner_address: item.owner_address, ...domain })
    interfaces.push('nft_item')
  }
  const sale = await read(GET_SALE_DATA, readSale)
  if (sale) {
    facts.nftSales.push({ ...sale, ...common })
    interfaces.push('nft_sale_v2')
  }
  const roles = await readRoles(read, state.code_hash)
  if (roles.isNominatorPool) interfaces.push('nominator_pool')
  return { interfaces, roles }
}

/** Facts of the accounts that a block touched: get-methods run on the TVM, once per block. */
export async function readFacts(chain: Chain, touched: readonly Account[]): Promise<BlockFacts> {
  const facts: BlockFacts = {
    accounts: [],
    jettonMasters: [],
    jettonWallets: [],
    nftCollections: [],
    nftItems: [],
    nftSales: [],
    domains: [],
    cells: {},
  }
  for (const { address, facts: of } of touched) {
    const { summary, parsed } = of
    const last_transaction_lt = parsed.lastTransactionLt.toString()
    const interfaces: string[] = []
    let methods: number[] | null = null
    let wallet: AccountRow['wallet']
    let roles: Roles = {}
    const state = parsed.account?.storage.state
    const code = state?.type === 'active' ? state.state.code : undefined
    const data = state?.type === 'active' ? state.state.data : undefined
    if (code && data) {
      const [code_hash, data_hash] = [spelledCellHash(code), spelledCellHash(data)]
      facts.cells[code_hash] = bocOf(code)
      facts.cells[data_hash] = bocOf(data)
      const running = resolveLibrary(code, chain.config)
      methods = methodIds(running)
      wallet = readWallet(running, data)
      const known = walletCodes.get(spelledCellHash(running))
      if (known) interfaces.push(known.name)
      const read = await readContract(chain, address, methods, { last_transaction_lt, code_hash, data_hash }, facts)
      interfaces.push(...read.interfaces)
      roles = read.roles
    }
    facts.accounts.push({
      address: raw(address),
      account_state_hash: summary.hash,
      balance: summary.balance ?? '0',
      extra_currencies: summary.extra_currencies ?? {},
      ...(summary.frozen_hash !== null && { frozen_hash: summary.frozen_hash }),
      status: summary.account_status ?? 'nonexist',
      last_transaction_hash: parsed.lastTransactionLt ? hashOf(parsed.lastTransactionHash) : null,
      last_transaction_lt,
      code_hash: summary.code_hash,
      data_hash: summary.data_hash,
      contract_methods: methods,
      interfaces,
      ...(wallet && { wallet }),
      ...(roles.auction && { auction: roles.auction }),
      ...(roles.signers && { order_signers: roles.signers }),
    })
  }
  return facts
}
