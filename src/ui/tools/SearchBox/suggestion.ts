import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import type { Transaction } from '../../../contract/v3/transaction.ts'
import type { AccountName } from '../../../core/accountNames.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import type { SearchTarget } from '../../../reading/search/searchTarget.ts'
import type { Flag } from '../../../trust/flags.ts'

/** An entry that the app names: an exchange, a contract of the app, a token of its list. */
export interface SearchName {
  /** The page that it opens. */
  readonly kind: 'account' | 'jetton' | 'collection'
  /** In any form. */
  readonly address: AnyAddress
  /** What a reader types and sees. */
  readonly name: string
  /** Of a jetton. */
  readonly symbol?: string | undefined
}

export type GroupId =
  | 'recent'
  | 'starred'
  | 'link'
  | 'found'
  | 'repairs'
  | 'domains'
  | 'accounts'
  | 'tokens'
  | 'blocks'
  | 'close'

/** A transaction that the service has found, with the names of its accounts. */
export interface FoundTransaction {
  readonly transaction: Transaction
  readonly addressBook: AddressBook
}

/** One line of the panel. Texts may be those of strangers. */
export interface Suggestion {
  readonly key: string
  readonly target: SearchTarget
  /** Absent for an account, a transaction, a trace or a block without a name. */
  readonly title?: string | undefined
  /** What the reader keeps of the account: the title is the reader's name for it, where it has one. */
  readonly own?: AccountName | undefined
  /** Below the title. */
  readonly note?: string | undefined
  readonly token?: TokenInfo | undefined
  readonly flags: readonly Flag[]
  /** Nanograms, of an account. */
  readonly balance?: string | undefined
  /** Of a transaction or its trace: what happened is the title. */
  readonly found?: FoundTransaction | undefined
  /** Unix seconds: of a transaction or a block, of the visit to a recent one. */
  readonly time?: number | undefined
  /** The address as it was repaired, with the index of the character that was changed. */
  readonly repaired?: { readonly text: string; readonly at: number; readonly was: string; readonly is: string }
}

/** The last line of a group that has more than is shown: it shows all of them. */
export interface SeeAll {
  readonly key: string
  readonly group: GroupId
  /** All suggestions of the group. */
  readonly count: number
  /** Key of the first suggestion that is not shown. */
  readonly next: string
}

export interface SuggestionGroup {
  readonly id: GroupId
  readonly items: readonly Suggestion[]
  readonly seeAll?: SeeAll
}

/** What a reader may choose. */
export type Choice = Suggestion | SeeAll

export const choicesOf = (groups: readonly SuggestionGroup[]): readonly Choice[] =>
  groups.flatMap(({ items, seeAll }): readonly Choice[] => (seeAll ? [...items, seeAll] : items))

/** The element of an option. */
export const optionId = (id: string, index: number): string => `${id}option${index}`
