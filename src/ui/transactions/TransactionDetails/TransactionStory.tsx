'use client'
import { summarize } from '../../../reading/summary.ts'
import { DetailHead } from '../../card/DetailHead.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { iconOfAction, iconOfTransaction } from '../../reading/iconOf.ts'
import { StepEnding } from '../../reading/StepEnding.tsx'
import type { SaidTransaction } from '../../reading/saidIn.ts'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import styles from './TransactionDetails.module.css'

interface TransactionStoryProps {
  data: SaidTransaction
  books: TokenBooks
  /** Of the head. */
  className: string | undefined
}

/** What the trace of a transaction did, how that ended and why, and the part of the step. */
export default function TransactionStory({ data, books, className }: TransactionStoryProps) {
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
      <div className={styles.ending}>
        <StepEnding data={data} books={books} />
      </div>
    </>
  )
}
