import type { Client } from '../core/client.ts'
import { isTonCenterError } from '../core/errors.ts'
import { systemClock } from '../core/pace/clock.ts'
import type { AnyAddress } from '../core/values/address.ts'
import { lookForTransactions, type TransactionsLook, watchedAccounts } from '../query/newTransactions.ts'

export interface WatchOptions {
  client: Client
  /** Up to 250, in any form. */
  accounts: readonly AnyAddress[]
  /** The `cursor` of an earlier result: what has happened since then is given first. Default: now. */
  since?: string | undefined
  /** Milliseconds between two looks. Default 10 000. */
  intervalMs?: number | undefined
  /** Ends the watch, without an error. */
  signal?: AbortSignal | undefined
  /** Called for a failure after which the watch goes on: a service that does not answer, for one. */
  onError?: ((error: Error) => void) | undefined
}

/**
 * The new transactions of accounts, for as long as you read them: what each look has found, oldest first. The first result is given
 * at once, for its `cursor`; later ones when there is something new. Write the `cursor` down after each result: a later watch with it
 * as `since` misses nothing, and repeats nothing. Gives final transactions alone.
 *
 * Costs one request per look for all accounts together, of the lowest priority; one more for the first look without `since`.
 *
 * @throws {TonCenterError} that no further try can mend, such as an unknown key
 * @throws {InvalidParamsError} for no account, more than 250, what is no address, or a `since` that is no cursor
 */
export async function* watchTransactions(options: WatchOptions): AsyncGenerator<TransactionsLook, void> {
  const { client, since, intervalMs = 10_000, signal, onError } = options
  const accounts = watchedAccounts(client, options.accounts)
  let cursor = since
  let isFirst = true
  try {
    for (;;) {
      const found = await lookForTransactions(client, accounts, cursor, {
        priority: 'prefetch',
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        if (signal?.aborted || !isTonCenterError(error) || !error.retryable) throw error
        onError?.(error)
      })
      if (found) {
        cursor = found.cursor
        if (isFirst || found.transactions.length || found.skipped.length) yield found
        isFirst = false
      }
      if (!found?.isBehind) await systemClock.sleep(intervalMs, signal)
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  }
}
