import type { AnyAddress } from './values/address.ts'

/** What a reader keeps of an account. */
export interface AccountName {
  /** What the reader calls it. */
  readonly name?: string | undefined
  /** Whether the reader has starred it. */
  readonly isStarred?: boolean | undefined
}

/** The names that a reader has given to accounts, wherever an app keeps them. `createAccountNames` keeps them in the browser. */
export interface AccountNames {
  /** By raw address. The same map until one changes: React compares it. */
  list(): ReadonlyMap<string, AccountName>
  /** Calls after a change. Gives the function that ends it. */
  subscribe(listener: () => void): () => void
  /**
   * Keeps what is given in place of what was, or forgets the account. It throws, or rejects, where nothing was kept: an
   * {@link AccountNameError} says why. Without it nothing can be edited.
   */
  set?(account: AnyAddress, value: AccountName | undefined): void | Promise<void>
}

/** Thrown where a name could not be kept. */
export class AccountNameError extends Error {
  override name = 'AccountNameError'
  /** `full`: the storage has no room left. `many`: more accounts than are kept. `refused`: there is no storage, or it may not be used. */
  readonly reason: 'full' | 'many' | 'refused'
  constructor(reason: AccountNameError['reason'], options?: ErrorOptions) {
    super(`The name was not kept: ${reason}.`, options)
    this.reason = reason
  }
}
