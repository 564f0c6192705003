import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { isSameAddress, toFriendlyAddress, tryParseAddress } from '../../core/values/address.ts'
import { isContract } from '../../reading/wallets.ts'
import { domainOf } from '../../trust/domains.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { shorten } from '../text/Short.tsx'

/** The name of an account in one line of text: its domain, else its address with so many characters kept at either end. */
export function accountName(account: string, book: AddressBook, testOnly: boolean, ends = 4): string {
  const row = book[account]
  const domain = domainOf(row)
  if (domain) return visibleString(domain, 64)
  if (tryParseAddress(account) === undefined) return visibleString(account, 16)
  const given = row?.user_friendly
  const isForm = typeof given === 'string' && isSameAddress(given, account)
  const bounceable = isContract(row?.interfaces ?? undefined)
  return shorten(isForm ? given : toFriendlyAddress(account, { bounceable, testOnly }), ends)
}
