'use client'
import { useMemo } from 'react'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import type { Flag } from '../../trust/flags.ts'
import type { TokenFlags } from '../../trust/tokenFlags.ts'
import { readHistory, suspect } from './suspects.ts'
import { usePaid } from './usePaid.ts'

interface Judged {
  /** Whose history it is. */
  account: string | undefined
  /** The actions of the list. */
  views: readonly ActivityView[]
  metadata: Metadata
  tokenFlags: TokenFlags
  /** Nanograms below which a transfer is dust. */
  dust: string | bigint
}

/** The flags of the actions of a list; the same for the same action, until more of the history is known. */
export function useSuspects({ account, views, metadata, tokenFlags, dust }: Judged) {
  const inViews = useMemo(() => readHistory(views), [views])
  const paid = usePaid(account, inViews.paid)
  return useMemo(() => {
    const judge = { history: { ...inViews, paid }, metadata, tokenFlags, dust }
    const found = new WeakMap<ActivityView, readonly Flag[]>()
    return (view: ActivityView): readonly Flag[] => {
      const flags = found.get(view) ?? suspect(view, judge)
      found.set(view, flags)
      return flags
    }
  }, [inViews, paid, metadata, tokenFlags, dust])
}
