'use client'
import { isSameAddress } from '../../../core/values/address.ts'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import { DetailHead } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { bounce, hourglass, trace as traceIcon, warn } from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { useScope } from '../../root/scope.ts'
import { shorten } from '../../text/Short.tsx'
import { createTimes } from '../../time/createTimes.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { sentenceTexts } from '../../words/en/sentence.ts'
import { traceTexts } from '../../words/en/traces.ts'
import type { MovedValue } from '../model/moved.ts'
import type { TraceModel, TraceSummary } from '../model/traceModel.ts'
import { Sentence } from '../TransactionSentence/Sentence.tsx'
import { saidOfTrace } from '../TransactionSentence/said.ts'
import { accountName, operationOf } from './stepText.ts'
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
  const { steps, summary } = model
  const { start, duration, count, states, fees, moved } = summary
  const [first] = steps
  const account = first?.account
  const own = account ? moved.filter((one) => isSameAddress(one.account, account)) : []
  return (
    <>
      <DetailHead
        icon={summary.actions[0]?.icon ?? traceIcon}
        title={<TraceSentence model={model} books={books} />}
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
            {own.length > 0 && own.slice(0, 3).map((one) => <Moved key={one.asset} moved={one} books={books} />)}
          </Fact>
        </Facts>
      </div>
    </>
  )
}

/** The sentence of the trace: of its main action, else of its first transaction. */
function TraceSentence({ model: { trace, steps }, books }: Pick<TraceHeadProps, 'model' | 'books'>) {
  const { wordsOf } = useScope()
  const [first] = steps
  const said = saidOfTrace(trace, first?.transaction)
  if (!said) return wordsOf(traceTexts)('trace.label')
  const operation = (first && operationOf(first, wordsOf)) || wordsOf(sentenceTexts)('say.transfer')
  return <Sentence data={said} books={books} operation={operation} />
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

function Moved({ moved: { asset, amount }, books }: { moved: MovedValue; books: TraceHeadProps['books'] }) {
  const direction = amount > 0n ? ({ direction: 'in' } as const) : {}
  if (asset === null) return <Amount data={amount} {...direction} />
  const token = tokenInfoOf(asset, books.metadata)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  return <Amount data={amount} token={{ symbol, decimals: decimalsOf(token) }} {...direction} />
}
