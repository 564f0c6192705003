import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { AddressBookRow } from '../../../contract/v3/addressBookRow.ts'
import type { AddressMetadata } from '../../../contract/v3/addressMetadata.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import type { Known } from '../../index/known.ts'
import { tokenInfo } from './tokenInfo.ts'

/** Where names and tokens are looked up. */
export interface Lookup {
  readonly ledger: Known
  readonly testnet: boolean
}

type Addresses = Iterable<string | null | undefined>

/** Wallets and accounts without code are spelled so that money sent there does not bounce. */
export function bookRow({ ledger, testnet }: Lookup, address: string): AddressBookRow {
  const account = ledger.accounts.get(address)
  const bounceable = !!account?.code_hash && !account.wallet
  return {
    user_friendly: toFriendlyAddress(address, { bounceable, testOnly: testnet }),
    // A domain is a name of the account only where the account owns it.
    domain: ledger.domains.of(address).find(({ owner_address }) => owner_address === address)?.domain ?? null,
    interfaces: account?.interfaces ?? [],
  }
}

/** The address book of an answer, keys sorted. */
export function addressBookOf(context: Lookup, addresses: Addresses): AddressBook {
  const found = [...new Set(addresses)].filter((address) => address != null).sort()
  return Object.fromEntries(found.map((address) => [address, bookRow(context, address)]))
}

/** The metadata of an answer: token contracts only, with the masters of the jetton wallets among them. */
export function metadataFor(context: Lookup, addresses: Addresses): Metadata {
  const asked = [...addresses].filter((address) => address != null)
  const masters = asked.flatMap((address) => context.ledger.holdings.get(address)?.jetton ?? [])
  const collections = asked.flatMap((address) => context.ledger.items.get(address)?.collection_address ?? [])
  const found: [string, AddressMetadata][] = [...new Set([...asked, ...masters, ...collections])]
    .sort()
    .flatMap((address) => {
      const info = tokenInfo(context.ledger, address)
      return info ? [[address, { is_indexed: true, token_info: [info] }]] : []
    })
  return Object.fromEntries(found)
}
