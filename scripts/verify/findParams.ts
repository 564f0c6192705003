import type { ChangeDnsDetails } from '../../src/contract/v3/changeDnsDetails.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { ActionType } from '../../src/endpoints/v3/actions/actionOf.ts'
import { actions } from '../../src/endpoints/v3/actions/actions.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonTransfers } from '../../src/endpoints/v3/jettons/jettonTransfers.ts'
import { nftTransfers } from '../../src/endpoints/v3/nfts/nftTransfers.ts'
import { nominatorPool } from '../../src/endpoints/v3/staking/nominatorPool.ts'
import { contract } from '../../test/support/contract.ts'
import { neededParams, SAMPLES } from '../../test/support/samples.ts'
import type { Asker } from './ask.ts'

type Params = Readonly<Record<string, unknown>>

/** Blocks behind the newest: a node that answers is past them. */
const BEHIND = 20
/** Rows of a list: enough to meet odd ones. */
const ROWS = 20
/** An empty cell: a body that any wallet refuses to run, and that costs nothing to estimate. */
const EMPTY = 'te6cckEBAQEAAgAAAEysuc0='

/**
 * Actions whose details name contracts of a kind that no list has, and the params that they make. Each kind is one request.
 */
const OF_ACTIONS: readonly {
  readonly types: readonly ActionType[]
  readonly params: (details: Readonly<Record<string, unknown>>) => Readonly<Record<string, Params>> | undefined
}[] = [
  {
    types: ['multisig_create_order', 'multisig_execute'],
    params: ({ destination }) => ({
      'v3 multisigOrders': { multisig_address: destination, parse_actions: true },
      'v3 multisigWallets': { address: destination, include_orders: true },
    }),
  },
  {
    types: ['vesting_send_message', 'vesting_add_whitelist'],
    params: ({ vesting }) => ({ 'v3 vesting': { contract_address: vesting } }),
  },
  {
    types: ['stake_deposit'],
    params: ({ provider, pool, stake_holder: nominator }) =>
      provider === 'nominator'
        ? {
            'v3 nominatorPool': { pool },
            'v3 nominatorPoolNominator': { nominator },
            'v3 nominatorPoolNominatorEvents': { pool, nominator },
            'v3 nominatorPoolNominatorRewards': { pool, nominator },
          }
        : undefined,
  },
  { types: ['nft_put_on_sale'], params: ({ sale_address: sale }) => ({ 'v3 nftSales': { address: [sale] } }) },
  { types: ['auction_bid'], params: ({ bidder }) => ({ 'v3 dnsActiveAuctions': { bidder, include_nft_items: true } }) },
  {
    types: ['change_dns'],
    params: ({ value }) => ({ 'v3 dnsRecords': { wallet: (value as ChangeDnsDetails['value'])?.dns_smc_address } }),
  },
]

/** Params out of the newest actions of some types. A kind that nobody used keeps what any account answers. */
async function paramsOfActions(asker: Asker): Promise<Record<string, Params>> {
  const found: Record<string, Params> = {}
  for (const { types, params } of OF_ACTIONS) {
    const rows = (await asker.ask(actions, { action_type: [...types], limit: ROWS }))?.actions ?? []
    const made = rows.map(({ details }) => params(details as Readonly<Record<string, unknown>>))
    const isWhole = (one: Readonly<Record<string, Params>> | undefined) =>
      one && Object.values(one).every((of) => Object.values(of).flat().every(Boolean))
    Object.assign(found, made.find(isWhole))
  }
  const pool = found['v3 nominatorPool'] as { pool: string } | undefined
  const validator = pool && (await asker.ask(nominatorPool, pool))?.validator_address
  if (validator) {
    found['v3 nominatorPoolValidatorEvents'] = { ...pool, validator }
    found['v3 nominatorPoolValidatorRewards'] = { ...pool, validator }
  }
  return found
}

/**
 * Params for each endpoint, with blocks, accounts, hashes, jettons and items that the service itself has named on the way. What it does
 * not name keeps a value that is right by its form.
 */
export async function findParams(asker: Asker): Promise<(endpoint: AnyEndpoint) => Params> {
  const info = await asker.ask(masterchainInfo, {})
  const seqno = Math.max(Number(info?.last?.seqno ?? BEHIND + 1) - BEHIND, 1)
  const rows = (await asker.ask(transactions, { limit: ROWS }))?.transactions ?? []
  const row = rows.find(({ in_msg: incoming }) => incoming?.source && incoming.value) ?? rows[0]
  const [jetton] = (await asker.ask(jettonTransfers, { limit: ROWS }))?.jetton_transfers ?? []
  const [nft] = (await asker.ask(nftTransfers, { limit: ROWS }))?.nft_transfers ?? []
  const account = row?.account
  // Only wallets take messages from outside.
  const wallet = rows.find(({ in_msg: incoming }) => incoming && !incoming.source)?.account ?? account
  const known: Params = {
    ...SAMPLES,
    ...(account && { address: account, account, owner_address: account, wallet: account, destination: account }),
    ...{ seqno, mc_seqno: seqno, workchain: -1, domain: 'foundation.ton' },
    ...(row && { hash: row.hash, tx_hash: row.hash, trace_id: row.trace_id ?? row.hash }),
    ...(row?.in_msg && { msg_hash: row.in_msg.hash, source: row.in_msg.source, created_lt: row.in_msg.created_lt }),
    ...(jetton && { jetton_address: jetton.jetton_master, jetton_master: jetton.jetton_master }),
    ...(nft && { item_address: nft.nft_address, collection_address: nft.nft_collection }),
  }
  const master = jetton?.jetton_master ?? account
  const jettonData = { address: master, method: 'get_jetton_data', stack: [] }
  const better: Readonly<Record<string, Params | undefined>> = {
    'v2 estimateFee': { address: account, body: EMPTY },
    'v2 getConfigParam': { config_id: 20 },
    'v2 getTokenData': { address: master },
    'v2 jsonRPC': { jsonrpc: '2.0', id: '1', method: 'getMasterchainInfo', params: {} },
    'v2 runGetMethod': jettonData,
    'v2 runGetMethodStd': jettonData,
    'v3 estimateFee': { address: account, body: EMPTY, ignore_chksig: true },
    'v3 walletInformation': { address: wallet },
    'v2 getWalletInformation': { address: wallet },
    'v3 jettonMasters': { address: master },
    'v3 jettonWallets': { owner_address: jetton?.source || jetton?.destination || account },
    'v3 metadata': { address: master },
    'v3 nftItems': nft ? { address: nft.nft_address } : { owner_address: account },
    'v3 runGetMethod': jettonData,
    'v3 traces': { account, include_actions: true },
    'v3 transactions': { account },
    ...(await paramsOfActions(asker)),
  }
  return (endpoint) => {
    const stated = contract(endpoint)
    const sizes = stated.params.flatMap(({ name }) => (name === 'limit' || name === 'count' ? [[name, ROWS]] : []))
    const { [`${endpoint.generation} ${endpoint.name}`]: params = neededParams(stated, known) } = better
    return { ...Object.fromEntries(sizes), ...params }
  }
}
