'use client'
import { rawForm, tryParseAddress } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import { isAccount } from '../../../reading/direction.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { Arrow } from '../../icons/Arrow.tsx'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { Link } from '../../parts/Link.tsx'
import { useNaming } from '../../reading/accountName.ts'
import { sayEnding, sayMoney } from '../../reading/sayEnding.ts'
import { noteText } from '../../reading/sentence.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import foreign from '../../text/ForeignText.module.css'
import { ForeignText } from '../../text/ForeignText.tsx'
import { humanName } from '../../text/humanName.ts'
import { namelessItem } from '../../text/namelessItem.ts'
import { Short } from '../../text/Short.tsx'
import { nameOfItem } from '../../tokens/tokenInfo.ts'
import tokenStyles from '../../tokens/tokens.module.css'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import styles from './ActivityFeed.module.css'
import { allOf, type FeedCell, useWords, viewOf } from './cells.tsx'
import type { FeedContext } from './FeedContext.ts'
import { Moved } from './Moved.tsx'

export function DetailsCell(props: FeedCell) {
  const { row, context, flags, isDim } = props
  const view = viewOf(row)
  const words = useWords()
  const { status, outcome, comment, isEncrypted, nft } = view
  const all = allOf(row)
  const isTrouble = status === 'failed' || status === 'bounced'
  const isQuiet = all.length === 1 && status === 'success' && outcome.reason !== undefined && !comment && !isEncrypted
  if (isTrouble || isQuiet)
    return <Ending tone={isTrouble ? status : 'quiet'} view={view} context={context} isOne={all.length === 1} />
  // What they say is their own: each of them has it below.
  if (all.length > 1) return null
  if (flags.length > 0) {
    return (
      <span className={styles.flagged} data-part="flags">
        <FlagBadge flags={flags} />
        <CommentLine comment={comment} look="plain" className={styles.said} />
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
      {nft && !isAccount(nft, context.about) && <Nft address={nft} context={context} />}
      <CommentLine comment={comment} isEncrypted={isEncrypted} look="large" />
      {view.verb === 'swapped' && view.amounts.length > 1 ? (
        <Swap {...props} />
      ) : (
        <Note view={view} context={context} />
      )}
    </>
  )
}

interface EndingProps {
  tone: string
  view: ActivityView
  context: FeedContext
  /** The row represents itself alone: it says where its money is. */
  isOne: boolean
}

/** Why it did not happen, and where the money is; the code where that is not known. */
function Ending({ tone, view, context, isOne }: EndingProps) {
  const { outcome } = view
  const { wordsOf, format } = useScope()
  const { settings } = useTonCenter()
  const naming = useNaming()
  const { addressBook, metadata, tokenFlags: flagsOf } = context
  const { at, money, coins } = outcome
  const said = sayEnding(outcome, wordsOf, at && addressBook[at.account]?.interfaces)
  if (!said) return null
  const books = { addressBook, metadata, flagsOf, wordsOf, format, currency: settings.nativeCurrency, ...naming }
  const places = tone === 'quiet' || !isOne ? [] : [money, coins].filter((one) => one !== undefined)
  const rest = places.map((one) => sayMoney(one, books)).join(' ') || said.code
  return (
    <span className={styles.sentence} data-part="sentence">
      <span className={cx(list.detail, styles.trouble)} data-tone={tone}>
        {said.sentence}
      </span>
      {isOne && hasPrice(view) && <Note view={view} context={context} />}
      {rest && <span className={cx(list.small, styles.rest)}>{rest}</span>}
    </span>
  )
}

function Nft({ address, context }: { address: string; context: FeedContext }) {
  const token = tokenInfoOf(address, context.metadata)
  const name = nameOfItem(token)
  return (
    <span className={styles.nft} data-part="nft">
      <TokenImage
        token={token && name ? { ...token, name } : token}
        address={address}
        flags={context.tokenFlags(token, address)}
      />
      <span className={cx(tokenStyles.long, foreign.cut)}>
        <Link kind="nft" id={address}>
          <ForeignText max={64}>{name ?? namelessItem(address)}</ForeignText>
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
      <Arrow />
      <Moved amount={got} context={context} isPlain />
    </span>
  )
}

/** What it would have cost is worth knowing of what failed, too. */
const hasPrice = ({ note }: ActivityView) => note?.word === 'price' || note?.word === 'minBid'

const HASH = /^(?:0x)?[\da-f]{40,}$/i

/** One more thing worth knowing: a price, an order's number, why a protocol refused. */
function Note({ view, context: { addressBook } }: { view: ActivityView; context: FeedContext }) {
  const words = useWords()
  const { note } = view
  if (!note) return null
  const { word, value } = note
  const text = noteText(value)
  if (text === undefined) return null
  const account = tryParseAddress(text) ? rawForm(text) : undefined
  return (
    <span className={styles.note} data-part="note" data-note={word}>
      <span className={styles.noteName}>{words(`note.${word}`)}</span>{' '}
      {hasPrice(view) ? (
        <Amount data={text} />
      ) : account !== undefined ? (
        <DrawnLabel address={account} data={addressBook[account] ?? null} seal={false} />
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
