import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { Trace } from '../contract/v3/trace.ts'
import { rawForm } from '../core/values/address.ts'
import { fromOf, toOf } from '../reading/actionParts.ts'
import type { QueryKey } from './keys.ts'
import { isEnded, type MessageLook } from './messageStatus.ts'

/**
 * The accounts that a trace has changed, raw: those with a transaction in it, and the parties of its actions. Who receives a token
 * without a notification has no transaction.
 */
function accountsOf({ transactions, actions }: Trace): ReadonlySet<string> {
  const accounts = Object.values(transactions ?? {}).map(({ account }) => account)
  const parties = (actions ?? []).flatMap((action) => [fromOf(action), toOf(action)])
  return new Set([...accounts, ...parties].flatMap((address) => (address ? rawForm(address) : [])))
}

/**
 * Invalidates the queries of one `keyName` whose params name one of the accounts: mounted ones reload now, others on mount.
 */
function refreshAccounts(queryClient: QueryClient, keyName: string, accounts: ReadonlySet<string>): void {
  const isOne = (value: unknown) => typeof value === 'string' && accounts.has(rawForm(value))
  void queryClient.invalidateQueries({
    predicate({ queryKey: [prefix, of, , , params] }) {
      return (
        prefix === 'toncenter' &&
        of === keyName &&
        Object.values(params ?? {})
          .flat()
          .some(isOne)
      )
    },
  })
}

/**
 * Reloads the queries of the accounts that a message has changed, once it has ended; those of accounts that its actions name once these
 * are found. `queryKey` is that of its status. Several watchers of one message reload once: a mark beside its status has the
 * accounts that were reloaded. Gives the function that ends it.
 */
export function watchTouched(queryClient: QueryClient, queryKey: QueryKey): () => void {
  const own = hashKey(queryKey)
  const mark = [...queryKey, 'touched']
  const endedWith = (message: MessageLook | undefined): readonly string[] =>
    isEnded(message) && message?.trace ? [...accountsOf(message.trace)] : []
  const before = endedWith(queryClient.getQueryData(queryKey))
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    if (query.queryKey[3] !== queryKey[3] || hashKey(query.queryKey) !== own) return
    const known = new Set([...before, ...(queryClient.getQueryData<readonly string[]>(mark) ?? [])])
    const fresh = endedWith(query.state.data).filter((account) => !known.has(account))
    if (!fresh.length) return
    queryClient.setQueryData(mark, [...known, ...fresh])
    refreshAccounts(queryClient, queryKey[1], new Set(fresh))
  })
}
