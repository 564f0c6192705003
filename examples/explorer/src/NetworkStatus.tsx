import { useMasterchainInfo, useRequestBudget } from 'toncenter-react'
import { TimeAgo } from 'toncenter-react/ui'
import { readBlock, to } from './router.ts'
import { networkName } from './service.ts'

/** The network's head; every place that shows it shares one request. Pages go first when requests have to wait. */
export const useHead = () => useMasterchainInfo({}, { refetchInterval: 10_000, priority: 'prefetch' })

/** Which network this is, and how far it has come. */
export function NetworkStatus() {
  const { data, isError } = useHead()
  const isPaused = useRequestBudget().pausedUntil !== null
  const block = data && readBlock(String(data.last.seqno))
  return (
    <p className="network">
      <span className="pulse" data-state={isPaused ? 'paused' : isError ? 'lost' : 'live'} />
      {networkName}
      {isPaused && <span className="spoken">, paused by the service</span>}
      {isError && !isPaused && <span className="spoken">, connection lost</span>}
      {data && block && (
        <span className="head">
          <a href={to.block(block)}>
            Block <strong>{data.last.seqno.toLocaleString('en')}</strong>
          </a>
          <TimeAgo data={Number(data.last.gen_utime)} />
        </span>
      )}
    </p>
  )
}
