'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { readMessage } from '../../../reading/readMessage.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import { BlockLink } from '../../facts/BlockLink.tsx'
import detail from '../../facts/Detail.module.css'
import { DetailBody } from '../../facts/Detail.tsx'
import { DetailColumns, type DetailStack } from '../../facts/DetailColumns.tsx'
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
import { sayOperation } from '../../text/sayOperation.ts'
import { sayWord } from '../../text/sayWord.ts'
import { createTimes } from '../../time/createTimes.ts'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { accountStatusTexts } from '../../words/en/parts/labels.ts'
import { detailTexts } from '../../words/en/reading/details.ts'
import { hasBody, MessageBody } from './MessageBody.tsx'
import type { Adjacent } from './useAdjacent.ts'

interface TransactionBodyProps {
  /** Absent while it loads. */
  data: ShownTransaction | undefined
  addressBook: AddressBook
  /** Metadata of the tokens that its messages are about. Default: those of its trace. */
  metadata?: Metadata | undefined
  /**
   * Where it is rendered. `row`: all that it is, with how it ended. `page`: its hash is no link, and what `StepFacts` says is above.
   * `sentence`: so is its trace. Default `row`.
   */
  place?: keyof typeof STACKS
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

type Facts = readonly FactRow<keyof typeof detailTexts, FactValues>[]

const FACTS: Facts = [
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
      const said = sayOperation(opcode, name, wordsOf)
      return (
        requestName(incoming, true, books.addressBook, wordsOf) ??
        (opcode && (
          <>
            <span className={mono}>{opcode}</span> {said && <ForeignText max={64}>{said}</ForeignText>}
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

/** What `StepFacts` says. */
const ABOVE: readonly string[] = ['detail.account', 'detail.time', 'detail.block']

const stacksOf = (facts: Facts): readonly DetailStack<keyof typeof detailTexts, FactValues>[] => [
  [
    { title: 'detail.facts', facts },
    { lines: 2, draw: (values) => (isBeside(values.data) ? <Messages {...values} /> : <Body {...values} />) },
  ],
  [
    { title: 'detail.phases', lines: 4, draw: ({ data }) => <Phases data={data} /> },
    { title: 'detail.fees', lines: 7, draw: ({ data }) => <FeeSplit data={[data]} /> },
  ],
]
const STACKS = {
  row: stacksOf(FACTS),
  page: stacksOf(FACTS.filter(({ label }) => !ABOVE.includes(label))),
  sentence: stacksOf(FACTS.filter(({ label }) => label !== 'detail.trace' && !ABOVE.includes(label))),
}

/** All of a transaction: facts, the message that it received, phases, fees, messages; or their skeleton. */
export function TransactionBody(props: TransactionBodyProps) {
  const { data, addressBook, metadata, place = 'row', className, adjacent } = props
  const isPage = place !== 'row'
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
      {values && !isPage && (
        <OutcomeNotice
          data={values.summary}
          interfaces={books.addressBook[values.data.account]?.interfaces}
          transaction={values.data}
        />
      )}
      <DetailColumns texts={detailTexts} columns={STACKS[place]} values={values} inTitles={{ symbol }} />
      {values ? !isBeside(values.data) && <Messages {...values} /> : <FactsSkeleton count={4} />}
      <UnreadableNote data={data?.unreadable ?? NO_ROWS} of="parts" />
      <RawData data={data} />
    </DetailBody>
  )
}

/** Messages of a short table. */
const FEW = 3

/** Without a body there is room beside phases and fees for a short table of messages. */
const isBeside = ({ in_msg: incoming, out_msgs: outgoing }: ShownTransaction) =>
  outgoing.length < FEW && !(incoming && hasBody(incoming))

const Body = ({ data: { in_msg: incoming }, books }: FactValues) =>
  incoming && hasBody(incoming) && <MessageBody data={incoming} books={books} />

/** A table of all messages. */
function Messages({ data, books, adjacent }: FactValues) {
  const { account, in_msg: incoming, out_msgs: outgoing } = data
  if (!incoming && outgoing.length === 0) return null
  return (
    <div className={detail.sized}>
      <MessageTable
        data={incoming ? [incoming, ...outgoing] : outgoing}
        account={account}
        {...books}
        receivers={adjacent?.receivers}
        sender={adjacent?.sender}
      />
    </div>
  )
}
