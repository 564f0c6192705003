'use client'
import { useTonCenter } from '../../../react/context.ts'
import { saidOfTransaction } from '../../../reading/said.ts'
import { summarize } from '../../../reading/summary.ts'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { createLists, saySentence } from '../../reading/saySentence.ts'
import { sayVerb } from '../../reading/sayVerb.ts'
import { useScope } from '../../root/scope.ts'
import { sayOperation } from '../../text/sayOperation.ts'
import styles from './SearchBox.module.css'
import type { FoundTransaction } from './suggestion.ts'

/** How a transaction that was found ended by itself, and what it did, in one line. Its trace would be another request. */
export default function TransactionTitle({ data: { transaction, addressBook } }: { data: FoundTransaction }) {
  const { wordsOf, format, once } = useScope()
  const { client, settings } = useTonCenter()
  const summary = summarize(transaction)
  const { verb, opcode, opcodeName } = summary
  const named = opcodeName ? sayOperation(opcodeName, wordsOf) : opcode
  const sentence = saySentence(saidOfTransaction(transaction), {
    ...{ addressBook, metadata: {}, wordsOf, format },
    currency: settings.nativeCurrency,
    testOnly: client.testOnly,
    lists: once(createLists),
    operation:
      (verb === 'op.call' ? named : undefined) ??
      sayVerb(summary, addressBook[transaction.account]?.interfaces, wordsOf),
  })
  return (
    <>
      <StatusMark status={summary.status} />
      <bdi className={styles.name}>{sentence}</bdi>
    </>
  )
}
