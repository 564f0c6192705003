'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef } from 'react'
import { useTonCenter } from '../../react/context.ts'
import { useBlocks, useMasterchainInfo } from '../../react/v3/blockchain.ts'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import type { ShownBlock } from '../fromV2/shown.ts'
import { Icon } from '../icons/Icon.tsx'
import { plug } from '../icons/notePaths.ts'
import { clock } from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { useTick } from '../time/ticker.ts'
import { createSeconds } from './createSeconds.ts'
import { limitSentence } from './limitSentence.ts'
import styles from './NetworkStatus.module.css'
import { networkTexts } from './texts.ts'

export type NetworkStatusPart = 'root' | 'state' | 'block' | 'blockTime'

type Head = Pick<ShownBlock, 'seqno' | 'gen_utime'>

export interface NetworkStatusProps
  extends Omit<ComponentProps<NetworkStatusPart, readonly Head[], HTMLDivElement>, 'slots'> {
  /** Masterchain blocks, newest first: the first is the head, the time between them is the block time. Without a time of the head nothing is said of how far it is behind. */
  data?: readonly Head[] | undefined
  /** Says how long a block takes: one request, once. Default `true`. */
  blockTime?: boolean | undefined
  /** Seconds without a new block after which the service counts as behind. Default 60. */
  behindAfter?: number | undefined
}

/** Blocks whose mean distance is the block time. */
const RECENT = 20

/**
 * The newest masterchain block, how long ago it was, and how long a block takes. Says when the service is behind the chain.
 * Asks for the head, which all components share, and once for the last blocks; polls only with `refetchInterval`. Renders a `<div>`.
 */
export const NetworkStatus = forwardRef<HTMLDivElement, NetworkStatusProps>(function NetworkStatus(props, ref) {
  const { data, blockTime = true, behindAfter = 60, queryOptions, ...rest } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(networkTexts)
  const { client } = useTonCenter()
  const query = useMasterchainInfo(data ? skipToken : {}, queryOptions)
  const recent = useBlocks(data || !blockTime ? skipToken : { workchain: -1, limit: RECENT }, { staleTime: Infinity })

  const head = data ? data[0] : query.data?.last
  const each = meanSeconds(data ?? recent.data?.blocks)
  const time = head?.gen_utime === undefined ? undefined : Number(head.gen_utime)
  const isBehind = useTick((now) => time !== undefined && now !== undefined && now / 1000 - time > behindAfter)
  const error = data ? null : query.error
  const state = head ? (error ? 'stale' : isBehind ? 'behind' : 'ready') : error ? 'error' : data ? 'empty' : 'pending'

  return (
    <Root
      scope={scope}
      ref={ref}
      role="group"
      aria-label={words('network.label')}
      aria-busy={state === 'pending' || undefined}
      data-part="root"
      data-state={state === 'error' && limitSentence(error) ? 'rate-limited' : state}
      className={cx(styles.root, className, classNames?.root)}
      {...attributes}
    >
      {state === 'pending' && (
        <>
          <Skeleton width="152px" height={14} line={20} />
          <span role="status">
            <Spoken>{words('network.loading')}</Spoken>
          </span>
        </>
      )}
      {state === 'error' && (
        <>
          <span className={styles.trouble} role="alert">
            <Icon path={plug} size={14} />
            {words(limitSentence(error) ?? 'network.failed')}
          </span>
          <Button kind="link" onClick={() => query.refetch()}>
            {scope.wordsOf(buttonTexts)('action.retry')}
          </Button>
        </>
      )}
      {head && (
        <>
          {time !== undefined && (
            <span
              className={cx(styles.state, classNames?.state)}
              data-part="state"
              data-tone={isBehind ? 'warning' : 'positive'}
              {...(isBehind && { 'data-tip': words('network.behindWhy'), tabIndex: 0 })}
            >
              {words(isBehind ? 'network.behind' : 'network.live')}
            </span>
          )}
          <span className={styles.network}>{client.network}</span>
          <span className={cx(styles.block, classNames?.block)} data-part="block">
            <Link kind="block" id={`-1:8000000000000000:${head.seqno}`}>
              {words('network.block', { seqno: scope.format.number(head.seqno) })}
            </Link>
          </span>
          {time !== undefined && <TimeAgo data={time} className={styles.quiet} />}
          {each !== undefined && (
            <span className={cx(styles.quiet, classNames?.blockTime)} data-part="blockTime">
              {words('network.blockTime', { seconds: scope.once(createSeconds)(each) })}
            </span>
          )}
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

/** Seconds between blocks, on average; times are whole seconds, so that two blocks say nothing. */
function meanSeconds(blocks: readonly Head[] | undefined): number | undefined {
  const [first, last] = [blocks?.[0], blocks?.at(-1)]
  if (!first?.gen_utime || !last?.gen_utime || first.seqno - last.seqno < 5) return
  return (Number(first.gen_utime) - Number(last.gen_utime)) / (first.seqno - last.seqno)
}
