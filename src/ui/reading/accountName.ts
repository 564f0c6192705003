'use client'
import { useMemo } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { AccountName } from '../../core/accountNames.ts'
import { isSameAddress, toFriendlyAddress, tryParseAddress } from '../../core/values/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { useAccountNames } from '../../react/useAccountNames.ts'
import { isContract } from '../../reading/wallets.ts'
import { domainOf } from '../../trust/domains.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { shorten } from '../text/Short.tsx'

/** What the names of accounts depend on, beside the address book. */
export interface Naming {
  readonly testOnly: boolean
  /** Those that the reader gave. */
  readonly names?: ReadonlyMap<string, AccountName>
}

/** The same object until a name changes. */
export function useNaming(): Naming {
  const { testOnly } = useTonCenter().client
  const names = useAccountNames()
  return useMemo(() => ({ testOnly, names }), [testOnly, names])
}

/**
 * The name of an account in one line of text: the reader's own behind a pen, which no domain can have; its domain, else its address with
 * so many characters kept at either end.
 */
export function accountName(account: string, book: AddressBook, { testOnly, names }: Naming, ends = 4): string {
  const row = book[account]
  const own = names?.get(account)?.name
  if (own) return `✎ ${visibleString(own, 64)}`
  const domain = domainOf(row)
  if (domain) return visibleString(domain, 64)
  if (tryParseAddress(account) === undefined) return visibleString(account, 16)
  const given = row?.user_friendly
  const isForm = typeof given === 'string' && isSameAddress(given, account)
  const bounceable = isContract(row?.interfaces ?? undefined)
  return shorten(isForm ? given : toFriendlyAddress(account, { bounceable, testOnly }), ends)
}
