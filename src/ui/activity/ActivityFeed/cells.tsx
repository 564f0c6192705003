'use client'
import { useTonCenter } from '../../../react/context.ts'
import { isReceipt } from '../../../reading/direction.ts'
import type { MovedAmount } from '../../../reading/movedAmount.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { isBounce } from '../../../reading/story.ts'
import type { Verb } from '../../../reading/verbs.ts'
import { Arrow } from '../../icons/Arrow.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import type { AmountProps } from '../../parts/Amount.tsx'
import { Direction } from '../../parts/Direction.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { iconOfAction } from '../../reading/iconOf.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import type { CellProps } from '../../table/List.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { humanName } from '../../text/humanName.ts'
import { mono } from '../../text/Short.tsx'
import { sayNamed } from '../../text/sayNamed.ts'
import { sayOperation } from '../../text/sayOperation.ts'
import { activityTexts } from '../../words/en/activity.ts'
import styles from './ActivityFeed.module.css'
import type { FeedContext } from './FeedContext.ts'
import { isItemReversed, reachedBy } from './itemFacts.ts'
import { Moved } from './Moved.tsx'
import type { FeedRow } from './rows.ts'
import { isPending, sayAction } from './sayAction.ts'

export type FeedCell = CellProps<FeedRow, FeedContext>

export const useWords = () => useScope().wordsOf(activityTexts)

/** Only actions have cells: narrowing happens here, once. */
export function viewOf(row: FeedRow): ActivityView {
  if (row.kind !== 'action') throw new Error('Only actions have cells.')
  return row.view
}

/** What an action was for: of a refused standard call that which it asked for, of a wallet without coins all that it did not send. */
const askedBy = (view: ActivityView): readonly ActivityView[] => view.unsent ?? [view.attempt ?? view]

/** What a cell is about. */
const aboutOf = (row: FeedRow): ActivityView => askedBy(viewOf(row))[0] ?? viewOf(row)

/** The same of all that a row represents. */
export const allOf = (row: FeedRow): readonly ActivityView[] =>
  row.kind === 'action' && row.fold ? row.fold.views.flatMap(askedBy) : askedBy(viewOf(row))

export function StatusCell({ row }: FeedCell) {
  const { place, fold } = row.kind === 'action' ? row : {}
  return (
    <span className={styles.mark} data-trace={place} data-fold={fold ? '' : undefined}>
      <StatusMark status={viewOf(row).status} />
    </span>
  )
}

export function ActionCell({ row, flags, isDim, context: { isOwned, isOfToken } }: FeedCell) {
  const { format, wordsOf } = useScope()
  const { verb, isDropped } = viewOf(row)
  const view = aboutOf(row)
  const { length: count } = allOf(row)
  // Where nobody looks on, every transfer was sent: which kind it is says more.
  const isKind = !isOwned && verb === 'sent' && !isPending(viewOf(row))
  // Most of what moves is transfers: a card has the room of their sign for names. A sign is for what is amiss there.
  const isPlain = !isOwned && !isOfToken && !isDim && viewOf(row).status === 'success'
  const isScam = isDim && flags.some(({ kind }) => kind !== 'dust')
  return (
    <>
      <Icon path={iconOfAction(view)} tone={isScam ? 'scam' : isDim ? 'dust' : toneOf(viewOf(row))} />
      <span
        className={cx(list.verb, isDropped && styles.struck)}
        data-part="verb"
        data-place="title"
        data-plain={isPlain ? isKind && count === 1 && isTransfer(view) : undefined}
      >
        {count > 1 && <span className={styles.times}>{`${format.number(count)} × `}</span>}
        {isKind ? <Kind view={view} isAlone /> : sayAction(viewOf(row), wordsOf, view)}
      </span>
      {!isKind && !isSaid(view) && (
        // A card says of a failed action alone what it was, above its parties.
        <span
          className={cx(list.small, verb !== 'failed' && styles.kind)}
          style={verb === 'failed' ? { order: 4 } : undefined}
          data-part="kind"
        >
          <Kind view={view} />
        </span>
      )}
    </>
  )
}

function toneOf(view: ActivityView) {
  const { status } = view
  if (status === 'failed') return 'negative'
  if (status === 'bounced') return 'warning'
  if (status !== 'success') return 'pending'
  return isReceipt(view) ? 'positive' : 'neutral'
}

/** Verbs that name the type of their action. */
const TYPED = new Set(['burned', 'deployed', 'minted', 'nftMinted', 'nftReceived', 'nftSent'])

/** Whether the verb has said what kind of action it is. */
const isSaid = ({ verb, by, opcode }: ActivityView) => TYPED.has(verb) && !by && (verb === 'deployed' || !opcode)

const isCoin = ({ action, amounts }: ActivityView) =>
  action.type === 'ton_transfer' && amounts.every(({ currency }) => currency === undefined)

/** Of coins or of a jetton, and no more. */
const isTransfer = (view: ActivityView) =>
  !view.by && !view.opcode && !isBounce(view.action) && (isCoin(view) || view.action.type === 'jetton_transfer')

interface KindProps {
  view: ActivityView
  /** No verb is above it: the amount names what was transferred. */
  isAlone?: boolean
}

/** What kind of action it is: where, which coin, which operation; else its type. */
function Kind({ view, isAlone }: KindProps) {
  const { action, kind, by, opcode, verb } = view
  const { wordsOf } = useScope()
  const words = wordsOf(activityTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  if (by && verb !== 'failed')
    return (
      <ForeignText max={64}>
        {kind === 'stake' ? humanName(by) : words('activity.on', { name: humanName(by) })}
      </ForeignText>
    )
  if (isBounce(action)) return words('activity.returned')
  if (opcode) return <Operation view={{ action, opcode }} />
  if (isAlone && isTransfer(view)) return words('activity.transfer')
  if (isCoin(view)) return words('activity.transferOf', { symbol })
  return <ForeignText max={64}>{sayNamed('type', action.type, wordsOf)}</ForeignText>
}

function Operation({ view: { action, opcode } }: { view: Pick<ActivityView, 'action' | 'opcode'> }) {
  const { wordsOf } = useScope()
  const called = action.transactions_full?.find(({ in_msg }) => in_msg?.opcode === opcode)?.in_msg
  const named = sayOperation(opcode, called?.decoded_opcode, wordsOf)
  // A message that deploys code has its data as the body: no opcode is in it.
  if (!named && action.type === 'contract_deploy')
    return <ForeignText max={64}>{sayNamed('type', action.type, wordsOf)}</ForeignText>
  return (
    <>
      {named && (
        <>
          <ForeignText max={48}>{named}</ForeignText> ·{' '}
        </>
      )}
      <span className={mono}>{opcode}</span>
    </>
  )
}

/** Who acted: of a mint who asked for it, not the contract that made it. */
const actorOf = ({ from, minter }: ActivityView) => minter ?? from

/** Nobody's feed has both parties in a row. */
export function PartyHead({ context: { isOwned } }: { context: FeedContext }) {
  return useWords()(isOwned ? 'column.counterparty' : 'column.parties')
}

export function PartyCell({ row, context: { addressBook, metadata, about: item, isAsking }, isDim }: FeedCell) {
  const words = useWords()
  const all = allOf(row)
  const about = aboutOf(row)
  const { direction } = about
  // What is burned reaches nobody: the contract of the token counts it, no more.
  const isBurn = !direction && about.does === 'burned'
  const actor = actorOf(about)
  const receiver = isBurn ? undefined : reachedBy(about, metadata)
  // A failed action whose receiver is its actor has one party.
  const reached = about.status === 'failed' && receiver === actor ? undefined : receiver
  const [from, to] = isItemReversed(about, item) ? [reached, actor] : [actor, reached]
  const label = (address: string | undefined) => {
    // All others at this end, where the row represents several.
    const others = new Set(
      all.map((view) => (address === actor ? actorOf(view) : (reachedBy(view, metadata) ?? view.from))),
    )
    if (others.size > 1) return <span>{words.plural('activity.accounts', others.size)}</span>
    if (address === undefined) return <None />
    // Who received a minted item is in its message alone: no answer has the name.
    const isUnnamed = about.does === 'nftMinted' && address === reached && !Object.hasOwn(addressBook, address)
    return (
      <AddressLabel
        address={address}
        data={isAsking && !isDim && isUnnamed ? undefined : (addressBook[address] ?? null)}
        menu={false}
        copy={!isDim}
        {...(isDim && { 'data-trust': 'dim' })}
      />
    )
  }
  if (direction) {
    return (
      <>
        <Direction data={direction} />
        {label(direction === 'in' ? from : (to ?? from))}
      </>
    )
  }
  // Without a viewer, or with one that is neither payer nor receiver, both are shown: the receiver below the payer.
  const [first, second] = from !== undefined && to !== undefined ? [from, to] : [from ?? to, undefined]
  return (
    <>
      {label(first)}
      {second !== undefined && (
        <span className={styles.to}>
          <Arrow />
          {label(second)}
        </span>
      )}
    </>
  )
}

const OF_SUPPLY: Partial<Record<Verb, MovedAmount['direction']>> = { minted: 'in', burned: 'out' }

/** Assets that a row has room for which represents several. */
const MOST_ASSETS = 2

export function AmountCell({ row, context }: FeedCell) {
  const words = useWords()
  const isVoid = voidOf(aboutOf(row))
  // On the page of a token its supply grows or shrinks.
  const way = context.about ? OF_SUPPLY[aboutOf(row).does] : undefined
  const all = allOf(row)
  const moved = all.length > 1 ? summed(all) : all.flatMap((view) => view.amounts)
  const amounts = way ? moved.map((amount) => ({ ...amount, direction: way })) : moved
  const shown = all.length > 1 && amounts.length > MOST_ASSETS ? amounts.slice(0, MOST_ASSETS) : amounts
  const more = amounts.length - shown.length
  return (
    <>
      {shown.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the amounts of one action have no other identity
        <Moved key={index} amount={amount} context={context} isVoid={isVoid} />
      ))}
      {more > 0 && <span className={styles.besides}>{words.plural('activity.moreAssets', more)}</span>}
    </>
  )
}

/** The amounts of several, added up by asset and way. */
function summed(all: readonly ActivityView[]): readonly MovedAmount[] {
  const sums = new Map<string, MovedAmount>()
  for (const moved of all.flatMap(({ amounts }) => amounts)) {
    const key = [moved.asset, moved.currency, moved.direction].join()
    const known = sums.get(key)
    sums.set(key, known ? { ...known, amount: String(BigInt(known.amount) + BigInt(moved.amount)) } : moved)
  }
  return [...sums.values()]
}

/** Where the amounts of an action are that are not where they were sent. */
function voidOf({ isVoid, isDropped, outcome: { money } }: ActivityView): AmountProps['isVoid'] {
  if (!isVoid) return
  if (isDropped || money?.where === 'never-left') return 'not-sent'
  return money?.where === 'returned' ? 'returned' : true
}
