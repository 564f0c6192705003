'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells do not
import type { ReactNode } from 'react'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../react/context.ts'
import { DrawnLabel } from '../AddressLabel/AddressLabel.tsx'
import { Amount, RawUnits } from '../Amount/Amount.tsx'
import { Button } from '../Button/Button.tsx'
import { Locked } from '../CommentBubble/Locked.tsx'
import { Direction } from '../Direction/Direction.tsx'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import type { CellProps } from '../List/List.tsx'
import { cx } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { StatusMark } from '../StatusMark/StatusMark.tsx'
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import type { Cause } from '../TransactionList/outcome.ts'
import { useCause } from '../TransactionList/useCause.ts'
import { None } from '../text/Absent.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { humanName } from '../text/humanName.ts'
import { mono, Short } from '../text/Short.tsx'
import { useTick } from '../time/ticker.ts'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import styles from './ActivityFeed.module.css'
import { createDays } from './createDays.ts'
import type { ActivityView, MovedAmount } from './readAction.ts'
import type { Verb } from './readings.ts'
import { type DayRow, type FeedRow, timeOf } from './rows.ts'
import { sayType } from './sayType.ts'
import type { Shared } from './shared.ts'
import { activityTexts } from './texts.ts'

type FeedCell = CellProps<FeedRow, Shared>

const useWords = () => useScope().wordsOf(activityTexts)

/** Only actions have cells: narrowing happens here, once. */
function viewOf(row: FeedRow): ActivityView {
  if (row.kind !== 'action') throw new Error('Only actions have cells.')
  return row.view
}

export function StatusCell({ row }: FeedCell) {
  return (
    <span className={styles.mark} data-trace={row.kind === 'action' ? row.place : undefined}>
      <StatusMark status={viewOf(row).status} />
    </span>
  )
}

export function ActionCell({ row, flags, isDim }: FeedCell) {
  const words = useWords()
  const view = viewOf(row)
  const { status, verb, icon, isDropped } = view
  const isOnItsWay = status === 'pending' || status === 'confirmed'
  const isScam = isDim && flags.some(({ kind }) => kind !== 'dust')
  return (
    <>
      <Icon path={icon} className={styles.tile} tone={isScam ? 'scam' : isDim ? 'dust' : toneOf(view)} />
      <span className={styles.stack}>
        <span className={cx(styles.verb, isDropped && styles.struck)} data-part="verb">
          {words(isOnItsWay ? `doing.${verb as Verb}` : `did.${verb}`)}
        </span>
        <Sub view={view} />
      </span>
    </>
  )
}

function toneOf({ status, direction, verb }: ActivityView) {
  if (status === 'failed') return 'negative'
  if (status === 'bounced') return 'warning'
  if (status !== 'success') return 'pending'
  return direction === 'in' && verb === 'received' ? 'positive' : 'neutral'
}

/** Under the verb: where, which coin, which operation; else the type of the action. */
function Sub({ view: { action, kind, by, opcode, verb, amounts } }: { view: ActivityView }) {
  const { wordsOf } = useScope()
  const words = wordsOf(activityTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const isPlain = action.type === 'ton_transfer' && amounts.every(({ currency }) => currency === undefined)
  return (
    <span className={styles.sub} data-part="kind">
      {by && verb !== 'failed' ? (
        <ForeignText max={64}>
          {kind === 'stake' ? humanName(by) : words('activity.on', { name: humanName(by) })}
        </ForeignText>
      ) : opcode ? (
        <Operation view={{ action, opcode }} />
      ) : isPlain ? (
        words('activity.transferOf', { symbol })
      ) : (
        <ForeignText max={64}>{sayType(action.type, wordsOf)}</ForeignText>
      )}
    </span>
  )
}

function Operation({ view: { action, opcode } }: { view: Pick<ActivityView, 'action' | 'opcode'> }) {
  const named = action.transactions_full?.find(({ in_msg }) => in_msg?.opcode === opcode)?.in_msg?.decoded_opcode
  return (
    <>
      {named && (
        <>
          <ForeignText max={48}>{humanName(named)}</ForeignText> ·{' '}
        </>
      )}
      <span className={mono}>{opcode}</span>
    </>
  )
}

export function PartyCell({ row, context: { addressBook, isSomebodys }, isDim }: FeedCell) {
  const { direction, from, to } = viewOf(row)
  const label = (address: string | undefined) =>
    address === undefined ? (
      <None />
    ) : (
      <DrawnLabel
        address={address}
        data={addressBook[address] ?? null}
        copy={!isDim}
        classNames={{ copy: styles.copy }}
        {...(isDim && { 'data-trust': 'dim' })}
      />
    )
  if (direction) {
    return (
      <>
        <Direction data={direction} />
        {label(direction === 'in' ? from : (to ?? from))}
      </>
    )
  }
  // Nobody's view, or somebody's who is neither payer nor receiver: both are shown.
  const [first, second] = from !== undefined && to !== undefined ? [from, to] : [from ?? to, undefined]
  return (
    <>
      {label(first)}
      {second !== undefined && (
        <>
          <Icon path={icons.right} size={12} className={styles.arrow} />
          {isSomebodys ? <span className={styles.second}>{label(second)}</span> : label(second)}
        </>
      )}
    </>
  )
}

export function DetailsCell(props: FeedCell) {
  const { row, context, flags, isDim } = props
  const view = viewOf(row)
  const words = useWords()
  const { cause, comment, isEncrypted, nft, isDropped } = view
  const isTrouble = view.status === 'failed' || view.status === 'bounced'
  if (isDropped) return <span className={styles.trouble}>{words('outcome.dropped')}</span>
  if (isTrouble || (cause && !comment && !isEncrypted)) {
    return (
      <span className={styles.stack} data-part="sentence">
        {cause ? (
          <Ending cause={cause} tone={isTrouble ? view.status : 'quiet'} interfaces={interfacesOf(view, context)} />
        ) : (
          <span className={styles.trouble} data-tone={view.status}>
            {words('outcome.failedUntold')}
          </span>
        )}
      </span>
    )
  }
  if (flags.length > 0) {
    return (
      <span className={styles.flagged} data-part="flags">
        <FlagBadge flags={flags} />
        {comment && (
          <ForeignText max={400} className={styles.said} part="comment">
            {comment}
          </ForeignText>
        )}
        {isDim && (
          <Button kind="link" onClick={() => context.reveal(view.action.action_id)}>
            {words('action.revealRow')}
          </Button>
        )}
      </span>
    )
  }
  return (
    <>
      {nft && <Nft address={nft} context={context} />}
      {isEncrypted ? (
        <Locked className={styles.locked} size={14} />
      ) : (
        comment && (
          <ForeignText max={400} className={styles.comment} part="comment">
            {comment}
          </ForeignText>
        )
      )}
      {view.verb === 'swapped' && view.amounts.length > 1 ? <Swap {...props} /> : <Note view={view} />}
    </>
  )
}

const interfacesOf = ({ transaction }: ActivityView, { addressBook }: Shared) =>
  transaction && addressBook[transaction.account]?.interfaces

interface EndingProps {
  cause: Cause
  tone: string
  interfaces: ReturnType<typeof interfacesOf>
}

function Ending({ cause, tone, interfaces }: EndingProps) {
  const { sentence, code } = useCause(cause, interfaces)
  return (
    <>
      <span className={styles.trouble} data-tone={tone}>
        {sentence}
      </span>
      {code && <span className={styles.sub}>{code}</span>}
    </>
  )
}

function Nft({ address, context }: { address: string; context: Shared }) {
  const token = tokenInfoOf(address, context.metadata)
  return (
    <span className={styles.nft} data-part="nft">
      <TokenImage token={token} address={address} />
      <span className={styles.name}>
        <Link kind="nft" id={address}>
          {token?.name ? <ForeignText max={64}>{token.name}</ForeignText> : <Short ends={4}>{address}</Short>}
        </Link>
      </span>
    </span>
  )
}

function Swap({ row, context }: FeedCell) {
  const view = viewOf(row)
  const [paid, got] = [view.amounts[0], view.amounts.at(-1)]
  if (!paid || !got) return null
  return (
    <span className={styles.swap} data-part="swap">
      <Moved amount={paid} context={context} isPlain />
      <Icon path={icons.right} size={12} className={styles.arrow} />
      <Moved amount={got} context={context} isPlain />
    </span>
  )
}

const HASH = /^(?:0x)?[\da-f]{40,}$/i

/** One more thing worth knowing: a price, an order's number, why a protocol refused. */
function Note({ view: { note } }: { view: ActivityView }) {
  const words = useWords()
  if (!note) return null
  const { word, value } = note
  const text = textOf(value)
  if (text === undefined) return null
  return (
    <span className={styles.note} data-part="note" data-note={word}>
      <span className={styles.noteName}>{words(`note.${word}`)}</span>{' '}
      {word === 'price' || word === 'minBid' ? (
        <Amount data={text} />
      ) : HASH.test(text) || text.includes(':') ? (
        <span data-tip={text}>
          <Short ends={6}>{text}</Short>
        </span>
      ) : (
        <ForeignText max={200}>{word === 'reason' || word === 'result' ? humanName(text) : text}</ForeignText>
      )}
    </span>
  )
}

/** A record of a domain says by name which of its fields is filled. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return String(value.length)
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .filter(([name, one]) => name.startsWith('dns_') && typeof one === 'string' && one !== '')
    .map(([, one]) => one as string)[0]
}

export function AmountCell({ row, context }: FeedCell) {
  const { amounts, isVoid } = viewOf(row)
  return amounts.map((amount, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the amounts of one action have no other identity
    <Moved key={index} amount={amount} context={context} isVoid={isVoid} />
  ))
}

interface MovedProps {
  amount: MovedAmount
  context: Shared
  isVoid?: boolean
  /** Without sign and colour. */
  isPlain?: boolean
}

function Moved({ amount: { amount, asset, currency, direction }, context, isVoid, isPlain }: MovedProps) {
  const shown = { data: amount, ...(!isPlain && { direction }), ...(isVoid && { isVoid }) }
  if (currency === undefined && asset === null) return <Amount {...shown} />
  const token = tokenInfoOf(asset, context.metadata)
  const decimals = decimalsOf(token)
  const symbol = asset === null ? `#${currency}` : symbolOf(token, asset)
  return (
    <>
      <Amount
        {...shown}
        token={{ symbol, decimals: decimals ?? 0, ...(asset !== null && { mark: markOf(token, asset) }) }}
      />
      {decimals === undefined && (
        <span className={styles.rawUnits}>
          <RawUnits />
        </span>
      )}
    </>
  )
}

const markOf = (token: TokenInfo | undefined, asset: string): ReactNode => (
  <TokenImage token={token} address={asset} size={14} />
)
const symbolOf = (token: TokenInfo | undefined, asset: string) =>
  token?.symbol || token?.name || `${asset.slice(2, 6)}…${asset.slice(-4)}`

export function TimeHead({ context: { isAbsolute, toggleTime } }: { context: Shared }) {
  const words = useWords()
  return (
    <button
      type="button"
      className={styles.timeHead}
      aria-label={words(isAbsolute ? 'action.showAges' : 'action.showDates')}
      onClick={toggleTime}
    >
      {words(isAbsolute ? 'column.date' : 'column.age')}
      <Icon path={icons.clock} size={12} />
    </button>
  )
}

export function TimeCell({ row, context: { isAbsolute } }: FeedCell) {
  const days = useScope().once(createDays)
  const time = timeOf(viewOf(row))
  if (!isAbsolute) return <TimeAgo data={time} format="age" />
  return <time dateTime={new Date(time * 1000).toISOString()}>{days.time(time * 1000)}</time>
}

/** The head of a day: fills its whole row. */
export function DayHead({ row: { day, time, count }, span }: { row: DayRow; span: number }) {
  const { once } = useScope()
  const words = useWords()
  const days = once(createDays)
  const text = useTick((now) => {
    if (now === undefined) return days.long(time * 1000, undefined)
    if (day === days.key(now)) return words('day.today', { date: days.short(time * 1000) })
    if (day === days.key(now - 86_400_000)) return words('day.yesterday', { date: days.short(time * 1000) })
    return days.long(time * 1000, now)
  })
  return (
    <div role="rowheader" aria-colspan={span} className={styles.day} data-part="day">
      <span>{text}</span>
      {count !== undefined && <span className={styles.count}>{words.plural('day.count', count)}</span>}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
