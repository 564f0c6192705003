import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine } from '../route.ts'
import { addressBookOf } from './around.ts'
import { check, notBoth } from './checks.ts'
import type { Query } from './query.ts'

/** Domains by the account that their record names, or by their name. Domains under auction have records too: empty ones. */
export const dnsRecords = genuine((query: Query, context: Context) => {
  const { ledger } = context
  const wallet = tryRawAddress(query.text('wallet') ?? '')
  const domain = query.text('domain')
  if (!query.has('domain') && wallet === undefined)
    throw new Refusal(422, 'either wallet address or domain is required')
  check(query, notBoth('provide either wallet address or domain, not both', 'wallet', 'domain'))
  const named = domain === undefined ? undefined : ledger.domains.named(domain)
  const rows = domain === undefined ? ledger.domains.of(wallet ?? '') : named ? [named] : []
  const records = query.page(rows, { byDefault: 100 }).map(({ address, owner_address, domain, records }): DnsRecord => {
    return { nft_item_address: address, nft_item_owner: owner_address, domain, ...records }
  })
  const addresses = records.flatMap((row) => [
    row.nft_item_address,
    row.nft_item_owner,
    row.dns_wallet,
    row.dns_next_resolver,
  ])
  return { records, address_book: addressBookOf(context, addresses) }
})
