'use client'
import { ShareBar } from '../../charts/ShareBar.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { createShares, sumOfShares } from '../../tokens/share.ts'
import { holderTexts } from '../../words/en/jettons.ts'
import styles from './HoldersTable.module.css'
import type { Holder } from './useHolders.ts'

/** Ranks at which a part of the bar ends. */
const ENDS = [1, 10, 100] as const

/** How the supply is divided among the holders at hand and the rest, in a sentence and as a bar. */
export function HolderShares({ holders, isPending }: { holders: readonly Holder[]; isPending: boolean }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(holderTexts)
  if (isPending) return <Skeleton width="100%" height={12} line={64} />
  const shares = holders.slice(0, 100).flatMap(({ share }) => share ?? [])
  // Where one is not known, the sum is not known.
  if (!shares.length || shares.length < Math.min(holders.length, 100)) return null
  const parts = ENDS.flatMap((end, index) => {
    const start = ENDS[index - 1] ?? 0
    const own = shares.slice(start, end)
    const name =
      own.length === 1
        ? words('holders.place', { rank: format.number(start + 1) })
        : `${format.number(start + 1)}–${format.number(start + own.length)}`
    return own.length ? { name, share: sumOfShares(own) } : []
  })
  const rest = sumOfShares(shares, true)
  return (
    <div className={styles.shares} data-part="shares">
      <p className={styles.sentence}>
        {words('holders.largest', {
          count: format.number(Math.min(10, shares.length)),
          share: once(createShares)(sumOfShares(shares.slice(0, 10))).text,
        })}
      </p>
      <ShareBar data={rest === '0' ? parts : [...parts, { name: words('holders.rest'), share: rest }]} />
    </div>
  )
}
