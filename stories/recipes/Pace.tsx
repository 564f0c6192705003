import { useAccount, useRequestBudget } from 'toncenter-react'
import { isRateLimitError } from 'toncenter-react/client'
import { RateLimitNotice } from 'toncenter-react/ui'

/** The client keeps the pace and retries: there is nothing to do but to say so. */
export function Pace({ address }: { address: string }) {
  const { requestsPerSecond, queued, pausedUntil } = useRequestBudget()
  const { error, data, refetch } = useAccount(address)
  if (isRateLimitError(error)) return <RateLimitNotice error={error} onRetry={() => refetch()} shape="box" />
  return (
    <p>
      {data ? `The account is ${data.status}.` : 'The account loads.'} {queued} in the queue
      {Number.isFinite(requestsPerSecond) && `, ${Math.round(requestsPerSecond)} requests a second`}
      {pausedUntil !== null && ', and the service asked for a pause'}.
    </p>
  )
}
