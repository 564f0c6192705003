'use client'
import { ShareBar } from '../../charts/ShareBar.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { createShares, shareOfSum } from '../../tokens/share.ts'
import { holderTexts } from '../../words/en/jettons.ts'
import styles from './HoldersTable.module.css'
import type { Holder } from './useHolders.ts'

/** Ranks at which a part of the bar ends. */
const ENDS = [1, 10, 100] as const

interface HolderSharesProps {
  holders: readonly Holder[]
  /** In smallest units; `undefined` where it is not known. */
  supply: string | undefined
  isPending: boolean
}

/** How the supply is divided among the holders at hand and the rest, in a sentence and as a bar. */
export function HolderShares({ holders, supply, isPending }: HolderSharesProps) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(holderTexts)
  if (isPending) return <Skeleton width="100%" height={12} line={64} />
  const shown = holders.slice(0, 100)
  // Where one share is not known, the sum is not known.
  if (!shown.length || supply === undefined || shown.some(({ share }) => share === undefined)) return null
  const amounts = shown.map(({ wallet }) => wallet.balance)
  const parts = ENDS.flatMap((end, index) => {
    const start = ENDS[index - 1] ?? 0
    const own = amounts.slice(start, end)
    const name =
      own.length === 1
        ? words('holders.place', { rank: format.number(start + 1) })
        : `${format.number(start + 1)}–${format.number(start + own.length)}`
    return own.length ? { name, share: shareOfSum(own, supply) } : []
  })
  const rest = shareOfSum(amounts, supply, true)
  // By the amounts: a share is cut after 20 digits.
  const isAll = amounts.reduce((left, amount) => left - BigInt(amount), BigInt(supply)) === 0n
  const isWhole = isAll && amounts.length <= 10
  return (
    <div className={styles.shares} data-part="shares">
      <p className={styles.sentence}>
        {words(isWhole ? 'holders.all' : 'holders.largest', {
          count: format.number(Math.min(10, amounts.length)),
          share: once(createShares)(shareOfSum(amounts.slice(0, isWhole ? 1 : 10), supply)).text,
        })}
      </p>
      <ShareBar data={rest === '0' ? parts : [...parts, { name: words('holders.rest'), share: rest }]} />
    </div>
  )
}
