'use client'
import { forwardRef, type ReactNode } from 'react'
import { isRateLimitError, isResponseMismatchError } from '../../../core/errors.ts'
import { useTonCenter } from '../../../react/context.ts'
import card from '../../card/Card.module.css'
import { Fact, Facts, FactsSkeleton } from '../../facts/Facts.tsx'
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
import { errorTexts } from '../../words/en/lists.ts'
import { buttonTexts } from '../../words/en/parts.ts'
import styles from './NetworkStatus.module.css'
import {
  type NetworkHead,
  type NetworkStatusModel,
  type NetworkStatusOptions,
  useNetworkStatus,
} from './useNetworkStatus.ts'

export type NetworkStatusPart = 'root' | 'state' | 'block' | 'blockTime'

export interface NetworkStatusProps
  extends Omit<ComponentProps<NetworkStatusPart, readonly NetworkHead[], HTMLDivElement>, 'slots'>,
    Pick<NetworkStatusOptions, 'data' | 'blockTime' | 'behindAfter'> {
  /** `line`: for a header. `tiles`: a card of facts, side by side where there is room. Default `line`. */
  look?: 'line' | 'tiles' | undefined
}

/**
 * The newest masterchain block, how long ago it was, and how long a block takes. Reports a service that is behind the chain. Asks
 * for the head, which all components share, and once for the last blocks; polls only with `refetchInterval`. Renders a `<div>`.
 */
export const NetworkStatus = forwardRef<HTMLDivElement, NetworkStatusProps>(function NetworkStatus(props, ref) {
  const { data, look = 'line', blockTime, behindAfter, queryOptions, classNames, ...attributes } = props
  const scope = useScope(props)
  const words = scope.wordsOf(networkTexts)
  const model = useNetworkStatus(props)
  const { head, time, isBehind, query } = model
  const isPaused = usePause(!data && queryOptions?.enabled !== false) !== undefined
  const error = query?.error ?? null
  const isLoading = query !== undefined && !head && error === null
  const state = stateOf({ isThere: head ? true : query ? undefined : false, error, isPaused })
  const isTiles = look === 'tiles'
  const mark = (isPaused || (head && time !== undefined)) && (
    <Mark isPaused={isPaused} isBehind={isBehind} className={classNames?.state} />
  )

  return (
    <Root
      scope={scope}
      ref={ref}
      role="group"
      aria-label={words('network.label')}
      aria-busy={isLoading || undefined}
      data-state={state === 'ready' && isBehind ? 'behind' : state}
      own={isTiles ? cx(card.root, styles.card) : styles.root}
      classNames={classNames}
      {...attributes}
    >
      {!(isTiles && head) && mark}
      {isLoading && (
        <>
          {isTiles ? (
            <FactsSkeleton look="tiles" count={blockTime === false ? 4 : 5} className={styles.tiles} />
          ) : (
            <Skeleton width="152px" height={14} line={20} />
          )}
          <span role="status">
            <Spoken>{words('network.loading')}</Spoken>
          </span>
        </>
      )}
      {!head && error !== null && <Lost error={error} retry={() => query?.refetch()} />}
      {head && (
        <Known
          model={model}
          head={head}
          isTiles={isTiles}
          mark={mark}
          isStale={state === 'stale'}
          classNames={classNames}
        />
      )}
    </Root>
  )
})
NetworkStatus.displayName = 'NetworkStatus'

/** The request for the newest block failed. */
function Lost({ error, retry }: { error: unknown; retry: () => void }) {
  const { wordsOf } = useScope()
  const words = wordsOf(networkTexts)
  return (
    <span className={styles.lost}>
      <span className={styles.trouble} role="alert">
        <Icon path={plug} size={14} />
        {isResponseMismatchError(error)
          ? wordsOf(errorTexts)('error.unreadable')
          : words(isRateLimitError(error) ? 'network.limited' : 'network.failed')}
      </span>
      <Button kind="link" onClick={retry}>
        {wordsOf(buttonTexts)('action.retry')}
      </Button>
    </span>
  )
}

interface KnownProps extends Pick<NetworkStatusProps, 'classNames'> {
  model: NetworkStatusModel
  head: NetworkHead
  isTiles: boolean
  /** How it is. */
  mark: ReactNode
  isStale: boolean
}

/** The head, on a line or as facts. */
function Known({ model: { time, blockSeconds }, head, isTiles, mark, isStale, classNames }: KnownProps) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(networkTexts)
  const network = <span className={styles.network}>{useTonCenter().client.network}</span>
  const seqno = format.number(head.seqno)
  const block = (
    <span className={cx(styles.block, classNames?.block)} data-part="block">
      <Link kind="block" id={`-1:8000000000000000:${head.seqno}`}>
        {isTiles ? seqno : words('network.block', { seqno })}
      </Link>
    </span>
  )
  const seconds = blockSeconds !== undefined && once(createSeconds)(blockSeconds)
  const each = seconds && (
    <span className={cx(isTiles ? undefined : styles.quiet, classNames?.blockTime)} data-part="blockTime">
      {isTiles ? seconds : words('network.blockTime', { seconds })}
    </span>
  )
  const age = time !== undefined && <TimeAgo data={time} className={isTiles ? undefined : styles.quiet} />
  const stale = isStale && (
    <span className={styles.stale} role="status" data-tip={words('network.stale')}>
      <Icon path={clock} size={14} />
      <Spoken>{words('network.stale')}</Spoken>
    </span>
  )
  if (!isTiles) {
    return (
      <>
        {network}
        {block}
        {each}
        {age}
        {stale}
      </>
    )
  }
  return (
    <Facts look="tiles" className={styles.tiles}>
      <Fact name={words('network.state')}>
        {mark}
        {stale}
      </Fact>
      <Fact name={words('network.network')}>{network}</Fact>
      <Fact name={words('network.newest')}>{block}</Fact>
      <Fact name={words('network.made')}>{age}</Fact>
      <Fact name={words('network.each')}>{each}</Fact>
    </Facts>
  )
}

interface MarkProps {
  isPaused: boolean
  isBehind: boolean
  className: string | undefined
}

/** How the network is: a colour and a word. */
function Mark({ isPaused, isBehind, className }: MarkProps) {
  const words = useScope().wordsOf(networkTexts)
  const [tone, word, why] = markOf(isPaused, isBehind)
  return (
    <span
      className={cx(styles.state, className)}
      data-part="state"
      data-tone={tone}
      {...(why && { 'data-tip': words(why), tabIndex: 0 })}
    >
      {words(word)}
    </span>
  )
}

/** Colour, word and reason of the mark. A service that asks for a pause is neither live nor known to be behind. */
function markOf(isPaused: boolean, isBehind: boolean) {
  if (isPaused) return ['pending', 'network.paused', 'network.limited'] as const
  return isBehind
    ? (['warning', 'network.behind', 'network.behindWhy'] as const)
    : (['positive', 'network.live'] as const)
}
