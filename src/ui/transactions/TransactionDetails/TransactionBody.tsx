'use client'
import type { ReactNode } from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useTonCenter } from '../../../react/context.ts'
import { FactList, groupedLt, HashFact } from '../../facts/Facts.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CommentBubble } from '../../parts/CommentBubble.tsx'
import { Link } from '../../parts/Link.tsx'
import { summarize } from '../../reading/summary.ts'
import { Heading } from '../../root/Heading.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { humanName } from '../../text/humanName.ts'
import { mono } from '../../text/Short.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { shardName } from '../../text/shardName.ts'
import { createTimes } from '../../time/createTimes.ts'
import { accountStatusTexts } from '../../words/en/accounts.ts'
import { detailTexts } from '../../words/en/details.ts'
import { FeeSplit } from './FeeSplit.tsx'
import { MessageTable } from './MessageTable.tsx'
import { OutcomeNotice } from './OutcomeNotice.tsx'
import { Phases } from './Phases.tsx'
import styles from './TransactionDetails.module.css'

interface TransactionBodyProps {
  data: ShownTransaction
  addressBook: AddressBook
  /** Whether the hash links to the page of the transaction: not where this is it. Default `true`. */
  withLink?: boolean
  className?: string | undefined
}

/** All of a transaction: how it ended, what is known of it, its phases, what it cost, its messages. */
export function TransactionBody({ data, addressBook, withLink = true, className }: TransactionBodyProps) {
  const { wordsOf, format, once, renderLink } = useScope()
  const words = wordsOf(detailTexts)
  const stateOf = (status: string) => sayWord(wordsOf, accountStatusTexts, `account.${status}`, status)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const summary = summarize(data)
  const { account, block_ref: block, account_state_after: after, in_msg: incoming, out_msgs: outgoing } = data
  const { orig_status: before, end_status: status } = data
  const { comment, isEncrypted, opcode, opcodeName } = summary
  const extra = Object.entries(after?.extra_currencies ?? {})
  return (
    <div className={cx(styles.body, className)} data-part="body">
      <OutcomeNotice data={summary} interfaces={addressBook[account]?.interfaces} transaction={data} />
      <div className={styles.columns}>
        <Section title={words('detail.facts')}>
          <FactList
            data={[
              [
                words('detail.hash'),
                <HashFact key="hash" data={data.hash} {...(withLink && { kind: 'transaction' })} hasForms />,
              ],
              [words('detail.trace'), data.trace_id && <HashFact key="trace" data={data.trace_id} kind="trace" />],
              [
                words('detail.account'),
                <DrawnLabel key="account" address={account} data={addressBook[account] ?? null} copy />,
              ],
              [words('detail.time'), once(createTimes).dateTime(data.now * 1000)],
              [words('detail.logicalTime'), <span key="lt">{groupedLt(data.lt)}</span>],
              [
                words('detail.block'),
                block && (
                  <bdi key="block" dir="ltr" className={cx(renderLink && styles.link)}>
                    <Link kind="block" id={`${block.workchain}:${block.shard}:${block.seqno}`}>
                      {`${shardName(block.workchain, block.shard)} · ${format.number(block.seqno)}`}
                    </Link>
                  </bdi>
                ),
              ],
              [
                words('detail.operation'),
                opcode && (
                  <span key="opcode">
                    <span className={mono}>{opcode}</span>{' '}
                    {opcodeName && <ForeignText max={64}>{humanName(opcodeName)}</ForeignText>}
                  </span>
                ),
              ],
              [
                words('detail.comment'),
                (isEncrypted || comment) && <CommentBubble key="comment" data={comment} isEncrypted={isEncrypted} />,
              ],
              [
                words('detail.status'),
                before &&
                  status &&
                  (stateOf(before) === stateOf(status)
                    ? stateOf(status)
                    : words('detail.statusChange', { before: stateOf(before), after: stateOf(status) })),
              ],
              [
                words('detail.balance'),
                after?.balance != null && <Amount key="balance" data={after.balance} precision="full" />,
              ],
              [
                words('detail.extra'),
                extra.length > 0 &&
                  extra.map(([id, amount]) => (
                    <Amount key={id} data={amount} token={{ symbol: `#${id}`, decimals: undefined }} />
                  )),
              ],
            ]}
          />
        </Section>
        <Section title={words('detail.phases')}>
          <Phases data={data} />
        </Section>
        <Section title={words('detail.fees', { symbol })}>
          <FeeSplit data={[data]} />
        </Section>
      </div>
      {(incoming || outgoing.length > 0) && (
        <MessageTable
          data={incoming ? [incoming, ...outgoing] : outgoing}
          account={account}
          addressBook={addressBook}
        />
      )}
      <RawData data={data} />
    </div>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading isInside className={styles.sectionTitle}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
