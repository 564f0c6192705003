'use client'
import type { QueryCache, UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AddressBook } from '../contract/v3/addressBook.ts'
import type { AddressBookRow } from '../contract/v3/addressBookRow.ts'
import type { Client } from '../core/client.ts'
import type { TonCenterError } from '../core/errors.ts'
import { type AnyAddress, rawForm } from '../core/values/address.ts'
import { addressBook } from '../endpoints/v3/accounts/addressBook.ts'
import { addressNameParams } from '../query/builders/dns.ts'
import { paramsFor } from '../query/builders/given.ts'
import { type CachedPart, findName } from '../query/entities.ts'
import type { MaybeParams } from '../query/options.ts'
import { type ComposedOptions, useComposed } from './composed.ts'
import { given, queryHook } from './queryHook.ts'
import { useKnown } from './useKnown.ts'

const useAddressBook = /* @__PURE__ */ queryHook(addressBook)

function findBook(cache: QueryCache, client: Client, raw: string | undefined): CachedPart<AddressBook> | undefined {
  const known = raw && findName<AddressBookRow>(cache, client, addressBook, raw)
  return known ? { value: { [raw]: known.value }, at: known.at } : undefined
}

/**
 * The entry of an address book for an address: `.ton` name, fitting form (`UQ…` or `EQ…`), interfaces of the contract.
 * `null` where there is none. Any form of address; `undefined`, `null`, `''` and `skipToken` wait.
 *
 * Costs no request for an address that a cached answer named within the last hour. Up to 250 others on a page cost one.
 *
 * @param address the account
 */
export function useAddressName<Selected = AddressBookRow | null>(
  address: MaybeParams<AnyAddress>,
  options: ComposedOptions<AddressBook, AddressBookRow | null, Selected> = {},
): UseQueryResult<Selected, TonCenterError> {
  const raw = paramsFor(address, rawForm)
  const known = useKnown(addressBook, options.client, raw, findBook)
  const toRow = useCallback((book: AddressBook) => (raw && Object.hasOwn(book, raw) && book[raw]) || null, [raw])
  return useComposed(useAddressBook, paramsFor(raw, addressNameParams), { ...known, ...given(options) }, toRow)
}
