'use client'
import type { Transaction } from '../../contract/v3/transaction.ts'
import { nano } from '../../reading/nano.ts'
import { outcome as readOutcome } from '../../reading/outcome.ts'
import { saidOf, saidOfRequest } from '../../reading/said.ts'
import { isRefused } from '../../reading/summary.ts'
import { traceFeeOf } from '../../reading/traceFee.ts'
import { useScope } from '../root/scope.ts'
import { Filled } from '../text/Filled.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { MovedAsset } from '../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { stepEndingTexts } from '../words/en/reading/outcomes.ts'
import { sayTexts } from '../words/en/traces.ts'
import type { Words } from '../words/words.ts'
import styles from './ActionSentence.module.css'
import { Name } from './ActionSentence.tsx'
import { EndingNotice } from './EndingNotice.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { requestName } from './outsideName.ts'
import type { SaidTransaction } from './saidIn.ts'
import { stepOfEnding } from './stepNote.ts'
import { operationOf } from './stepText.ts'
import { TraceSentence } from './TraceSentence.tsx'

interface StepEndingProps {
  data: SaidTransaction
  books: TokenBooks
}

/** Why the trace of a step did not end as it was wanted, the part of the step in it, and why the step itself failed. */
export function StepEnding({ data, books }: StepEndingProps) {
  const { transaction, reading } = data
  const { outcome } = reading
  const own = readOutcome(transaction)
  const decides = outcome.status !== 'succeeded' && outcome.at?.transaction === transaction.hash
  return (
    <>
      <EndingNotice
        data={outcome}
        books={books}
        step={decides ? undefined : stepOfEnding(reading)}
        transaction={decides ? transaction : undefined}
        fee={traceFeeOf(reading)}
      />
      <OwnPart data={data} books={books} />
      {/* That a message of it came back is its part. */}
      {!decides && own.cause !== 'outcome.returnedFrom' && (
        <OutcomeNotice
          data={own}
          interfaces={books.addressBook[transaction.account]?.interfaces}
          transaction={transaction}
        />
      )}
    </>
  )
}

/** What this transaction had to do with it, and the action that it is a part of, where that is not the main one. */
function OwnPart({ data: { transaction, reading, place }, books }: StepEndingProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(stepEndingTexts)
  const { addressBook } = books
  const { account, in_msg: incoming } = transaction
  const signed = incoming ? requestName(incoming, true, addressBook, wordsOf) : undefined
  const asked = (place && operationOf(place.step, wordsOf, addressBook)) || wordsOf(sayTexts)('say.transfer')
  const action = place?.action
  const request = signed === undefined ? undefined : saidOfRequest(transaction, books.metadata)
  return (
    <p className={styles.step} data-part="step">
      <Filled
        text={sayStep(transaction, { isSigned: signed !== undefined, isRead: request !== undefined }, words)}
        parts={{
          from: incoming?.source && <Name address={incoming.source} books={books} />,
          to: <Name address={account} books={books} />,
          amount: <MovedAsset data={{ amount: incoming?.value ?? '0', asset: null }} books={books} precision="exact" />,
          operation: <ForeignText max={64}>{asked}</ForeignText>,
          request: request && <TraceSentence said={request} steps={reading.steps} books={books} />,
        }}
      />
      {signed !== undefined && <span className={styles.expert}> {words('say.stepExpert', { operation: signed })}</span>}
      {action && action !== reading.story.main && !incoming?.bounced && (
        <>
          {' '}
          <TraceSentence said={saidOf(action)} steps={reading.steps} books={books} />.
        </>
      )}
    </p>
  )
}

/** What the step did, in the words of an owner of a wallet. */
function sayStep(
  transaction: Transaction,
  { isSigned, isRead }: Record<'isSigned' | 'isRead', boolean>,
  words: Words<typeof stepEndingTexts>,
) {
  const { in_msg: incoming, out_msgs } = transaction
  const { length } = out_msgs
  if (incoming?.bounced) return words(nano(incoming.value) > 0n ? 'say.stepBack' : 'say.stepBackEmpty')
  if (incoming?.source) return words(isRefused(transaction) ? 'say.stepRefused' : 'say.step')
  if (!isSigned) return words('say.stepExternal')
  if (isRead) return words(length === 0 ? 'say.stepOrderedNothing' : 'say.stepOrdered')
  return length === 0 ? words('say.stepSentNothing') : words.plural('say.stepSent', length)
}
