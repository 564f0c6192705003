'use client'
import { attempt } from '../../../core/attempt.ts'
import { useTonCenter } from '../../../react/context.ts'
import { outcome } from '../../../reading/outcome.ts'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { createLists } from '../../reading/createLists.ts'
import { operationOfSaid } from '../../reading/operationOfSaid.ts'
import { readingOf } from '../../reading/readingOf.ts'
import { saidIn } from '../../reading/saidIn.ts'
import { saySentence } from '../../reading/saySentence.ts'
import { useOneTrace } from '../../reading/useOneTrace.ts'
import { useScope } from '../../root/scope.ts'
import tokens from '../../tokens/tokens.module.css'
import { searchTexts } from '../../words/en/tools/search.ts'
import type { FoundTransaction } from './suggestion.ts'

/** What the trace of a found transaction did and how that ended, in one line. Costs the request for the trace, which its page shares. */
export default function TransactionTitle({ data: found }: { data: FoundTransaction }) {
  const { transaction } = found
  const { wordsOf, format, once } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  const { data: trace, books } = useOneTrace({ transactionHash: transaction.hash })
  const reading = trace && attempt(() => readingOf(trace, { metadata: books.metadata }))
  const said = reading && saidIn(reading, transaction.hash)?.said
  if (!said) return <StepTitle data={found} />
  const { addressBook, metadata, flagsOf } = books
  const sentence = saySentence(said, {
    ...{ addressBook, metadata, flagsOf, wordsOf, format, currency, ...naming },
    lists: once(createLists),
    operation: operationOfSaid(said, reading.steps, wordsOf, addressBook),
    rest: reading.story,
  })
  return (
    <>
      <StatusMark status={said.status} />
      <bdi className={tokens.long}>{sentence}</bdi>
    </>
  )
}

/** A transaction without its trace: a later step may still fail, so that only its own failure has a mark. */
function StepTitle({ data: { transaction, addressBook } }: { data: FoundTransaction }) {
  const words = useScope().wordsOf(searchTexts)
  const naming = useNaming()
  const { status } = outcome(transaction)
  const account = accountName(transaction.account, addressBook, naming)
  return (
    <>
      {(status === 'failed' || status === 'bounced') && <StatusMark status={status} />}
      <bdi className={tokens.long}>
        {words(transaction.in_msg?.source ? 'search.step' : 'search.firstStep', { account })}
      </bdi>
    </>
  )
}
