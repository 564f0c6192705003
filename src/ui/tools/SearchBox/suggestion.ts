import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import type { AnyAddress } from '../../../core/values/address.ts'
import type { Flag } from '../../trust/flags.ts'
import type { SearchTarget } from './searchTarget.ts'

/** Something that the app knows by name: an exchange, a contract of its own, a token of its list. */
export interface SearchName {
  readonly kind: 'account' | 'jetton' | 'collection'
  /** In any form. */
  readonly address: AnyAddress
  readonly name: string
  /** Of a jetton. */
  readonly symbol?: string | undefined
}

export type GroupId = 'recent' | 'link' | 'found' | 'repairs' | 'domains' | 'accounts' | 'tokens' | 'blocks' | 'close'

/** One line of the panel. Texts may be those of strangers. */
export interface Suggestion {
  readonly key: string
  readonly target: SearchTarget
  /** Absent for an account, a transaction, a trace or a block without a name. */
  readonly title?: string | undefined
  /** Below the title. */
  readonly note?: string | undefined
  readonly token?: TokenInfo | undefined
  readonly flags: readonly Flag[]
  /** Nanotons, of an account. */
  readonly balance?: string | undefined
  /** Unix seconds: of a transaction or a block, of the visit to a recent one. */
  readonly time?: number | undefined
  /** The address as it was repaired, with the index of the character that was changed. */
  readonly repaired?: { readonly text: string; readonly at: number; readonly was: string; readonly is: string }
}

export interface SuggestionGroup {
  readonly id: GroupId
  readonly items: readonly Suggestion[]
}
