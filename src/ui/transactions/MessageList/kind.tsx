'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Message } from '../../../contract/v3/message.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { useTransactions } from '../../../react/v3/blockchain.ts'
import { directionOf } from '../../../reading/direction.ts'
import { type MessageType, readMessage } from '../../../reading/readMessage.ts'
import { messageAssets } from '../../../reading/value/rowAssets.ts'
import { domainOf } from '../../../trust/domains.ts'
import type { Flag } from '../../../trust/flags.ts'
import { senderOf } from '../../../trust/reachedBy.ts'
import { textFlags } from '../../../trust/textFlags.ts'
import { Arrow } from '../../icons/Arrow.tsx'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { type Paid, twinFlags } from '../../lookalike/twins.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { Direction } from '../../parts/Direction.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { isSpeck } from '../../parts/isSpeck.ts'
import { OpcodeText } from '../../parts/OpcodeText.tsx'
import { requestName } from '../../reading/outsideName.ts'
import { late } from '../../root/late.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { sayOperation } from '../../text/sayOperation.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { operationTexts } from '../../words/en/reading/outcomes.ts'
import { messageTexts } from '../../words/en/transactions.ts'
import { MessageDetail } from './MessageDetail.tsx'
import styles from './MessageList.module.css'
import { Ordered } from './Ordered.tsx'

export type MessageColumn = 'message' | 'operation' | 'parties' | 'value' | 'fee'

/** Context that all rows share. */
export interface MessageContext {
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  /** Of an account, as it sees them; raw, or absent. */
  readonly account: string | undefined
  /** Its recipients in the known messages. */
  readonly paid: Paid
  /** The rows are asked for. */
  readonly asks: boolean
  /** All were sent, or all were received. */
  readonly isOneWay: boolean
}
type MessageCell = CellProps<Message, MessageContext>

const useWords = () => useScope().wordsOf(messageTexts)

const ICONS: Readonly<Record<Exclude<MessageType, 'internal'>, string>> = {
  externalIn: icons.outside,
  externalOut: icons.outside,
  bounced: icons.bounce,
}

/** The way that the row says, of an account. */
const WAYS = { in: icons.arrowIn, out: icons.arrowOut, self: icons.self }

const PLAIN = { in: 'op.received', out: 'op.sent' } as const

function HashCell({ row: { hash, created_at: time, in_msg_tx_hash: taken }, context: { asks } }: MessageCell) {
  const isTimed = time !== null && time !== '0'
  return (
    <>
      <HashLabel data={hash} copy={false} />
      <span className={list.small} data-place="under">
        {isTimed ? (
          <TimeAgo data={Number(time)} format="age" />
        ) : asks && taken ? (
          <TakenAt transaction={taken} />
        ) : (
          <None />
        )}
      </span>
    </>
  )
}

/** A message from outside has no time of its own: that of the transaction which took it. The rows of a page share one request. */
function TakenAt({ transaction: hash }: { transaction: string }) {
  const { data, isPending } = useTransactions({ hash }, { priority: 'prefetch' })
  const time = data?.transactions[0]?.now
  if (time !== undefined) return <TimeAgo data={time} format="age" />
  return isPending ? <Skeleton width="44px" height={10} /> : <None />
}

function OperationCell({ row, flags, context: { addressBook, account } }: MessageCell) {
  const words = useWords()
  const { wordsOf } = useScope()
  const request = requestName(row, row.in_msg_tx_hash !== undefined, addressBook, wordsOf)
  const { type, opcode, name, comment, isEncrypted } = readMessage(row)
  const kind = words(`messages.${type}`)
  // The operation by name says more than the kind of message. A bounce keeps its kind.
  const named = !comment && !isEncrypted && type === 'internal' ? sayOperation(opcode, name, wordsOf) : undefined
  const direction = directionOf(account, row.source, row.destination)
  const way = WAYS[direction ?? 'out']
  // Plain coins have the word that a transaction has for them. What nobody has taken yet is not received.
  const isPlain = type === 'internal' && !opcode && (direction === 'out' || row.in_msg_tx_hash !== undefined)
  const coins = isPlain && direction && direction !== 'self' ? wordsOf(operationTexts)(PLAIN[direction]) : kind
  return (
    <>
      <Icon path={type === 'internal' ? way : ICONS[type]} tone={type === 'bounced' ? 'warning' : 'neutral'} />
      <span className={list.verb} data-place="title">
        {request ?? (named ? <ForeignText max={64}>{named}</ForeignText> : coins)}
      </span>
      {flags.length > 0 ? (
        <span className={list.detail} data-part="flags">
          <FlagBadge flags={flags} /> <ForeignText max={200}>{comment ?? ''}</ForeignText>
        </span>
      ) : isEncrypted || comment ? (
        <CommentLine comment={comment} isEncrypted={isEncrypted} />
      ) : request === undefined ? (
        opcode && <OpcodeText opcode={opcode} name={name} isNamed={named !== undefined} className={list.detail} />
      ) : (
        <Ordered row={row} />
      )}
    </>
  )
}

/** Of an account, the other party. */
function PartiesHead({ context: { account } }: Pick<MessageCell, 'context'>) {
  return useWords()(account === undefined ? 'column.messageParties' : 'column.counterparty')
}

function PartiesCell({ row, context: { addressBook, account, isOneWay } }: MessageCell) {
  const { source, destination } = row
  const words = useWords()
  const party = (address: string | null) => {
    if (!address) return <span className={list.faint}>{words('messages.outside')}</span>
    const row = addressBook[address] ?? null
    return <DrawnLabel address={address} data={row} className={domainOf(row) && styles.named} />
  }
  const direction = directionOf(account, source, destination)
  // Whose list it is, no row repeats.
  if (direction) {
    return (
      <>
        {(!isOneWay || direction === 'self') && (
          <Direction data={direction} isSaid={readMessage(row).type === 'internal'} />
        )}
        {party(direction === 'in' ? source : destination)}
      </>
    )
  }
  return (
    <>
      {party(source)}
      <Arrow />
      {party(destination)}
    </>
  )
}

/** Few messages report tokens. Until the code for them has loaded, the coins are alone. */
const TokenAmounts = /* @__PURE__ */ late(
  () => import('../TokenAmounts.tsx'),
  ({ children }) => children,
)

function ValueCell({ row, context }: MessageCell) {
  const assets = messageAssets(row, context.metadata)
  const hasTokens = assets.jettons.length + assets.items.length > 0
  if (!hasTokens) return <Coins row={row} />
  // Less than the digits can show is left out: it served the token.
  const isServing = isSpeck(BigInt(row.value ?? 0)) && !Object.keys(row.value_extra_currencies ?? {}).length
  const coins = !isServing && <Coins row={row} />
  return (
    <TokenAmounts context={context} data={assets}>
      {coins}
    </TokenAmounts>
  )
}

function Coins({ row: { value, value_extra_currencies: extra, bounced } }: Pick<MessageCell, 'row'>) {
  if (value === null) return <None />
  return (
    <>
      <Amount data={value} {...(bounced && { isVoid: 'returned' })} />
      {Object.entries(extra ?? {}).map(([id, amount]) => (
        <Amount key={id} data={amount} token={{ symbol: `#${id}`, decimals: 0 }} />
      ))}
    </>
  )
}

function FeeCell({ row: { fwd_fee, import_fee } }: MessageCell) {
  const fee = fwd_fee ?? import_fee
  return fee === null || fee === '0' ? <None /> : <Amount data={fee} withSymbol={false} />
}

const NONE: readonly Flag[] = []

/** Columns of a list of messages. */
export const messageKind: ListKind<Message, MessageColumn, MessageContext> = {
  texts: messageTexts,
  stem: 'messages',
  rowKey: ({ hash, in_msg_tx_hash = '', out_msg_tx_hash = '' }) => `${hash}${in_msg_tx_hash}${out_msg_tx_hash}`,
  rowHeight: [56, 40],
  columns: {
    message: {
      label: 'column.messageType',
      width: ['128px', '188px'],
      className: cx(list.lines, list.hash),
      place: 'parts',
      Cell: HashCell,
      skeleton: 92,
    },
    operation: {
      label: 'column.messageOperation',
      width: 'minmax(0, 1.5fr)',
      className: list.operation,
      place: 'parts',
      Cell: OperationCell,
      skeleton: 128,
    },
    parties: {
      label: 'column.messageParties',
      width: 'minmax(0, 1.6fr)',
      className: cx(list.parties, styles.parties),
      place: 'sub',
      collapses: true,
      Cell: PartiesCell,
      Head: PartiesHead,
      skeleton: 180,
    },
    value: {
      label: 'column.messageValue',
      width: 'minmax(168px, max-content)',
      align: 'end',
      className: list.amounts,
      headClassName: list.amountHead,
      place: 'end',
      Cell: ValueCell,
      skeleton: 88,
    },
    fee: {
      label: 'column.messageFee',
      width: '84px',
      align: 'end',
      className: list.quiet,
      place: 'none',
      Cell: FeeCell,
      skeleton: 56,
    },
  },
  Detail: MessageDetail,
  flagsOf: (row, { paid }) => {
    const { comment } = readMessage(row)
    const flags = [...twinFlags(senderOf(row), paid), ...(comment ? textFlags(comment) : NONE)]
    return flags.length ? flags : NONE
  },
}
