'use client'
import type { ReactNode } from 'react'
import { summarize } from '../../../reading/summary.ts'
import { DetailHead } from '../../card/DetailHead.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfAction, iconOfTransaction } from '../../reading/iconOf.ts'
import { StepEnding } from '../../reading/StepEnding.tsx'
import type { SaidTransaction } from '../../reading/saidIn.ts'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'

interface TransactionStoryProps {
  data: SaidTransaction
  books: TokenBooks
  /** Of the head. */
  className: string | undefined
  /** The details, with why the trace did not end well and the part of the step at their top. */
  children: (ending: ReactNode) => ReactNode
}

/** What the trace of a transaction did, and how that ended, above the details of the step. */
export default function TransactionStory({ data, books, className, children }: TransactionStoryProps) {
  const { transaction, reading, said } = data
  const { main } = reading.story
  return (
    <>
      <DetailHead
        icon={main ? iconOfAction(main) : iconOfTransaction(summarize(transaction))}
        title={<TraceSentence said={said} steps={reading.steps} books={books} rest={reading.story} />}
        time={transaction.now}
        className={className}
      >
        <StatusBadge data={said.status} />
      </DetailHead>
      {children(<StepEnding data={data} books={books} />)}
    </>
  )
}
