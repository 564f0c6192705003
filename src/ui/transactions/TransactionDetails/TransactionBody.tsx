'use client'
import type { ReactNode } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { readMessage } from '../../../reading/readMessage.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import { BlockLink } from '../../facts/BlockLink.tsx'
import { DetailBody } from '../../facts/Detail.tsx'
import { type DetailColumn, DetailColumns } from '../../facts/DetailColumns.tsx'
import type { FactRow } from '../../facts/FactRows.tsx'
import { FactsSkeleton } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { FeeSplit } from '../../reading/FeeSplit.tsx'
import { MessageTable } from '../../reading/MessageTable.tsx'
import { OutcomeNotice } from '../../reading/OutcomeNotice.tsx'
import { requestName } from '../../reading/outsideName.ts'
import { Phases } from '../../reading/Phases.tsx'
import { type Scope, useScope } from '../../root/scope.ts'
import { NO_ROWS } from '../../table/readRows.ts'
import { UnreadableNote } from '../../table/UnreadableNote.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { mono } from '../../text/Short.tsx'
import { sayNamed } from '../../text/sayNamed.ts'
import { sayWord } from '../../text/sayWord.ts'
import { createTimes } from '../../time/createTimes.ts'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { accountStatusTexts } from '../../words/en/accounts.ts'
import { detailTexts } from '../../words/en/details.ts'
import { MessageBody } from './MessageBody.tsx'
import type { Adjacent } from './useAdjacent.ts'

interface TransactionBodyProps {
  /** Absent while it loads. */
  data: ShownTransaction | undefined
  addressBook: AddressBook
  /** Metadata of the tokens that its messages are about. Default: those of its trace. */
  metadata?: Metadata | undefined
  /** This is the page of the transaction: its hash is no link. Default `false`. */
  isPage?: boolean
  /** In place of why it did not succeed; `null` for nothing. */
  ending?: ReactNode
  className?: string | undefined
  adjacent?: Adjacent | undefined
}

interface FactValues extends Pick<TransactionBodyProps, 'adjacent'> {
  data: ShownTransaction
  summary: TransactionSummary
  books: TokenBooks
  isPage: boolean
  scope: Scope
}

const FACTS: readonly FactRow<keyof typeof detailTexts, FactValues>[] = [
  {
    label: 'detail.hash',
    draw: ({ data, isPage }) => <HashFact data={data.hash} {...(!isPage && { kind: 'transaction' })} hasForms />,
  },
  { label: 'detail.trace', draw: ({ data }) => data.trace_id && <HashFact data={data.trace_id} kind="trace" /> },
  {
    label: 'detail.account',
    draw: ({ data: { account }, books }) => (
      <DrawnLabel address={account} data={books.addressBook[account] ?? null} copy />
    ),
  },
  { label: 'detail.time', draw: ({ data, scope }) => scope.once(createTimes).dateTime(data.now * 1000) },
  { label: 'detail.logicalTime', draw: ({ data }) => groupedLt(data.lt) },
  { label: 'detail.block', draw: ({ data }) => data.block_ref && <BlockLink data={data.block_ref} /> },
  {
    label: 'detail.previousHere',
    isRare: true,
    draw: ({ adjacent }) => adjacent?.previous && <HashFact data={adjacent.previous} kind="transaction" />,
  },
  {
    label: 'detail.nextHere',
    isRare: true,
    draw: ({ adjacent }) => adjacent?.next && <HashFact data={adjacent.next} kind="transaction" />,
  },
  {
    label: 'detail.operation',
    // Of the message that it received: those that it sent are in the table.
    draw({ data: { in_msg: incoming }, books, scope: { wordsOf } }) {
      if (!incoming) return
      const { opcode, name } = readMessage(incoming)
      return (
        requestName(incoming, true, books.addressBook, wordsOf) ??
        (opcode && (
          <>
            <span className={mono}>{opcode}</span>{' '}
            {name && <ForeignText max={64}>{sayNamed('op', name, wordsOf)}</ForeignText>}
          </>
        ))
      )
    },
  },
  {
    label: 'detail.comment',
    isRare: true,
    draw: ({ summary: { comment, isEncrypted } }) =>
      (isEncrypted || comment) && <CommentBubble data={comment} isEncrypted={isEncrypted} />,
  },
  {
    label: 'detail.status',
    draw({ data: { orig_status, end_status }, scope: { wordsOf } }) {
      if (!orig_status || !end_status) return
      const [before, after] = [orig_status, end_status].map((status) =>
        sayWord(wordsOf, accountStatusTexts, `account.${status}`, status),
      ) as [string, string]
      return before === after ? after : wordsOf(detailTexts)('detail.statusChange', { before, after })
    },
  },
  {
    label: 'detail.balance',
    draw: ({ data: { account_state_after: after } }) =>
      after?.balance != null && <Amount data={after.balance} precision="full" />,
  },
  {
    label: 'detail.extra',
    isRare: true,
    draw({ data: { account_state_after: after } }) {
      const extra = Object.entries(after?.extra_currencies ?? {})
      return (
        extra.length > 0 &&
        extra.map(([id, amount]) => <Amount key={id} data={amount} token={{ symbol: `#${id}`, decimals: undefined }} />)
      )
    },
  },
]

const COLUMNS: readonly DetailColumn<keyof typeof detailTexts, FactValues>[] = [
  { title: 'detail.facts', facts: FACTS },
  { title: 'detail.phases', lines: 5, draw: ({ data }) => <Phases data={data} /> },
  { title: 'detail.fees', lines: 5, draw: ({ data }) => <FeeSplit data={[data]} /> },
]

/** All of a transaction: outcome, facts, phases, fees, messages; or their skeleton. */
export function TransactionBody(props: TransactionBodyProps) {
  const { data, addressBook, metadata, isPage = false, ending, className, adjacent } = props
  const scope = useScope()
  const { symbol } = useTonCenter().settings.nativeCurrency
  const ofTrace = adjacent?.books
  const books = useTokenBooks(undefined, {
    addressBook: ofTrace?.addressBook ?? addressBook,
    metadata: metadata ?? ofTrace?.metadata,
  })
  const values = data && { data, summary: summarize(data), books, isPage, scope, adjacent }
  return (
    <DetailBody isPadded={isPage} className={className}>
      {values && ending === undefined ? (
        <OutcomeNotice
          data={values.summary}
          interfaces={books.addressBook[values.data.account]?.interfaces}
          transaction={values.data}
        />
      ) : (
        ending
      )}
      <DetailColumns texts={detailTexts} columns={COLUMNS} values={values} inTitles={{ symbol }} />
      {values ? <Messages {...values} /> : <FactsSkeleton count={4} />}
      <UnreadableNote data={data?.unreadable ?? NO_ROWS} of="parts" />
      <RawData data={data} />
    </DetailBody>
  )
}

/** The message that it received, and a table of all. */
function Messages({ data, books, adjacent }: FactValues) {
  const { account, in_msg: incoming, out_msgs: outgoing } = data
  return (
    <>
      {incoming && <MessageBody data={incoming} books={books} />}
      {(incoming || outgoing.length > 0) && (
        <MessageTable
          data={incoming ? [incoming, ...outgoing] : outgoing}
          account={account}
          {...books}
          receivers={adjacent?.receivers}
          sender={adjacent?.sender}
        />
      )}
    </>
  )
}
