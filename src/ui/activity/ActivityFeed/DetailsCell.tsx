'use client'
import { toDecimal } from '../../../core/values/amount.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Cause } from '../../../reading/outcome.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { returnedOf } from '../../../reading/returned.ts'
import { Arrow } from '../../icons/Arrow.tsx'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import { CommentLine } from '../../parts/CommentLine.tsx'
import { Link } from '../../parts/Link.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import foreign from '../../text/ForeignText.module.css'
import { ForeignText } from '../../text/ForeignText.tsx'
import { humanName } from '../../text/humanName.ts'
import { Short } from '../../text/Short.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { useCause } from '../../transactions/TransactionList/useCause.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { activityTexts } from '../../words/en/activity.ts'
import styles from './ActivityFeed.module.css'
import { type FeedCell, useWords, viewOf } from './cells.tsx'
import type { FeedContext } from './FeedContext.ts'
import { Moved } from './Moved.tsx'

export function DetailsCell(props: FeedCell) {
  const { row, context, flags, isDim } = props
  const view = viewOf(row)
  const words = useWords()
  const { cause, comment, isEncrypted, nft, isDropped } = view
  const isTrouble = view.status === 'failed' || view.status === 'bounced'
  if (isDropped)
    return (
      <span className={cx(list.detail, styles.trouble)} data-tone="failed">
        {words('outcome.dropped')}
      </span>
    )
  if (isTrouble || (cause && !comment && !isEncrypted)) {
    return (
      <span className={styles.sentence} data-part="sentence">
        {cause ? (
          <Ending cause={cause} tone={isTrouble ? view.status : 'quiet'} view={view} context={context} />
        ) : (
          <span className={cx(list.detail, styles.trouble)} data-tone={view.status}>
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
      {nft && <Nft address={nft} context={context} />}
      <CommentLine comment={comment} isEncrypted={isEncrypted} look="large" />
      {view.verb === 'swapped' && view.amounts.length > 1 ? <Swap {...props} /> : <Note view={view} />}
    </>
  )
}

const interfacesOf = ({ transaction }: ActivityView, { addressBook }: FeedContext) =>
  transaction && addressBook[transaction.account]?.interfaces

interface EndingProps {
  cause: Cause
  tone: string
  view: ActivityView
  context: FeedContext
}

/** The reason of its end, and the returned amount; the code where the reason is unknown. */
function Ending({ cause, tone, view, context }: EndingProps) {
  const { sentence, code } = useCause(cause, interfacesOf(view, context))
  const returned = useReturned(tone === 'quiet' ? undefined : view.transaction)
  return (
    <>
      <span className={cx(list.detail, styles.trouble)} data-tone={tone}>
        {sentence}
      </span>
      {(returned ?? code) && <span className={cx(list.small, styles.rest)}>{returned ?? code}</span>}
    </>
  )
}

/** Decimal places of an amount that is said in a sentence. */
const SAID_DIGITS = 4

function useReturned(transaction: ActivityView['transaction']): string | undefined {
  const { wordsOf, format } = useScope()
  const { symbol, decimals } = useTonCenter().settings.nativeCurrency
  const returned = transaction && returnedOf(transaction)
  if (!returned) return
  const coins = (amount: bigint) => {
    const { whole, fraction } = format.amount(toDecimal(amount, decimals), SAID_DIGITS)
    return whole + fraction
  }
  const { back, value } = returned
  return wordsOf(activityTexts)('outcome.returned', { amount: coins(back), value: coins(value), symbol })
}

function Nft({ address, context }: { address: string; context: FeedContext }) {
  const token = tokenInfoOf(address, context.metadata)
  return (
    <span className={styles.nft} data-part="nft">
      <TokenImage token={token} address={address} />
      <span className={cx(tokenStyles.long, foreign.cut)}>
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
      <Arrow />
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
