'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { BlockLink } from '../../facts/BlockLink.tsx'
import { Columns, DetailBody, Section } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CommentBubble } from '../../parts/CommentBubble.tsx'
import { summarize } from '../../reading/summary.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { humanName } from '../../text/humanName.ts'
import { mono } from '../../text/Short.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { createTimes } from '../../time/createTimes.ts'
import { accountStatusTexts } from '../../words/en/accounts.ts'
import { detailTexts } from '../../words/en/details.ts'
import { FeeSplit } from './FeeSplit.tsx'
import { MessageTable } from './MessageTable.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { Phases } from './Phases.tsx'
import type { Adjacent } from './useAdjacent.ts'

interface TransactionBodyProps {
  data: ShownTransaction
  addressBook: AddressBook
  /** This is the page of the transaction: its hash is no link. Default `false`. */
  isPage?: boolean
  className?: string | undefined
  adjacent?: Adjacent | undefined
}

/** All of a transaction: outcome, facts, phases, fees, messages. */
export function TransactionBody({ data, addressBook, isPage = false, className, adjacent }: TransactionBodyProps) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(detailTexts)
  const stateOf = (status: string) => sayWord(wordsOf, accountStatusTexts, `account.${status}`, status)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const summary = summarize(data)
  const { account, block_ref: block, account_state_after: after, in_msg: incoming, out_msgs: outgoing } = data
  const { orig_status: before, end_status: status } = data
  const { comment, isEncrypted, opcode, opcodeName } = summary
  const extra = Object.entries(after?.extra_currencies ?? {})
  return (
    <DetailBody isPadded={isPage} className={className}>
      <OutcomeNotice data={summary} interfaces={addressBook[account]?.interfaces} transaction={data} />
      <Columns>
        <Section title={words('detail.facts')}>
          <Facts>
            <Fact name={words('detail.hash')}>
              <HashFact data={data.hash} {...(!isPage && { kind: 'transaction' })} hasForms />
            </Fact>
            <Fact name={words('detail.trace')}>{data.trace_id && <HashFact data={data.trace_id} kind="trace" />}</Fact>
            <Fact name={words('detail.account')}>
              <DrawnLabel address={account} data={addressBook[account] ?? null} copy />
            </Fact>
            <Fact name={words('detail.time')}>{once(createTimes).dateTime(data.now * 1000)}</Fact>
            <Fact name={words('detail.logicalTime')}>{groupedLt(data.lt)}</Fact>
            <Fact name={words('detail.block')}>{block && <BlockLink data={block} />}</Fact>
            <Fact name={words('detail.previousHere')}>
              {adjacent?.previous && <HashFact data={adjacent.previous} kind="transaction" />}
            </Fact>
            <Fact name={words('detail.nextHere')}>
              {adjacent?.next && <HashFact data={adjacent.next} kind="transaction" />}
            </Fact>
            <Fact name={words('detail.operation')}>
              {opcode && (
                <>
                  <span className={mono}>{opcode}</span>{' '}
                  {opcodeName && <ForeignText max={64}>{humanName(opcodeName)}</ForeignText>}
                </>
              )}
            </Fact>
            <Fact name={words('detail.comment')}>
              {(isEncrypted || comment) && <CommentBubble data={comment} isEncrypted={isEncrypted} />}
            </Fact>
            <Fact name={words('detail.status')}>
              {before &&
                status &&
                (stateOf(before) === stateOf(status)
                  ? stateOf(status)
                  : words('detail.statusChange', { before: stateOf(before), after: stateOf(status) }))}
            </Fact>
            <Fact name={words('detail.balance')}>
              {after?.balance != null && <Amount data={after.balance} precision="full" />}
            </Fact>
            <Fact name={words('detail.extra')}>
              {extra.length > 0 &&
                extra.map(([id, amount]) => (
                  <Amount key={id} data={amount} token={{ symbol: `#${id}`, decimals: undefined }} />
                ))}
            </Fact>
          </Facts>
        </Section>
        <Section title={words('detail.phases')}>
          <Phases data={data} />
        </Section>
        <Section title={words('detail.fees', { symbol })}>
          <FeeSplit data={[data]} />
        </Section>
      </Columns>
      {(incoming || outgoing.length > 0) && (
        <MessageTable
          data={incoming ? [incoming, ...outgoing] : outgoing}
          account={account}
          addressBook={addressBook}
          receivers={adjacent?.receivers}
          sender={adjacent?.sender}
        />
      )}
      <RawData data={data} />
    </DetailBody>
  )
}
