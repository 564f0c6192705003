'use client'
import { isSameAddress } from '../../../core/values/address.ts'
import { useTonCenter } from '../../../react/context.ts'
import { saidOfTrace } from '../../../reading/trace/said.ts'
import type { TraceModel, TraceSummary } from '../../../reading/trace/traceModel.ts'
import { DetailHead } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { bounce, hourglass, trace as traceIcon, warn } from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfAction } from '../../reading/iconOf.ts'
import { useScope } from '../../root/scope.ts'
import { createTimes } from '../../time/createTimes.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { MovedTotal } from '../MovedTotal.tsx'
import { TraceSentence } from '../TransactionSentence/TraceSentence.tsx'
import { accountName } from './stepText.ts'
import styles from './TraceTree.module.css'

interface TraceHeadProps {
  model: TraceModel
  books: TokenBooks
  className: string | undefined
}

/** What happened and how it ended, and the figures of the whole trace. */
export function TraceHead({ model, books, className }: TraceHeadProps) {
  const { wordsOf, format, once } = useScope()
  const { client } = useTonCenter()
  const words = wordsOf(traceTexts)
  const times = once(createTimes)
  const { trace, steps, summary } = model
  const { start, duration, count, states, fees, moved } = summary
  const [first] = steps
  const account = first?.account
  const own = account ? moved.filter((one) => isSameAddress(one.account, account)) : []
  return (
    <>
      <DetailHead
        icon={summary.actions[0] ? iconOfAction(summary.actions[0]) : traceIcon}
        title={
          <TraceSentence said={saidOfTrace(trace.actions ?? [], first?.transaction)} steps={steps} books={books} />
        }
        time={start}
        className={className}
      >
        <Ending summary={summary} />
      </DetailHead>
      <div className={styles.facts}>
        <Facts look="tiles">
          <Fact name={words('trace.started')}>{times.dateTime(start * 1000)}</Fact>
          <Fact name={words('trace.duration')}>{times.length(duration)}</Fact>
          <Fact name={words('trace.transactions')} id="count">
            {format.number(count)}
            {states.missing > 0 && (
              <span className={styles.quiet}>{words.plural('trace.awaited', states.missing)}</span>
            )}
          </Fact>
          <Fact name={words('trace.fees')} id="fees">
            {steps.length > 0 && <Amount data={fees} precision="full" />}
          </Fact>
          <Fact
            name={
              account !== undefined &&
              words('trace.net', { name: accountName(account, books.addressBook, client.testOnly) })
            }
            id="moved"
          >
            {own.length > 0 && own.slice(0, 3).map((one) => <MovedTotal key={one.asset} data={one} books={books} />)}
          </Fact>
        </Facts>
      </div>
    </>
  )
}

function Ending({ summary: { ended, finality, states } }: { summary: TraceSummary }) {
  const words = useScope().wordsOf(traceTexts)
  const status = ended === 'success' && finality !== 'finalized' ? finality : ended
  return (
    <>
      {ended === 'invalidated' ? (
        <Badge tone="negative" icon={warn}>
          {words('trace.invalidated')}
        </Badge>
      ) : (
        status !== 'unknown' && <StatusBadge data={status} />
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
      {states.bounced > 0 && (
        <Badge tone="warning" icon={bounce}>
          {words.plural('trace.bouncedCount', states.bounced)}
        </Badge>
      )}
    </>
  )
}
