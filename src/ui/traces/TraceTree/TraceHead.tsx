'use client'
import type { TraceReading } from '../../../reading/readTrace.ts'
import { saidOfTrace } from '../../../reading/said.ts'
import { statusOf } from '../../../reading/statusOf.ts'
import { countStates, type TraceState } from '../../../reading/trace/steps.ts'
import { DetailHead } from '../../card/DetailHead.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { bounce, hourglass, trace as traceIcon, warn } from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { EndingNotice } from '../../reading/EndingNotice.tsx'
import { IdleBadge } from '../../reading/IdleBadge.tsx'
import { iconOfAction } from '../../reading/iconOf.ts'
import { stepOfEnding } from '../../reading/stepText.ts'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import { useScope } from '../../root/scope.ts'
import { createTimes } from '../../time/createTimes.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { outsideTexts, traceRowTexts, traceTexts } from '../../words/en/traces.ts'
import { NetEffects } from './NetEffects.tsx'
import styles from './TraceTree.module.css'

interface TraceHeadProps {
  data: TraceReading
  books: TokenBooks
  className: string | undefined
}

type States = Readonly<Record<TraceState, number>>

/** What happened, how it ended and why, where the money is, the figures of the whole trace, and what each party has more or less. */
export function TraceHead({ data, books, className }: TraceHeadProps) {
  const { steps, outcome, story, start, cost } = data
  const states = countStates(steps)
  return (
    <>
      <DetailHead
        icon={story.main ? iconOfAction(story.main) : traceIcon}
        title={<TraceSentence said={saidOfTrace(data)} steps={steps} books={books} rest={story} />}
        time={start}
        className={className}
      >
        <Badges data={data} states={states} />
      </DetailHead>
      <EndingNotice
        data={outcome}
        books={books}
        step={stepOfEnding(data)}
        fee={steps.length > 0 ? cost.fee : undefined}
        className={styles.ending}
      />
      <div className={styles.facts}>
        <Figures data={data} states={states} />
      </div>
      <NetEffects data={data} books={books} />
    </>
  )
}

function Badges({ data: { outcome, steps }, states }: { data: TraceReading; states: States }) {
  const words = useScope().wordsOf(traceRowTexts)
  const status = statusOf(outcome)
  return (
    <>
      {outcome.finality === 'dropped' ? (
        <Badge tone="negative" icon={warn}>
          {words('trace.invalidated')}
        </Badge>
      ) : (
        <StatusBadge data={status} />
      )}
      {states.missing > 0 && (
        <Badge tone="pending" icon={hourglass}>
          {words.plural('trace.awaited', states.missing)}
        </Badge>
      )}
      {states.failed > 0 && (
        <Badge tone="negative" icon={warn}>
          {words.plural('trace.failedCount', states.failed)}
        </Badge>
      )}
      {states.bounced > (status === 'bounced' ? 1 : 0) && (
        <Badge tone="warning" icon={bounce}>
          {words.plural('trace.bouncedCount', states.bounced)}
        </Badge>
      )}
      {status === 'success' && states.failed === 0 && <IdleBadge steps={steps} />}
    </>
  )
}

function Figures({ data, states }: { data: TraceReading; states: States }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(traceTexts)
  const times = once(createTimes)
  const { trace, steps, cost, start, duration, count } = data
  const hash = trace.trace_id ?? trace.external_hash
  return (
    <Facts look="tiles">
      <Fact name={trace.trace_id ? words('trace.label') : wordsOf(outsideTexts)('trace.external')} id="hash">
        {hash && <HashFact data={hash} />}
      </Fact>
      <Fact name={words('trace.started')}>{start !== undefined && times.dateTime(start * 1000)}</Fact>
      <Fact name={words('trace.duration')}>{times.length(duration)}</Fact>
      <Fact name={words('trace.transactions')} id="count">
        {format.number(count)}
        {states.missing > 0 && (
          <span className={styles.quiet}>{wordsOf(traceRowTexts).plural('trace.awaited', states.missing)}</span>
        )}
      </Fact>
      <Fact name={words('trace.fees')} id="fees">
        {steps.length > 0 && <Amount data={cost.fee} precision="full" />}
      </Fact>
    </Facts>
  )
}
