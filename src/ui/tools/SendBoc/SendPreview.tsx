'use client'
import type { ReactNode } from 'react'
import type { Order } from '../../../core/values/signedMessage.ts'
import { type BodyField, bodyFields } from '../../../reading/bodyFields.ts'
import { WHOLE_BALANCE } from '../../../reading/value/forecast.ts'
import { Section } from '../../facts/Detail.tsx'
import { Facts } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Opcode } from '../../parts/Opcode.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { Filled } from '../../text/Filled.tsx'
import { BodyFields } from '../../tokens/BodyFields.tsx'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { previewTexts } from '../../words/en/tools/send.ts'
import { CheckList } from './CheckList.tsx'
import type { DecodedOrder } from './decodedOrder.ts'
import { FeeRows } from './FeeRows.tsx'
import { leadOf } from './leadOf.ts'
import type { Fate } from './lifeFacts.ts'
import { Name } from './Name.tsx'
import { SendForecast } from './SendForecast.tsx'
import styles from './SendPreview.module.css'
import type { SendPreviewModel } from './useSendPreview.ts'

interface SendPreviewProps {
  model: SendPreviewModel
  /** What was known when it was sent. The wallet waits for the message no more: its checks are folded away. */
  before: SendPreviewModel | undefined
  fate: Fate
  /** What became of it, where its seqno is used: in place of how it would fail. */
  spent?: ReactNode
  /** The title takes the focus by it. */
  titleRef: React.Ref<HTMLParagraphElement>
}

/** What a signed message would do, or what became of it: in a sentence, order by order, and the balances and checks of before. */
export function SendPreview({ model, before, fate, spent, titleRef }: SendPreviewProps) {
  const words = useScope().wordsOf(previewTexts)
  const { read, orders, checks, failure, books, isLoading, error } = model
  const isAhead = fate === 'ahead'
  /** Its end is to come: what it changes is still a forecast. */
  const isOpen = fate === 'underway' || fate === 'unsure' || fate === 'missing'
  return (
    <div className={styles.root} data-part="preview">
      {read.signed && <Headline orders={orders} books={books} fate={fate} titleRef={titleRef} />}
      <p className={styles.from}>
        {words('preview.from')}
        <DrawnLabel address={read.account} data={books.addressBook[read.account] ?? null} />
      </p>
      {orders.map((order, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: orders are alike, and never move
        <OrderBox key={index} order={order} books={books} isOnly={orders.length === 1} isVoid={VOID[fate]} />
      ))}
      {isAhead && spent}
      {isAhead && failure && !spent && (
        <Notice tone="negative" icon={icons.cross} title={words(`preview.fail.${failure}`)}>
          {words(`preview.fail.${failure}Text`)}
        </Notice>
      )}
      {isOpen && before && <SendForecast {...before} />}
      {!isAhead && before && (
        <Fold title={words('preview.before')} part="before">
          <div className={styles.root}>
            {!isOpen && <SendForecast {...before} />}
            <CheckList checks={before.checks} books={books} />
            {before.fees && <FeeRows fees={before.fees} isUnsent={before.failure === 'unsent'} />}
          </div>
        </Fold>
      )}
      {isAhead && (
        <>
          <SendForecast {...model} />
          <Section title={words('preview.checks')}>
            <CheckList checks={checks} books={books} isLoading={isLoading} />
            {error && <Notice tone="warning" icon={icons.plug} title={words('preview.lost')} />}
          </Section>
        </>
      )}
    </div>
  )
}

type IsVoid = 'not-sent' | 'returned' | true | undefined

/** How the amounts are rendered that did not arrive. */
const VOID: Partial<Readonly<Record<Fate, IsVoid>>> = { notSent: 'not-sent', returned: 'returned', failed: true }

/** Fates whose sentence has the amount and the receiver in it. */
const NAMED = { underway: 'preview.fate.manyUnderway', done: 'preview.fate.manyDone' } as const

interface HeadlineProps
  extends Pick<SendPreviewModel, 'orders' | 'books'>,
    Pick<SendPreviewProps, 'fate' | 'titleRef'> {}

/** What happened first, then what was asked for. */
function Headline({ orders, books, fate, titleRef }: HeadlineProps) {
  const words = useScope().wordsOf(previewTexts)
  const [only] = orders.length === 1 ? orders : []
  const isVoid = VOID[fate]
  const asked = only ? <Single order={only} books={books} isVoid={isVoid} /> : <Sum orders={orders} books={books} />
  const title =
    fate === 'ahead' ? (
      asked
    ) : fate === 'underway' || fate === 'done' ? (
      only ? (
        <Single order={only} books={books} text={words(`preview.fate.${fate}`)} />
      ) : (
        words(NAMED[fate])
      )
    ) : (
      words(`preview.fate.${fate}`)
    )
  const isNamed = title === asked || (only && (fate === 'underway' || fate === 'done'))
  return (
    <>
      <p className={styles.title} data-part="headline" ref={titleRef} tabIndex={-1}>
        {title}
      </p>
      {!isNamed && <p className={styles.asked}>{asked}</p>}
    </>
  )
}

interface SingleProps {
  order: DecodedOrder
  books: TokenBooks
  isVoid?: IsVoid
  /** With places for the amount and the receiver. Default: "40 GRAM to harbor.ton". */
  text?: string | undefined
}

/** The amount of the only order, or its token, and who is to have it. */
function Single({ order, books, isVoid, text }: SingleProps) {
  const words = useScope().wordsOf(previewTexts)
  const { jetton, nft, receiver, to } = order
  const isToken = receiver !== undefined && (jetton !== undefined || nft !== undefined)
  const amount =
    isToken && jetton ? (
      <MovedAsset data={jetton} books={books} isVoid={isVoid} precision="exact" />
    ) : isToken && nft ? (
      <MovedItem address={nft} books={books} isVoid={isVoid !== undefined} />
    ) : (
      <Value order={order} isVoid={isVoid} />
    )
  const name = <Name address={isToken ? receiver : to} books={books} />
  return <Filled text={text ?? words('preview.single')} parts={{ amount, to: name }} />
}

/** How many messages there are, and what they send in all. */
function Sum({ orders, books }: Pick<SendPreviewModel, 'orders' | 'books'>) {
  const words = useScope().wordsOf(previewTexts)
  const lead = leadOf(orders)
  if (!lead) return words('preview.none')
  return (
    <>
      {words.plural('preview.many', orders.length)}
      {lead.kind === 'amount' && (
        <>
          {': '}
          <MovedAsset data={lead.amount} books={books} precision="exact" />
        </>
      )}
    </>
  )
}

function Value({ order: { value, mode }, isVoid }: { order: Order; isVoid?: IsVoid }) {
  const words = useScope().wordsOf(previewTexts)
  return mode & WHOLE_BALANCE ? words('preview.rest') : <Amount data={value} precision="full" isVoid={isVoid} />
}

interface OrderBoxProps {
  order: DecodedOrder
  books: TokenBooks
  /** The sentence names what it sends and its receiver. */
  isOnly: boolean
  isVoid: IsVoid
}

/** One message: its value, its receiver, its body. */
function OrderBox({ order, books, isOnly, isVoid }: OrderBoxProps) {
  const words = useScope().wordsOf(previewTexts)
  const { to, decoded, opcode, jetton, nft, receiver } = order
  const fields = bodyFields(decoded)
  const [first] = fields
  const comment = fields.length === 1 && first?.kind === 'comment' ? first.value : undefined
  if (isOnly && !opcode && comment === undefined) return null
  const isInTitle = isOnly && receiver !== undefined
  return (
    <div className={styles.order} data-part="order">
      {!isOnly && (
        <p className={styles.from}>
          <Value order={order} isVoid={isVoid} />
          <Icon path={icons.right} size={12} />
          <Name address={to} books={books} />
        </p>
      )}
      {isInTitle && (jetton || nft) && (
        <p className={styles.from}>
          <span>
            <Filled text={words('preview.attached')} parts={{ amount: <Value order={order} isVoid={isVoid} /> }} />
          </span>
        </p>
      )}
      {jetton && !isInTitle && <MovedAsset data={jetton} books={books} isVoid={isVoid} />}
      {nft && !isInTitle && <MovedItem address={nft} books={books} isVoid={isVoid !== undefined} />}
      {comment !== undefined ? (
        <CommentBubble data={comment} />
      ) : isInTitle ? (
        <Fold title={words('preview.body')} part="body">
          <Body order={order} fields={fields} books={books} />
        </Fold>
      ) : (
        <Body order={order} fields={fields} books={books} />
      )}
    </div>
  )
}

interface BodyProps {
  order: DecodedOrder
  fields: readonly BodyField[]
  books: TokenBooks
}

const Body = ({ order: { opcode, jetton }, fields, books }: BodyProps) =>
  opcode && (
    <>
      <Opcode data={opcode} />
      <Facts>
        <BodyFields data={fields} books={books} jetton={jetton} />
      </Facts>
    </>
  )
