'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { costOf } from '../../../reading/cost.ts'
import { isAccount } from '../../../reading/direction.ts'
import type { Cause } from '../../../reading/outcome.ts'
import { isWholeWorkchain, shardName } from '../../../reading/shardName.ts'
import { statusOf } from '../../../reading/statusOf.ts'
import { summarize, type TransactionSummary } from '../../../reading/summary.ts'
import { jettonWalletOf } from '../../../reading/value/messageAsset.ts'
import type { Flag } from '../../../trust/flags.ts'
import { Arrow } from '../../icons/Arrow.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { Direction } from '../../parts/Direction.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { Link } from '../../parts/Link.tsx'
import { OpcodeText } from '../../parts/OpcodeText.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { checkFees } from '../../reading/checkFees.ts'
import { iconOfTransaction } from '../../reading/iconOf.ts'
import { sayEnding } from '../../reading/sayEnding.ts'
import { callName, sayVerb } from '../../reading/sayVerb.ts'
import { type SaidCause, useCause } from '../../reading/useCause.ts'
import { late } from '../../root/late.tsx'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import type { CellProps } from '../../table/List.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { mono } from '../../text/Short.tsx'
import { sayOperation } from '../../text/sayOperation.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { transactionTexts } from '../../words/en/transactions.ts'
import { Coins } from './Coins.tsx'
import styles from './TransactionList.module.css'
import type { TransactionListModel } from './useTransactionList.ts'

/** Context that all rows share. */
export type TransactionContext = Pick<
  TransactionListModel,
  'addressBook' | 'isMixed' | 'flagsOf' | 'endOf' | 'assetsOf' | 'metadata'
> & {
  /** The rows are of one block, whose page has the time. */
  readonly isOfBlock: boolean
}
type TransactionCell = CellProps<ShownTransaction, TransactionContext>
type Interfaces = AddressBook[string]['interfaces'] | undefined

const useWords = () => useScope().wordsOf(transactionTexts)

/** The row as it is rendered: what it set off counts more than how the row itself ended. */
function shownOf(row: ShownTransaction, { endOf }: TransactionContext) {
  const summary = summarize(row)
  const end = endOf(row)
  return { summary, end, status: end ? statusOf(end) : summary.status }
}

export function StatusCell({ row, context }: TransactionCell) {
  return <StatusMark status={shownOf(row, context).status} />
}

export function HashCell({ row: { hash, now }, context: { isOfBlock } }: TransactionCell) {
  return (
    <>
      <HashLabel data={hash} kind="transaction" copy={false} />
      {!isOfBlock && <TimeAgo data={now} format="age" className={list.small} data-place="under" />}
    </>
  )
}

export function OperationCell({ row, flags, isDim, context }: TransactionCell) {
  const { wordsOf } = useScope()
  const { addressBook } = context
  const { summary: own, end, status } = shownOf(row, context)
  // A row with both parties has no side: a receipt is a transfer.
  const summary = context.isMixed
    ? { ...own, direction: undefined, verb: own.verb === 'op.received' ? 'op.transfer' : own.verb }
    : own
  const { interfaces } = addressBook[row.account] ?? {}
  const verb = sayVerb(summary, interfaces, wordsOf)
  // Its first bits may be a signature.
  const isRequest = callName(summary, interfaces, wordsOf) !== undefined
  return (
    <>
      <Icon
        path={iconOfTransaction(summary)}
        tone={isDim ? (flags.some(({ kind }) => kind !== 'dust') ? 'scam' : 'dust') : toneOf({ ...summary, status })}
      />
      <span className={list.verb} data-part="verb" data-place="title">
        {verb}
      </span>
      {end ? (
        <Said {...sayEnding(end, wordsOf, end.at && addressBook[end.at.account]?.interfaces)} tone={status} />
      ) : (
        <Detail
          summary={isRequest ? { ...summary, opcode: undefined } : summary}
          verb={verb}
          flags={flags}
          interfaces={interfaces}
        />
      )}
    </>
  )
}

/** What a token reports to an account: it need not run for that, and a wallet does not. */
const NOTICES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'op.excess',
  'op.jetton_notify',
  'op.nft_ownership_assigned',
])

/** Under the verb: the reason of a failure, else the comment, else the operation. */
function Detail({
  summary: { status, cause, comment, isEncrypted, opcode, opcodeName, verb: operation },
  verb,
  flags,
  interfaces,
}: {
  summary: TransactionSummary
  /** As it is rendered above. */
  verb: string
  flags: readonly Flag[]
  interfaces: Interfaces
}) {
  const { wordsOf } = useScope()
  const isTrouble = status === 'failed' || status === 'bounced' || status === 'partly'
  if (cause && (isTrouble || !(comment || isEncrypted || NOTICES.has(operation)))) {
    return <Caused cause={cause} tone={isTrouble ? status : 'quiet'} interfaces={interfaces} />
  }
  if (isEncrypted) return <CommentLine isEncrypted />
  if (flags.length > 0) {
    return (
      <span className={styles.flagged} data-part="flags">
        <FlagBadge flags={flags} />
        {comment && (
          <ForeignText max={400} part="comment">
            {comment}
          </ForeignText>
        )}
      </span>
    )
  }
  if (comment) return <CommentLine comment={comment} className={styles.comment} />
  if (!opcode) return null
  const isNamed = sayOperation(opcode, opcodeName, wordsOf) === verb
  return <OpcodeText opcode={opcode} name={opcodeName} isNamed={isNamed} className={list.detail} />
}

function Caused({ cause, tone, interfaces }: { cause: Cause; tone: string; interfaces: Interfaces }) {
  return <Said {...useCause(cause, interfaces)} tone={tone} />
}

function Said({ sentence, code, tone }: Partial<SaidCause> & { tone: string }) {
  if (!sentence) return null
  return (
    <span className={list.detail} data-part="sentence" data-tone={tone}>
      {sentence} {code && <span className={styles.code}>{code}</span>}
    </span>
  )
}

function toneOf({ status, direction, verb }: TransactionSummary) {
  if (status === 'failed') return 'negative'
  if (status === 'bounced' || status === 'partly' || verb === 'op.returned') return 'warning'
  if (status !== 'success' && status !== 'unknown') return 'pending'
  return direction === 'in' && (verb === 'op.received' || NOTICES.has(verb)) ? 'positive' : 'neutral'
}

/** An account has one other party in a row, except where it sent nothing to itself. */
export function PartiesHead({ context: { isMixed } }: Pick<TransactionCell, 'context'>) {
  return useWords()(isMixed ? 'column.parties' : 'column.counterparty')
}

/** Few rows are about tokens. */
const OwnWallet = /* @__PURE__ */ late(async () => ({ default: (await import('../TokenAmounts.tsx')).OwnWallet }))

export function PartiesCell({ row, context }: TransactionCell) {
  const { addressBook, isMixed, metadata } = context
  const words = useWords()
  const { account } = row
  const { from, to, direction, incoming, outgoing } = summarize(row)
  const party = (address: string) => {
    if (address === 'outside' || address === 'system') return <span>{words(`address.${address}`)}</span>
    const label = <DrawnLabel address={address} data={addressBook[address] ?? null} />
    const wallet = isMixed ? undefined : jettonWalletOf(address, metadata)
    if (!wallet || !isAccount(wallet.owner, account)) return label
    return (
      <span className={styles.held}>
        {label}
        <OwnWallet jetton={wallet.jetton} context={context} />
      </span>
    )
  }
  const [first = account, ...others] = to
  // Between two accounts the verb says which way.
  const tag = direction && !isMixed ? <Direction data={direction} isSaid={incoming + outgoing > 0n} /> : <Arrow />
  // The page names the account: the row names the other party.
  if (!isMixed && !isAccount(from, account)) {
    return (
      <>
        {tag}
        {party(from)}
      </>
    )
  }
  return (
    <>
      {isMixed ? (
        <span className={styles.from}>
          {party(from)}
          {tag}
        </span>
      ) : (
        tag
      )}
      {others.length === 0 ? (
        party(first)
      ) : (
        <span className={styles.several}>
          {party(first)}
          <span className={list.small}>{words.plural('address.more', others.length)}</span>
        </span>
      )}
    </>
  )
}

/** Few rows are about tokens, and what these are is known later. Until then the coins are alone. */
const TokenAmounts = /* @__PURE__ */ late(
  () => import('../TokenAmounts.tsx'),
  ({ children }) => children,
)

export function AmountCell({ row, context }: TransactionCell) {
  const assets = context.assetsOf(row)
  const hasTokens = assets.jettons.length + assets.items.length > 0
  const coins = <Coins row={row} isMixed={context.isMixed} isServing={hasTokens} />
  if (!hasTokens) return coins
  return (
    <TokenAmounts
      context={context}
      data={assets}
      isVoid={context.endOf(row)?.status === 'failed'}
      isSigned={!context.isMixed}
    >
      {coins}
    </TokenAmounts>
  )
}

export function FeeCell({ row }: TransactionCell) {
  const words = useWords()
  checkFees(row)
  return <Amount data={costOf(row).fee} withSymbol={false} {...{ 'data-word': words('transactions.fee') }} />
}

export function BlockCell({ row: { block_ref } }: TransactionCell) {
  const { format } = useScope()
  if (!block_ref) return null
  const { workchain, shard, seqno } = block_ref
  const whole = `${workchain}:${shard}`
  return (
    <>
      <Link kind="block" id={`${whole}:${seqno}`}>
        {format.number(seqno)}
      </Link>
      {/* The workchain is that of the account. */}
      {!isWholeWorkchain(shard) && (
        <span className={mono} data-tip={whole}>
          {shardName(workchain, shard)}
        </span>
      )}
    </>
  )
}
