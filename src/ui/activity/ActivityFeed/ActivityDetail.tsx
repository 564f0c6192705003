'use client'
import type { Message } from '../../../contract/v3/message.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { saleParts } from '../../../reading/salePart.ts'
import { Columns, DetailBody, Section } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { trace, warn } from '../../icons/paths.ts'
import { Link } from '../../parts/Link.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { EndingNotice } from '../../reading/EndingNotice.tsx'
import { FeeSplit } from '../../reading/FeeSplit.tsx'
import { MessageTable } from '../../reading/MessageTable.tsx'
import { Phases } from '../../reading/Phases.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import type { CellProps } from '../../table/List.tsx'
import { Trouble } from '../../table/ListNotices.tsx'
import { groupedLt } from '../../text/groupedLt.ts'
import { mono } from '../../text/Short.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { sayWhy } from '../../trust/FlagBadge.tsx'
import { detailTexts } from '../../words/en/reading/details.ts'
import styles from './ActivityFeed.module.css'
import type { FeedContext } from './FeedContext.ts'
import type { FeedRow } from './rows.ts'
import { useSenderTransaction } from './useSenderTransaction.ts'

/** All of a row of a feed: how it ended, trace, hashes and times, phases, the whole cost, its messages. */
export default function ActivityDetail(props: CellProps<FeedRow, FeedContext>) {
  const { row } = props
  return row.kind === 'action' ? <Body {...props} view={row.view} /> : null
}

interface BodyProps extends CellProps<FeedRow, FeedContext> {
  view: ActivityView
}

function Body({ view, context: { addressBook, metadata, tokenFlags, isAsking }, flags }: BodyProps) {
  const { wordsOf, once, renderLink } = useScope()
  const words = wordsOf(detailTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const { action, status, opcode, comment } = view
  const { transaction, paid, isPending, error, retry } = useSenderTransaction(view, isAsking)
  const { transactions_full: all = [], transactions, trace_id: traceId, start_lt: start, end_lt: end } = action
  const hash = transaction?.hash ?? (isPending || error ? undefined : transactions?.[0])
  const count = transactions?.length ?? all.length
  const messages = messagesOf(all)
  const duration = once(createTimes).length(Math.max(action.end_utime - action.start_utime, 0))
  return (
    <DetailBody>
      <EndingNotice
        data={view.outcome}
        books={{ addressBook, metadata, flagsOf: tokenFlags }}
        transaction={transaction?.hash === view.outcome.at?.transaction ? transaction : undefined}
      />
      {flags.length > 0 && <Notice tone="scam" icon={warn} title={sayWhy(flags, wordsOf)} />}
      <Columns>
        <Section title={words('detail.facts')}>
          <Facts>
            <Fact name={words('detail.hash')}>{hash && <HashFact data={hash} kind="transaction" hasForms />}</Fact>
            <Fact name={words('detail.trace')}>{traceId && <HashFact data={traceId} kind="trace" />}</Fact>
            <Fact name={words('detail.time')}>{once(createTimes).dateTime(action.end_utime * 1000)}</Fact>
            <Fact name={words('detail.logicalTime')}>
              {start === end ? groupedLt(start) : `${groupedLt(start)} – ${groupedLt(end)}`}
            </Fact>
            <Fact name={words('detail.duration')}>
              {count > 0 && words.plural('detail.transactions', count).replace('{duration}', duration)}
            </Fact>
            <Fact name={words('detail.operation')}>{opcode && <span className={mono}>{opcode}</span>}</Fact>
            <Fact name={words('detail.comment')}>
              {(comment || view.isEncrypted) && <CommentBubble data={comment} isEncrypted={view.isEncrypted} />}
            </Fact>
            <Fact name={words('detail.state')}>
              <StatusBadge data={status} />
            </Fact>
          </Facts>
        </Section>
        {(transaction || isPending) && (
          <Section title={words('detail.phases')}>
            {transaction ? <Phases data={transaction} /> : <Skeleton width="100%" height={96} />}
          </Section>
        )}
        {(paid.length > 0 || isPending) && (
          <Section title={words('detail.fees', { symbol })}>
            {isPending ? <Skeleton width="100%" height={96} /> : <FeeSplit data={paid} />}
          </Section>
        )}
      </Columns>
      {error !== null && !transaction && <Trouble error={error} retry={retry} name={words('transaction.label')} />}
      {all[0] && (
        <MessageTable
          data={messages}
          account={(view.direction === 'in' ? view.to : view.from) ?? (transaction ?? all[0]).account}
          addressBook={addressBook}
          metadata={metadata}
          receivers={receiversOf(all)}
          parts={saleParts(action, messages)}
        />
      )}
      <div className={styles.links}>
        {traceId && renderLink && (
          <span className={styles.open}>
            <Link kind="trace" id={traceId}>
              <Icon path={trace} />
              {words('action.openTrace')}
            </Link>
          </span>
        )}
        <RawData data={action} />
      </div>
    </DetailBody>
  )
}

/** Which transaction received which message, by its hash. */
const receiversOf = (transactions: readonly { hash: string; in_msg: Message | null }[]) =>
  new Map(transactions.flatMap(({ hash, in_msg }) => (in_msg ? [[in_msg.hash, { hash }] as const] : [])))

/** Each message once: what one transaction sends another one receives. */
function messagesOf(transactions: readonly { in_msg: Message | null; out_msgs: readonly Message[] }[]): Message[] {
  const messages = new Map<string, Message>()
  for (const { in_msg: incoming, out_msgs: outgoing } of transactions) {
    for (const message of incoming ? [incoming, ...outgoing] : outgoing) messages.set(message.hash, message)
  }
  return [...messages.values()]
}
