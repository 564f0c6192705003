'use client'
import { useTonCenter } from '../../../react/context.ts'
import { saidOfTransaction } from '../../../reading/said.ts'
import { summarize } from '../../../reading/summary.ts'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { accountName, useNaming } from '../../reading/accountName.ts'
import { createLists, saySentence } from '../../reading/saySentence.ts'
import { sayVerb } from '../../reading/sayVerb.ts'
import { useScope } from '../../root/scope.ts'
import { sayNamed } from '../../text/sayNamed.ts'
import styles from './SearchBox.module.css'
import type { FoundTransaction } from './suggestion.ts'

/**
 * How a transaction that was found ended, and what it did, in one line. Its trace would be another request: what it sent has an unknown
 * end.
 */
export default function TransactionTitle({ data: { transaction, addressBook } }: { data: FoundTransaction }) {
  const { wordsOf, format, once } = useScope()
  const { nativeCurrency: currency } = useTonCenter().settings
  const naming = useNaming()
  const summary = summarize(transaction)
  const { from, verb, opcode, opcodeName, status } = summary
  const did = sayVerb(summary, addressBook[transaction.account]?.interfaces, wordsOf)
  const named = opcodeName ? sayNamed('op', opcodeName, wordsOf) : opcode
  const books = {
    ...{ addressBook, metadata: {}, wordsOf, format },
    ...{ currency, ...naming, lists: once(createLists) },
    operation: (verb === 'op.call' ? named : undefined) ?? did,
  }
  const isAlone = from === 'outside' || from === 'system'
  const said = isAlone ? undefined : saidOfTransaction(transaction)
  const sentence = said ? saySentence(said, books) : `${accountName(transaction.account, addressBook, naming)}: ${did}`
  return (
    <>
      <StatusMark status={said?.status ?? status} />
      <bdi className={styles.name}>{sentence}</bdi>
    </>
  )
}
