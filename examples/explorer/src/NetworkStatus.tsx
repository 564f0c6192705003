import { use } from 'react'
import { useMasterchainInfo } from 'toncenter-react'
import { readBlock } from 'toncenter-react/reading'
import { TimeAgo, useNetworkStatus } from 'toncenter-react/ui'
import { to } from './router.ts'
import { client } from './service.ts'
import { LanguageContext, useNetworkNames, useWords } from './words.ts'

const ASKING = { refetchInterval: 10_000, priority: 'prefetch' } as const

/** The network's head; every place that shows it shares one request. Pages go first when requests have to wait. */
export const useHead = () => useMasterchainInfo({}, ASKING)

/** Which network this is, how far it has come, and what keeps it from being current. */
export function NetworkStatus() {
  const say = useWords()
  const nameOf = useNetworkNames()
  const { locale } = use(LanguageContext)
  const { head, time, condition, nextTry, isAnswered } = useNetworkStatus({ blockTime: false, queryOptions: ASKING })
  const block = head && readBlock(String(head.seqno))
  return (
    <p className="network" data-state={condition}>
      <span className="pulse" />
      <span className="network-name">{nameOf(client.network)}</span>
      <span className="condition" role="status">
        {condition === 'failing' && nextTry
          ? say(isAnswered ? 'head.tryingErrors' : 'head.trying', { count: String(nextTry) })
          : condition &&
            condition !== 'live' &&
            say(condition === 'failing' && isAnswered ? 'head.errors' : `head.${condition}`)}
      </span>
      <span className="head">
        {head && block && (
          <>
            <a href={to.block(block)}>
              {say('head.block')} <strong>{head.seqno.toLocaleString(locale)}</strong>
            </a>
            {time !== undefined && <TimeAgo data={time} />}
          </>
        )}
      </span>
    </p>
  )
}
