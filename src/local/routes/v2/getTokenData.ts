import { toHexHash } from '../../../core/values/hash.ts'
import type { DomainRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { friendly } from './ids.ts'
import { requestedState } from './state.ts'

const contentOf = (content: Readonly<Record<string, unknown>>) =>
  typeof content.uri === 'string' ? { type: 'offchain', data: content.uri } : { type: 'onchain', data: content }

function smcAddress(raw: string) {
  const [workchain, address = ''] = raw.split(':')
  return { '@type': 'addr_std', workchain_id: Number(workchain), address: address.toLowerCase() }
}

/** The name and the records of a domain. */
function dnsContent({ domain, records }: DomainRow) {
  const { dns_next_resolver, dns_wallet, dns_site_adnl, dns_storage_bag_id } = records
  return {
    domain,
    data: {
      ...(dns_next_resolver && {
        dns_next_resolver: { '@type': 'dns_next_resolver', resolver: smcAddress(dns_next_resolver) },
      }),
      ...(dns_wallet && { wallet: { '@type': 'dns_smc_address', smc_addr: smcAddress(dns_wallet) } }),
      ...(dns_site_adnl && { site: { '@type': 'dns_adnl_address', adnl_addr: toHexHash(dns_site_adnl) } }),
      ...(dns_storage_bag_id && {
        storage: { '@type': 'dns_storage_address', bag_id: toHexHash(dns_storage_bag_id) },
      }),
    },
  }
}

/** From the latest facts: an earlier state is answered only where the account has not changed since. */
export const getTokenData = genuine((args: Arguments, context: Context) => {
  const { address, state } = requestedState(args, context)
  const { ledger } = context
  const master = ledger.masters.get(address)
  const wallet = ledger.holdings.get(address)
  const collection = ledger.collections.get(address)
  const item = ledger.items.get(address)
  const domain = ledger.domains.get(address)
  if (!state?.code_hash || (!master && !wallet && !collection && !item))
    throw new Refusal(409, 'Smart contract is not Jetton or NFT')
  if (state.last_transaction_lt !== ledger.accounts.get(address)?.last_transaction_lt)
    throw new Refusal(501, 'The local service has token data of the latest state only.')
  // In the form of the request.
  const asked = { address: args.text('address') }
  const owned = (name: string, owner: string | null) => (owner === null ? {} : { [name]: friendly(owner) })
  if (collection)
    return {
      '@type': 'ext.tokens.nftCollectionData',
      ...asked,
      contract_type: 'nft_collection',
      next_item_index: collection.next_item_index,
      ...owned('owner_address', collection.owner_address),
      collection_content: contentOf(collection.collection_content ?? {}),
    }
  if (item)
    return {
      '@type': 'ext.tokens.nftItemData',
      ...asked,
      contract_type: 'nft_item',
      init: item.init,
      index: item.index,
      ...owned('collection_address', item.collection_address),
      ...owned('owner_address', item.owner_address),
      content: domain ? dnsContent(domain) : contentOf(item.content ?? {}),
    }
  const jetton = master ?? ledger.masters.get(wallet?.jetton ?? '')
  const jetton_wallet_code = ledger.rows.cells[jetton?.jetton_wallet_code_hash ?? ''] ?? ''
  if (master) {
    const { total_supply, mintable, admin_address, jetton_content } = master
    return {
      '@type': 'ext.tokens.jettonMasterData',
      ...asked,
      contract_type: 'jetton_master',
      total_supply,
      mintable,
      ...owned('admin_address', admin_address),
      jetton_content: contentOf(jetton_content ?? {}),
      jetton_wallet_code,
    }
  }
  return {
    '@type': 'ext.tokens.jettonWalletData',
    ...asked,
    contract_type: 'jetton_wallet',
    balance: wallet?.balance,
    owner: friendly(wallet?.owner),
    jetton: friendly(wallet?.jetton),
    jetton_wallet_code,
  }
})
