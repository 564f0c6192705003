import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { Flag } from '../../../trust/flags.ts'
import type { TokenFlags } from '../../../trust/tokenFlags.ts'

/** What the rows of a feed share. */
export interface FeedContext {
  /** Whether rows are asked for; not where the app gave them. */
  readonly isAsking: boolean
  /** As one account sees them: a row has the other party. */
  readonly isOwned: boolean
  /** Rows are below the heads of their days. */
  readonly hasDays: boolean
  /** The account whose actions were asked for, as nobody sees them: no row names it as what the action was about. */
  readonly about: string | undefined
  /** All amounts are of the token that the feed is about: its page names it. */
  readonly isOfToken: boolean
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  flagsOf(view: ActivityView): readonly Flag[]
  readonly tokenFlags: TokenFlags
  /** A reader wants to see it in spite of its flags. */
  isRevealed(view: ActivityView): boolean
  reveal(id: string): void
  /** Shows or hides the rows that one represents. */
  toggleFold(key: string): void
  /** Times of day, not ages. */
  readonly isAbsolute: boolean
  toggleTime(): void
}
