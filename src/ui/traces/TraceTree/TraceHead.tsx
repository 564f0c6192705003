'use client'
import type { TraceReading } from '../../../reading/readTrace.ts'
import { saidOfTrace } from '../../../reading/said.ts'
import { traceFeeOf } from '../../../reading/traceFee.ts'
import { HashFact } from '../../facts/HashFact.tsx'
import { EndingNotice } from '../../reading/EndingNotice.tsx'
import { TraceFacts } from '../../reading/StepFacts.tsx'
import { StoryHead } from '../../reading/StoryHead.tsx'
import { stepOfEnding } from '../../reading/stepNote.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { outsideTexts, traceTexts } from '../../words/en/traces.ts'
import { NetEffects } from './NetEffects.tsx'
import styles from './TraceTree.module.css'

interface TraceHeadProps {
  data: TraceReading
  books: TokenBooks
  className: string | undefined
  /** The trace was asked for. */
  asks: boolean
}

/** What happened, how it ended and why, where the money is, the figures of the whole trace, and what each party has more or less. */
export function TraceHead({ data, books, className, asks }: TraceHeadProps) {
  const { wordsOf } = useScope()
  const { trace, outcome } = data
  const hash = trace.trace_id ?? trace.external_hash
  return (
    <>
      <StoryHead
        data={data}
        said={saidOfTrace(data)}
        books={books}
        className={className}
        asks={asks}
        crumb={
          <>
            <span>{trace.trace_id ? wordsOf(traceTexts)('trace.label') : wordsOf(outsideTexts)('trace.external')}</span>
            {hash && <HashFact data={hash} />}
          </>
        }
      >
        <EndingNotice data={outcome} books={books} step={stepOfEnding(data)} fee={traceFeeOf(data)} />
      </StoryHead>
      <TraceFacts values={data} className={styles.facts} />
      <NetEffects data={data} books={books} />
    </>
  )
}
