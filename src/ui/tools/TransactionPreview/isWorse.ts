import type { Preview, PreviewAmount } from '../../../reading/preview/previewOf.ts'

/** A part of what is received that may be missing: prices move while somebody reads. */
const UNNOTICED = 100n

const nameOf = ({ asset, currency, nft }: PreviewAmount) => `${asset ?? ''} ${currency ?? ''} ${nft ?? ''}`
const amountsOf = (amounts: readonly PreviewAmount[]) => new Map(amounts.map((one) => [nameOf(one), one.amount]))

/** Whether what would happen now is worse than what was shown: another end, more that is sent, or less that is received, by over 1 %. */
export function isWorse(shown: Preview, now: Preview): boolean {
  if (shown.outcome.status !== now.outcome.status || (now.isExpired && !shown.isExpired)) return true
  const [sent, received] = [amountsOf(shown.sent), amountsOf(now.received)]
  const isMore = now.sent.some((one) => {
    const before = sent.get(nameOf(one)) ?? 0n
    return one.amount > before + before / UNNOTICED
  })
  const isLess = shown.received.some(({ amount, ...one }) => {
    const after = received.get(nameOf({ ...one, amount })) ?? 0n
    return after < amount - amount / UNNOTICED
  })
  return isMore || isLess
}
