'use client'
import { forwardRef, type ReactNode } from 'react'
import { isRateLimitError, isResponseMismatchError } from '../../../core/errors.ts'
import { useTonCenter } from '../../../react/context.ts'
import card from '../../card/Card.module.css'
import { Fact, Facts, FactsSkeleton } from '../../facts/Facts.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { plug } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { Link } from '../../parts/Link.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { stateOf } from '../../states/stateOf.ts'
import { createSeconds } from '../../time/createSeconds.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { networkTexts } from '../../words/en/blocks.ts'
import { errorTexts } from '../../words/en/states/errors.ts'
import { buttonTexts } from '../../words/en/states/waits.ts'
import styles from './NetworkStatus.module.css'
import {
  type NetworkCondition,
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
 * The newest masterchain block, how long ago it was, and how long a block takes. Reports a service that is behind the chain or
 * does not answer, and a device that is offline. Loads the head, which all components share, and once for the last blocks. It
 * polls with `refetchInterval` or `refresh: 'block'` only: without them "Not asked" replaces "Live" after `behindAfter` seconds.
 * Renders a `<div>`.
 */
export const NetworkStatus = forwardRef<HTMLDivElement, NetworkStatusProps>(function NetworkStatus(props, ref) {
  const { data, look = 'line', blockTime, behindAfter, queryOptions, classNames, ...attributes } = props
  const scope = useScope(props)
  const words = scope.wordsOf(networkTexts)
  const model = useNetworkStatus(props)
  const { head, condition, nextTry, isAnswered, query } = model
  const error = query?.error ?? null
  // Nothing is on its way from a device that is offline, or where nobody asked.
  const isLoading = query?.fetchStatus === 'fetching' && !head && error === null
  const state = stateOf({
    isThere: head ? true : query ? undefined : false,
    error,
    isPaused: condition === 'paused',
  })
  const isTiles = look === 'tiles'
  // Without a block the sentence of the failure is in place of the mark.
  const mark = condition && (head || nextTry || condition !== 'failing') && (
    <Mark of={condition} nextTry={nextTry} isAnswered={isAnswered} className={classNames?.state} />
  )

  return (
    <Root
      scope={scope}
      ref={ref}
      role="group"
      aria-label={words('network.label')}
      aria-busy={isLoading || undefined}
      data-state={
        condition && condition !== 'live' && (state === 'ready' || condition === 'unasked') ? condition : state
      }
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
      {!head && error !== null && <Lost error={error} isAnswered={model.isAnswered} retry={() => query?.refetch()} />}
      {head && <Known model={model} head={head} isTiles={isTiles} mark={mark} classNames={classNames} />}
    </Root>
  )
})
NetworkStatus.displayName = 'NetworkStatus'

/** The request for the newest block failed. */
function Lost({ error, isAnswered, retry }: { error: unknown; isAnswered: boolean | undefined; retry: () => void }) {
  const { wordsOf } = useScope()
  const words = wordsOf(networkTexts)
  return (
    <span className={styles.lost}>
      <span className={styles.trouble} role="alert">
        <Icon path={plug} size={14} />
        {isResponseMismatchError(error)
          ? wordsOf(errorTexts)('error.unreadable')
          : words(
              isRateLimitError(error) ? 'network.limited' : isAnswered ? 'network.answeredErrors' : 'network.failed',
            )}
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
}

/** The head, on a line or as facts. */
function Known({ model: { time, blockSeconds }, head, isTiles, mark, classNames }: KnownProps) {
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
  if (!isTiles) {
    return (
      <>
        {network}
        {block}
        {each}
        {age}
      </>
    )
  }
  return (
    <Facts look="tiles" className={styles.tiles}>
      <Fact name={words('network.state')}>{mark}</Fact>
      <Fact name={words('network.network')}>{network}</Fact>
      <Fact name={words('network.newest')}>{block}</Fact>
      <Fact name={words('network.made')}>{age}</Fact>
      <Fact name={words('network.each')}>{each}</Fact>
    </Facts>
  )
}

interface MarkProps {
  of: NetworkCondition
  nextTry: number | undefined
  isAnswered: boolean | undefined
  className: string | undefined
}

/** How the network is: a colour, a sign and a word, announced politely. */
function Mark({ of, nextTry, isAnswered, className }: MarkProps) {
  const words = useScope().wordsOf(networkTexts)
  const [tone, word, why] = MARKS[of]
  return (
    <span
      className={cx(styles.state, className)}
      role="status"
      data-part="state"
      data-tone={tone}
      {...(why && { 'data-tip': words(why), tabIndex: 0 })}
    >
      {of === 'failing' && nextTry
        ? words(isAnswered ? 'network.tryingErrors' : 'network.trying', { count: String(nextTry) })
        : words(of === 'failing' && isAnswered ? 'network.errors' : word)}
    </span>
  )
}

type Mark = readonly [tone: string, word: keyof typeof networkTexts, why?: keyof typeof networkTexts]

/** Colour, word and reason of each condition. */
const MARKS: Readonly<Record<NetworkCondition, Mark>> = {
  live: ['positive', 'network.live'],
  behind: ['warning', 'network.behind', 'network.behindWhy'],
  unasked: ['neutral', 'network.unasked', 'network.unaskedWhy'],
  failing: ['negative', 'network.failing', 'network.stale'],
  partly: ['partly', 'network.partly', 'network.partlyWhy'],
  paused: ['pending', 'network.paused', 'network.limited'],
  offline: ['off', 'network.offline', 'network.offlineWhy'],
}
