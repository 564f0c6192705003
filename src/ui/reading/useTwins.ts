'use client'
import { useCallback, useMemo } from 'react'
import { useAccountNames } from '../../react/useAccountNames.ts'
import { isAccount } from '../../reading/direction.ts'
import type { Said } from '../../reading/said.ts'
import type { Flag } from '../../trust/flags.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { NOBODY, namedTwin, spell, twinFlags } from '../lookalike/twins.ts'
import { usePaid } from '../trust/usePaid.ts'
import { usePaidBefore } from './usePaidBefore.ts'

const NO_PARTIES: Partial<Said> = {}

/**
 * Why not to trust an account of a sentence: it looks like one that the other party has paid, as lists of this page and before show it, or
 * like one that the reader has named. The history of who got dust is asked for.
 * @param before unix seconds; absent where nothing is to be asked
 */
export function useTwins(said: Said | undefined, before: number | undefined): (account: string) => readonly Flag[] {
  const { from, to } = said ?? NO_PARTIES
  const [paidByFrom, paidByTo] = [usePaid(from, NOBODY), usePaid(to, usePaidBefore(said, before))]
  const names = useAccountNames()
  const named = useMemo(() => {
    const rows = [...names].flatMap(([raw, { name }]) => (name ? [[spell(raw), name] as const] : []))
    return new Map(rows)
  }, [names])
  return useCallback(
    (account) => {
      const paid = twinFlags(account, isAccount(account, from) ? paidByTo : paidByFrom)
      const name = paid.length > 0 ? undefined : namedTwin(account, named)
      return name === undefined ? paid : [{ kind: 'poison', by: 'named', of: visibleString(name, 32) }]
    },
    [from, paidByFrom, paidByTo, named],
  )
}
