import { use } from 'react'
import { useMasterchainInfo, useRequestBudget } from 'toncenter-react'
import { readBlock } from 'toncenter-react/reading'
import { TimeAgo } from 'toncenter-react/ui'
import { to } from './router.ts'
import { networkName } from './service.ts'
import { LanguageContext, useWords } from './words.ts'

/** The network's head; every place that shows it shares one request. Pages go first when requests have to wait. */
export const useHead = () => useMasterchainInfo({}, { refetchInterval: 10_000, priority: 'prefetch' })

/** Which network this is, and how far it has come. */
export function NetworkStatus() {
  const say = useWords()
  const { locale } = use(LanguageContext)
  const { data, isError } = useHead()
  const isPaused = useRequestBudget().pausedUntil !== null
  const block = data && readBlock(String(data.last.seqno))
  return (
    <p className="network">
      <span className="pulse" data-state={isPaused ? 'paused' : isError ? 'lost' : 'live'} />
      {networkName}
      {isPaused && <span className="spoken">{say('head.paused')}</span>}
      {isError && !isPaused && <span className="spoken">{say('head.lost')}</span>}
      {data && block && (
        <span className="head">
          <a href={to.block(block)}>
            {say('head.block')} <strong>{data.last.seqno.toLocaleString(locale)}</strong>
          </a>
          <TimeAgo data={Number(data.last.gen_utime)} />
        </span>
      )}
    </p>
  )
}
