'use client'
import { forwardRef } from 'react'
import { isRateLimitError, isResponseMismatchError } from '../../../core/errors.ts'
import { useTonCenter } from '../../../react/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { clock, plug } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { Link } from '../../parts/Link.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { stateOf } from '../../states/stateOf.ts'
import { usePause } from '../../states/usePause.ts'
import { createSeconds } from '../../time/createSeconds.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { networkTexts } from '../../words/en/blocks.ts'
import { buttonTexts } from '../../words/en/parts.ts'
import { errorTexts } from '../../words/en/states.ts'
import styles from './NetworkStatus.module.css'
import { type NetworkHead, type NetworkStatusOptions, useNetworkStatus } from './useNetworkStatus.ts'

export type NetworkStatusPart = 'root' | 'state' | 'block' | 'blockTime'

export interface NetworkStatusProps
  extends Omit<ComponentProps<NetworkStatusPart, readonly NetworkHead[], HTMLDivElement>, 'slots'>,
    Pick<NetworkStatusOptions, 'data' | 'blockTime' | 'behindAfter'> {}

/**
 * The newest masterchain block, how long ago it was, and how long a block takes. Says when the service is behind the chain.
 * Asks for the head, which all components share, and once for the last blocks; polls only with `refetchInterval`. Renders a `<div>`.
 */
export const NetworkStatus = forwardRef<HTMLDivElement, NetworkStatusProps>(function NetworkStatus(props, ref) {
  const { data, blockTime, behindAfter, queryOptions, className, classNames, ...attributes } = props
  const scope = useScope(props)
  const words = scope.wordsOf(networkTexts)
  const { client } = useTonCenter()
  const { head, time, isBehind, blockSeconds: each, query } = useNetworkStatus(props)
  const pause = usePause(!data && queryOptions?.enabled !== false)
  const error = query?.error ?? null
  const isLoading = query !== undefined && !head && error === null
  const state = stateOf({ isThere: head ? true : query ? undefined : false, error, isPaused: pause !== undefined })
  const [tone, word, why] = markOf(pause !== undefined, isBehind)

  return (
    <Root
      scope={scope}
      ref={ref}
      role="group"
      aria-label={words('network.label')}
      aria-busy={isLoading || undefined}
      data-part="root"
      data-state={state === 'ready' && isBehind ? 'behind' : state}
      className={cx(styles.root, className, classNames?.root)}
      {...attributes}
    >
      {(pause || (head && time !== undefined)) && (
        <span
          className={cx(styles.state, classNames?.state)}
          data-part="state"
          data-tone={tone}
          {...(why && { 'data-tip': words(why), tabIndex: 0 })}
        >
          {words(word)}
        </span>
      )}
      {isLoading && (
        <>
          <Skeleton width="152px" height={14} line={20} />
          <span role="status">
            <Spoken>{words('network.loading')}</Spoken>
          </span>
        </>
      )}
      {!head && error !== null && (
        <>
          <span className={styles.trouble} role="alert">
            <Icon path={plug} size={14} />
            {isResponseMismatchError(error)
              ? scope.wordsOf(errorTexts)('error.unreadable')
              : words(isRateLimitError(error) ? 'network.limited' : 'network.failed')}
          </span>
          <Button kind="link" onClick={() => query?.refetch()}>
            {scope.wordsOf(buttonTexts)('action.retry')}
          </Button>
        </>
      )}
      {head && (
        <>
          <span className={styles.network}>{client.network}</span>
          <span className={cx(styles.block, classNames?.block)} data-part="block">
            <Link kind="block" id={`-1:8000000000000000:${head.seqno}`}>
              {words('network.block', { seqno: scope.format.number(head.seqno) })}
            </Link>
          </span>
          {each !== undefined && (
            <span className={cx(styles.quiet, classNames?.blockTime)} data-part="blockTime">
              {words('network.blockTime', { seconds: scope.once(createSeconds)(each) })}
            </span>
          )}
          {time !== undefined && <TimeAgo data={time} className={styles.quiet} />}
          {state === 'stale' && (
            <span className={styles.stale} role="status" data-tip={words('network.stale')}>
              <Icon path={clock} size={14} />
              <Spoken>{words('network.stale')}</Spoken>
            </span>
          )}
        </>
      )}
    </Root>
  )
})
NetworkStatus.displayName = 'NetworkStatus'

/** Colour, word and reason of the mark. A service that asks for a pause is neither live nor known to be behind. */
function markOf(isPaused: boolean, isBehind: boolean) {
  if (isPaused) return ['pending', 'network.paused', 'network.limited'] as const
  return isBehind
    ? (['warning', 'network.behind', 'network.behindWhy'] as const)
    : (['positive', 'network.live'] as const)
}
