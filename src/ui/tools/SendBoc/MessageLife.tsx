'use client'
import { forwardRef, useEffect, useMemo, useState } from 'react'
import { hexOf } from '../../../core/values/hash.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import { useTonCenter } from '../../../react/context.ts'
import { type MessageReference, useMessageHash } from '../../../react/useMessageHash.ts'
import { useMessageStatus } from '../../../react/useMessageStatus.ts'
import type { Reason } from '../../../reading/ending.ts'
import { Fact, Facts } from '../../facts/Facts.tsx'
import * as icons from '../../icons/paths.ts'
import { Badge } from '../../parts/Badge.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { useNaming } from '../../reading/accountName.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { createClock } from '../../time/createClock.ts'
import { createTimes } from '../../time/createTimes.ts'
import { msOf, TimeLeft } from '../../time/TimeLeft.tsx'
import { lifeTexts } from '../../words/en/send.ts'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { askedOf, STAGES, type Stage, stageOf, sumsOf } from './lifeOf.ts'
import styles from './MessageLife.module.css'
import { type LifeEnd, sayEnd } from './sayEnd.ts'
import type { Sending } from './sendingOf.ts'

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
}

const NO_BOOKS = { addressBook: {}, metadata: {} }

/**
 * The life of a message from outside, drawn: sent, pending, confirmed, finalized, or why not. Each end begins with what happened to
 * the money. Asks as `useMessageStatus` does; not for a message that was refused. Renders a `<div role="group">`.
 */
export const MessageLife = forwardRef<HTMLDivElement, MessageLifeProps>(function MessageLife(
  { message, validUntil, sending, refusal, interfaces, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(lifeTexts)
  const { settings } = useTonCenter()
  const naming = useNaming()
  const { hash } = useMessageHash(message)
  const isStopped = sending === 'refused' || sending === 'notTaken'
  const isAhead = sending === 'ahead' || message === undefined || message === ''
  const { data, error } = useMessageStatus(isStopped || isAhead ? undefined : message)
  const reached = stageOf(data?.status)
  const times = useStageTimes(hash, data, reached)
  const asked = useMemo(() => askedOf(message), [message])
  const sums = useMemo(() => sumsOf(data?.trace), [data?.trace])
  const { wordsOf, format } = scope
  const books = {
    ...(data?.books ?? NO_BOOKS),
    ...{ wordsOf, format, currency: settings.nativeCurrency, ...naming },
  }
  const end = sayEnd(
    { status: data, sending: sending === 'ahead' ? undefined : sending, refusal, interfaces, sums, asked },
    books,
  )
  const isOver = end?.isOver ?? false
  return (
    <ToolCard
      rootRef={ref}
      title={words('life.title')}
      aside={!isAhead && !isStopped && <StageBadge reached={reached} ended={endedAs(data)} />}
      state={isStopped ? 'refused' : isAhead ? 'ahead' : (data?.status ?? 'sent')}
      {...props}
    >
      <div className={tool.body}>
        {!isStopped && (
          <ol className={styles.stages}>
            {STAGES.map((stage) => (
              <StageLine
                key={stage}
                stage={stage}
                reached={isAhead ? undefined : reached}
                isFailed={data?.status === 'failed'}
                time={times[stage]}
              />
            ))}
          </ol>
        )}
        {end && <End end={end} />}
        {error && !isOver && <Notice tone="warning" icon={icons.plug} title={words('life.lost')} />}
        <Facts>
          <Fact name={words('life.message')}>{hash && <HashLabel data={hexOf(hash)} />}</Fact>
          <Fact name={words('life.validUntil')}>
            {validUntil !== undefined && !isOver && <Until data={validUntil} />}
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
  isFailed: boolean
  /** Unix ms. */
  time: number | undefined
}

const MARKS = { sent: 'sent', pending: 'pending', confirmed: 'confirmed', finalized: 'success' } as const

const ENDED = { failed: 'negative', partly: 'warning', expired: 'warning' } as const

/** How it ended, where that is not how it should have. */
function endedAs(data: MessageStatus | undefined): keyof typeof ENDED | undefined {
  if (data?.status === 'failed' || data?.status === 'expired') return data.status
  const ended = data?.status === 'finalized' ? data.outcome?.status : undefined
  return ended === 'failed' || ended === 'partly' ? ended : undefined
}

/** The stage that is reached, or how it ended, as a word at the end of the title's line. */
function StageBadge({ reached, ended }: { reached: Stage; ended: keyof typeof ENDED | undefined }) {
  const words = useScope().wordsOf(lifeTexts)
  if (ended)
    return (
      <Badge tone={ENDED[ended]} icon={icons.warn}>
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

function StageLine({ stage, reached, isFailed, time }: StageLineProps) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(lifeTexts)
  const index = STAGES.indexOf(stage)
  const at = reached === undefined ? -1 : STAGES.indexOf(reached)
  const isLast = index === STAGES.length - 1
  const state = index > at ? 'ahead' : index === at && !isLast ? 'now' : 'done'
  const mark = state === 'done' ? (isLast && isFailed ? 'failed' : 'success') : MARKS[stage]
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
        {state !== 'ahead' && <span className={styles.text}>{words(`life.${stage}Text`)}</span>}
      </span>
      {time !== undefined && <span className={styles.time}>{once(createClock)(time)}</span>}
    </li>
  )
}

const ICONS = { positive: icons.check, negative: icons.cross, warning: icons.bounce, pending: icons.hourglass } as const

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
      {`${once(createTimes).date(ms)}, ${once(createClock)(ms)}`} <TimeLeft className={tool.quiet} data={data} />
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
