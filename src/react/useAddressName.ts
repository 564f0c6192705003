'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import { rawForm } from '../core/address.ts'
import type { TonCenterError } from '../core/errors.ts'
import { addressBook } from '../endpoints/v3/accounts/addressBook.ts'
import type { Entities, Known } from '../query/entities.ts'
import type { AddressBook, AddressBookRow } from '../schemas/addressBook.ts'
import { queryHook } from './queryHook.ts'
import { type ComposedOptions, useKnown } from './useKnown.ts'

const useAddressBook = /* @__PURE__ */ queryHook(addressBook)

function findName(entities: Entities, address: string): Known<AddressBook> | undefined {
  const known = entities.get<AddressBookRow>('address_book', address)
  return known && { value: { [address]: known.value }, at: known.at }
}

/**
 * What an address book says of an address: its `.ton` name, the form that fits it (`UQ…` or `EQ…`), the interfaces of its
 * contract. `null` where it says nothing. Any form of address; `undefined` waits.
 *
 * Costs no request for an address that any answer of the last hour has brought along, as those of lists do; and one for up to
 * 250 others on a page.
 */
export function useAddressName(
  address: string | undefined,
  options: ComposedOptions<AddressBookRow | null> = {},
): UseQueryResult<AddressBookRow | null, TonCenterError> {
  const raw = address === undefined ? undefined : rawForm(address)
  const known = useKnown('v3 addressBook', options.client, raw, findName)
  return useAddressBook(raw === undefined ? undefined : { address: [raw] }, {
    ...known,
    ...(options as object),
    select: (book) => (raw === undefined ? null : (book[raw] ?? null)),
  })
}
