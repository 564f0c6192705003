'use client'
import { forwardRef, useEffect, useMemo, useState } from 'react'
import { hexOf } from '../../../core/values/hash.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import { useTonCenter } from '../../../react/context.ts'
import { type MessageReference, useMessageHash } from '../../../react/useMessageHash.ts'
import type { Reason } from '../../../reading/ending.ts'
import { Fact, Facts } from '../../facts/Facts.tsx'
import * as icons from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { useNaming } from '../../reading/accountName.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { createClock } from '../../time/createClock.ts'
import { createShortDateTime } from '../../time/createDateTime.ts'
import { msOf, TimeLeft } from '../../time/TimeLeft.tsx'
import { lifeTexts } from '../../words/en/tools/send.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { AgainWay } from './AgainWay.tsx'
import type { SignRequest } from './again.ts'
import { fateOf, isReplaced, type LifeFacts } from './lifeFacts.ts'
import { askedOf, STAGES, type Stage, stageOf, sumsOf } from './lifeOf.ts'
import styles from './MessageLife.module.css'
import { type LifeEnd, sayEnd } from './sayEnd.ts'
import type { Sending } from './sendingOf.ts'
import { useStanding } from './useStanding.ts'

export interface MessageLifeProps extends ToolProps {
  /** The message: its hash, its BoC, or the result of TON Connect's `sendTransaction`. Without one all stages are ahead. */
  message: MessageReference
  /** When the message expires, unix seconds: until then one that no block has taken may still be taken. Default: not known. */
  validUntil?: number | undefined
  /** `ahead`: it is not sent yet. Otherwise why its sending failed; `unsure` where the answer was lost. Default: it was sent. */
  sending?: Sending | 'ahead' | undefined
  /** Why its account refused it: `readRefusal` of the service's text. Default: not known. */
  refusal?: Reason | undefined
  /** Interfaces of that account: known wallets have sentences of their own. Default: not known. */
  interfaces?: readonly string[] | undefined
  /**
   * Has a message signed in place of one that can never be taken, or of one that its wallet could not pay for: renders a button for
   * it. While its promise is open the button waits; if that fails, it says that nothing was sent. Default: a sentence.
   */
  onSignAgain?: ((request: SignRequest) => unknown) | undefined
}

const NO_BOOKS = { addressBook: {}, metadata: {} }

/**
 * The life of a message from outside, rendered: sent, pending, confirmed, finalized, or why not. Each end begins with what happened to
 * the money, and has the way on where nothing was sent. Sends requests as `useMessageStatus` does; not for a message that was refused. Where a
 * signed message is missing for ten seconds, or was refused, it costs a request more each ten seconds until the wallet's transactions
 * show which message has its seqno. Renders a `<div role="group">`.
 */
export const MessageLife = forwardRef<HTMLDivElement, MessageLifeProps>(function MessageLife(
  { message, validUntil, sending: given, refusal, interfaces, onSignAgain, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(lifeTexts)
  const { settings } = useTonCenter()
  const naming = useNaming()
  const { hash } = useMessageHash(message)
  const standing = useStanding(message, given)
  const { status: data, error, use, isAhead, isStopped } = standing
  const reached = stageOf(data?.status)
  const times = useStageTimes(hash, data, reached)
  const asked = useMemo(() => askedOf(message), [message])
  const sums = useMemo(() => sumsOf(data?.trace), [data?.trace])
  const { wordsOf, format } = scope
  const books = {
    ...(data?.books ?? NO_BOOKS),
    ...{ wordsOf, format, currency: settings.nativeCurrency, ...naming },
  }
  const end = isAhead ? undefined : sayEnd({ ...standing, refusal, interfaces, sums, asked }, books)
  const isOver = end?.isOver ?? false
  return (
    <ToolCard
      rootRef={ref}
      title={words('life.title')}
      aside={!isAhead && !isStopped && <StageBadge reached={reached} ended={endedAs(standing)} />}
      state={isStopped ? 'refused' : isAhead ? 'ahead' : (data?.status ?? 'sent')}
      {...props}
      className={cx(styles.root, props.className)}
    >
      <div className={tool.body}>
        {end && <End end={end} />}
        {end?.again && (
          <div className={tool.actions}>
            <AgainWay data={end.again} onSignAgain={onSignAgain} />
          </div>
        )}
        {!isStopped && (
          <ol className={styles.stages}>
            {STAGES.map((stage) => (
              <StageLine
                key={stage}
                stage={stage}
                reached={isAhead ? undefined : reached}
                isOver={isOver}
                isUnsure={fateOf(standing) === 'unsure'}
                time={times[stage]}
              />
            ))}
          </ol>
        )}
        {error && !isOver && <Notice tone="warning" icon={icons.plug} title={words('life.lost')} />}
        <Facts>
          <Fact name={words('life.message')}>{hash && <HashLabel data={hexOf(hash)} />}</Fact>
          <Fact name={words('life.validUntil')}>
            {validUntil !== undefined && !isOver && <Until data={validUntil} />}
          </Fact>
          <Fact name={words('life.taken')}>
            {use?.by === 'other' && <HashLabel data={use.transaction} kind="transaction" copy={false} />}
          </Fact>
          <Fact name={words('life.trace')}>
            {data?.trace?.trace_id && <HashLabel data={data.trace.trace_id} kind="trace" copy={false} />}
          </Fact>
        </Facts>
        {!isOver && !end && <span className={tool.quiet}>{words(isAhead ? 'life.ahead' : 'life.leave')}</span>}
      </div>
    </ToolCard>
  )
})
MessageLife.displayName = 'MessageLife'

interface StageLineProps {
  stage: Stage
  /** None of a message that is not sent. */
  reached: Stage | undefined
  /** Nothing more can happen to it. */
  isOver: boolean
  /** The answer to its sending was lost. */
  isUnsure: boolean
  /** Unix ms. */
  time: number | undefined
}

const MARKS = { sent: 'sent', pending: 'pending', confirmed: 'confirmed', finalized: 'success' } as const

const ENDED = {
  failed: 'negative',
  partly: 'warning',
  expired: 'warning',
  replaced: 'warning',
  unsure: 'pending',
} as const

/** How it ended, where that is not how it should have. */
function endedAs(facts: LifeFacts): keyof typeof ENDED | undefined {
  const { status: data } = facts
  if (isReplaced(facts)) return 'replaced'
  if (fateOf(facts) === 'unsure') return 'unsure'
  if (data?.status === 'failed' || data?.status === 'expired') return data.status
  const ended = data?.status === 'finalized' ? data.outcome?.status : undefined
  return ended === 'failed' || ended === 'partly' ? ended : undefined
}

/** The stage that is reached, or how it ended, as a word at the end of the title's line. */
function StageBadge({ reached, ended }: { reached: Stage; ended: keyof typeof ENDED | undefined }) {
  const words = useScope().wordsOf(lifeTexts)
  if (ended)
    return (
      <Badge tone={ENDED[ended]} icon={ended === 'unsure' ? icons.hourglass : icons.warn}>
        {words(`life.ended.${ended}`)}
      </Badge>
    )
  const isOver = reached === 'finalized'
  return (
    <Badge tone={isOver ? 'positive' : 'pending'} icon={isOver ? icons.check : icons.hourglass}>
      {words(`life.${reached}`)}
    </Badge>
  )
}

function StageLine({ stage, reached, isOver, isUnsure, time }: StageLineProps) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(lifeTexts)
  const index = STAGES.indexOf(stage)
  const at = reached === undefined ? -1 : STAGES.indexOf(reached)
  const isLast = index === STAGES.length - 1
  const state = index > at ? 'ahead' : index === at && !isLast && !isOver ? 'now' : 'done'
  // A stage is a fact of the chain: how the message ended is said apart.
  const mark = state === 'done' ? 'success' : MARKS[stage]
  return (
    <li className={styles.stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark}>
        {state === 'ahead' ? (
          <span className={styles.dot} />
        ) : (
          <StatusMark status={mark} isBesideWord={state === 'now'} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{words(`life.${stage}`)}</span>
        {state !== 'ahead' && (
          <span className={styles.text}>{words(isUnsure ? 'life.sentUnsure' : `life.${stage}Text`)}</span>
        )}
      </span>
      {time !== undefined && <span className={styles.time}>{once(createClock)(time)}</span>}
    </li>
  )
}

const ICONS = { positive: icons.check, negative: icons.cross, warning: icons.warn, pending: icons.hourglass } as const

/** How it ended: the money first, then why. */
const End = ({ end: { tone, money, why } }: { end: LifeEnd }) => (
  <Notice tone={tone === 'positive' ? 'neutral' : tone} icon={ICONS[tone]} title={money}>
    {why}
  </Notice>
)

/** The date and the time of day, and what is left until then. */
function Until({ data }: { data: number }) {
  const { once } = useScope()
  const ms = msOf(data)
  return (
    <span>
      {once(createShortDateTime)(ms)} <TimeLeft className={tool.quiet} data={data} />
    </span>
  )
}

type StageTimes = Partial<Record<Stage, number>>

/** When each stage was seen first, of one message. A time that was passed between two looks is that of the second. */
function useStageTimes(hash: string | undefined, data: MessageStatus | undefined, reached: Stage): StageTimes {
  const { client } = useTonCenter()
  const [seen, setSeen] = useState<{ hash: string | undefined; times: StageTimes }>({ hash: undefined, times: {} })
  const since = data?.since
  useEffect(() => {
    if (since === undefined) return
    setSeen((before) => {
      const times = before.hash === hash ? before.times : {}
      if (times[reached] !== undefined) return before
      const passed = STAGES.slice(0, STAGES.indexOf(reached) + 1)
      const now = client.now()
      return { hash, times: { ...Object.fromEntries(passed.map((stage) => [stage, now])), sent: since, ...times } }
    })
  }, [client, hash, since, reached])
  return seen.hash === hash ? seen.times : {}
}
