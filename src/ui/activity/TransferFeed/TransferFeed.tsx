'use client'
import { useMemo } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { TokenFlags } from '../../../trust/tokenFlags.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Link } from '../../parts/Link.tsx'
import { iconOfAction } from '../../reading/iconOf.ts'
import type { ListProps } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { NftName } from '../../tokens/NftTitle.tsx'
import { nftAt } from '../../tokens/nft.ts'
import { Parties } from '../../tokens/Parties.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { activityTexts, transferTexts } from '../../words/en/activity.ts'
import { Moved } from '../ActivityFeed/Moved.tsx'
import styles from './TransferFeed.module.css'
import { TRANSFERS, type TransferFeedModel, type TransferFeedOptions, useTransferFeed } from './useTransferFeed.ts'

export type TransferColumn = 'kind' | 'parties' | 'amount' | 'time'

export interface TransferFeedProps
  extends Omit<
      ListProps<'root' | 'row' | TransferColumn, Action, TransferColumn>,
      'slots' | 'paging' | 'pageSize' | 'newRows' | 'onShowNew'
    >,
    TransferFeedOptions {}

/** What the rows of the feed share. */
interface TransferContext extends Pick<TransferFeedModel, 'metadata' | 'addressBook' | 'flagsOf'> {
  readonly tokenFlags: TokenFlags
}
type TransferCell = CellProps<ActivityView, TransferContext>

function KindCell({ row }: TransferCell) {
  const { verb, status } = row
  const words = useScope().wordsOf(activityTexts)
  return (
    <>
      <Icon path={iconOfAction(row)} tone={status === 'failed' ? 'negative' : 'neutral'} />
      <Spoken>{words(`did.${verb}`)}</Spoken>
    </>
  )
}

function PartiesCell({ row: { from = '', to = '' }, context: { addressBook } }: TransferCell) {
  return <Parties from={from} to={to} owner={undefined} addressBook={addressBook} />
}

function AmountCell({ row: { amounts, isVoid, nft }, context }: TransferCell) {
  if (!amounts.length && nft) {
    return (
      <span className={tokenStyles.name}>
        <Link kind="nft" id={nft}>
          <NftName nft={nftAt(nft, null, { ...context, flagsOf: context.tokenFlags })} />
        </Link>
      </span>
    )
  }
  return amounts
    .slice(0, 1)
    .map((amount) => <Moved key={amount.asset} amount={amount} context={context} isVoid={isVoid} isPlain />)
}

function TimeCell({ row: { action } }: TransferCell) {
  const age = <TimeAgo data={action.end_utime} format="age" />
  return action.trace_id ? (
    <Link kind="trace" id={action.trace_id}>
      {age}
    </Link>
  ) : (
    age
  )
}

const KIND: ListKind<ActivityView, TransferColumn, TransferContext> = {
  texts: transferTexts,
  stem: 'transfers',
  rowKey: ({ action }) => action.action_id,
  dataOf: ({ action }) => action,
  rowHeight: [44, 36],
  rowClassName: styles.row,
  flagsOf: (view, { flagsOf }) => flagsOf(view),
  columns: {
    kind: {
      label: 'column.transferKind',
      width: '28px',
      isLabelHidden: true,
      place: 'lead',
      className: styles.kind,
      Cell: KindCell,
      skeleton: <Skeleton width="28px" height={28} round={6} />,
    },
    parties: {
      label: 'column.parties',
      width: 'minmax(0, 1fr)',
      className: tokenStyles.partiesCell,
      place: 'title',
      Cell: PartiesCell,
      skeleton: 220,
    },
    amount: {
      label: 'column.transferAmount',
      width: 'minmax(132px, max-content)',
      align: 'end',
      place: 'end',
      headClassName: list.amountHead,
      Cell: AmountCell,
      skeleton: 104,
    },
    time: {
      label: 'column.age',
      // An age of a week or more is a date with its time of day.
      width: '112px',
      align: 'end',
      className: list.quiet,
      place: 'under',
      Cell: TimeCell,
      skeleton: 32,
    },
  },
}

/**
 * What went from whom to whom on the whole chain, newest first: kind, parties, amount, age. A fixed number of rows; new ones wait
 * behind their bar, and nothing moves. One request; with `data` none.
 */
export const TransferFeed = /* @__PURE__ */ defineList({
  name: 'TransferFeed',
  kind: KIND,
  own: { addressBook: true, count: true, metadata: true },
  useShell(props: TransferFeedProps) {
    const { transfers, unreadable, query, metadata, addressBook, flagsOf } = useTransferFeed(props)
    const tokenFlags = useTokenFlags()
    return {
      context: useMemo(
        () => ({ metadata, addressBook, flagsOf, tokenFlags }),
        [metadata, addressBook, flagsOf, tokenFlags],
      ),
      data: transfers,
      unreadable,
      // As many as fit, and no more.
      query: query && { ...query, hasNextPage: false },
      paging: 'none',
      pageSize: props.count ?? TRANSFERS,
    }
  },
})
