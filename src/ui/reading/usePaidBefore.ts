'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { attempt } from '../../core/attempt.ts'
import { useActions } from '../../react/v3/actions.ts'
import { readAction } from '../../reading/readAction.ts'
import type { Said } from '../../reading/said.ts'
import { DUST } from '../../trust/flags.ts'
import { NOBODY, type Paid } from '../lookalike/twins.ts'
import { readHistory } from '../trust/suspects.ts'

/** Transfers of the receiver that are looked through. */
const MOST_TRANSFERS = 100

/** Whether nobody would pay so little: a stranger sends it to be in the history of the receiver, often from an account that looks like another. */
function isBait({ verb, from, to, paid: [first, ...others] }: Said): boolean {
  const isCoin = first?.asset === null && first.currency === undefined && others.length === 0
  return (
    verb === 'sent' && from !== undefined && to !== undefined && from !== to && isCoin && BigInt(first.amount) < DUST
  )
}

/**
 * Whom the receiver of dust had paid before it came, by its newest transfers. One request at low priority; none for any other sentence.
 * @param before unix seconds; absent where nothing is to be asked
 */
export function usePaidBefore(said: Said | undefined, before: number | undefined): Paid {
  const account = said && before !== undefined && isBait(said) ? said.to : undefined
  const { data } = useActions(
    account === undefined
      ? skipToken
      : {
          account,
          action_type: ['ton_transfer', 'jetton_transfer'],
          end_utime: before,
          limit: MOST_TRANSFERS,
          sort: 'desc',
        },
    { priority: 'prefetch' },
  )
  return useMemo(() => {
    if (account === undefined || !data) return NOBODY
    const views = data.actions.flatMap((action) => attempt(() => readAction(action, { account })) ?? [])
    return attempt(() => readHistory(views).paid) ?? NOBODY
  }, [account, data])
}
