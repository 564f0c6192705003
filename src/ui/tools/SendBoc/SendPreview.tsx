'use client'
import type { Order } from '../../../core/values/signedMessage.ts'
import { bodyFields } from '../../../reading/bodyFields.ts'
import { messageAsset } from '../../../reading/value/messageAsset.ts'
import { Section } from '../../facts/Detail.tsx'
import { Facts } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Opcode } from '../../parts/Opcode.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { Skeleton } from '../../states/Skeleton.tsx'
import { Filled } from '../../text/Filled.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { BodyFields } from '../../tokens/BodyFields.tsx'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { previewTexts } from '../../words/en/send.ts'
import { type Check, WHOLE_BALANCE } from './checks.ts'
import { FeeRows } from './FeeRows.tsx'
import styles from './SendPreview.module.css'
import type { DecodedOrder, SendPreviewModel, SentBefore } from './useSendPreview.ts'

interface SendPreviewProps {
  model: SendPreviewModel
  /** What was known when it was sent. The wallet waits for the message no more: its checks are folded away. */
  before: SentBefore | undefined
}

/** What a signed message would do, in a sentence and order by order, and the checks. Renders a `<div>`. */
export function SendPreview({ model, before }: SendPreviewProps) {
  const words = useScope().wordsOf(previewTexts)
  const { read, orders, checks, failure, books, isLoading, error } = model
  const [only] = orders
  const title =
    orders.length === 1 && only ? (
      <Filled
        text={words('preview.single')}
        parts={{ amount: <Value order={only} />, to: <Name address={only.to} books={books} /> }}
      />
    ) : orders.length > 0 ? (
      words.plural('preview.many', orders.length)
    ) : (
      words('preview.none')
    )
  return (
    <div className={styles.root} data-part="preview">
      {read.signed && <p className={styles.title}>{title}</p>}
      <p className={styles.from}>
        {words('preview.from')}
        <DrawnLabel address={read.account} data={books.addressBook[read.account] ?? null} />
      </p>
      {orders.map((order, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: orders are alike, and never move
        <OrderBox key={index} order={order} books={books} isOnly={orders.length === 1} />
      ))}
      {!before && failure && (
        <Notice tone="negative" icon={icons.cross} title={words(`preview.fail.${failure}`)}>
          {words(`preview.fail.${failure}Text`)}
        </Notice>
      )}
      {before && (
        <Fold title={words('preview.before')} part="before">
          <div className={styles.root}>
            <Checks checks={before.checks} books={books} />
            {before.fees && <FeeRows fees={before.fees} isUnsent={before.isUnsent} />}
          </div>
        </Fold>
      )}
      {!before && (
        <Section title={words('preview.checks')}>
          <Checks checks={checks} books={books} isLoading={isLoading} />
          {error && <Notice tone="warning" icon={icons.plug} title={words('preview.lost')} />}
        </Section>
      )}
    </div>
  )
}

const Name = ({ address, books }: { address: string; books: TokenBooks }) => (
  <span className={styles.name}>
    <DrawnLabel address={address} data={books.addressBook[address] ?? null} seal={false} />
  </span>
)

function Value({ order: { value, mode } }: { order: Order }) {
  const words = useScope().wordsOf(previewTexts)
  return mode & WHOLE_BALANCE ? words('preview.rest') : <Amount data={value} precision="full" />
}

interface OrderBoxProps {
  order: DecodedOrder
  books: TokenBooks
  /** The sentence names its value and its receiver. */
  isOnly: boolean
}

/** One message: its value, its receiver, its body. */
function OrderBox({ order, books, isOnly }: OrderBoxProps) {
  const { to, body, decoded, opcode } = order
  const { jetton, nft } = messageAsset(
    { opcode: opcode ?? null, source: null, destination: to, message_content: { body: body ?? null } },
    books.metadata,
  )
  const fields = bodyFields(decoded)
  const [first] = fields
  const comment = fields.length === 1 && first?.kind === 'comment' ? first.value : undefined
  if (isOnly && !opcode && comment === undefined) return null
  return (
    <div className={styles.order} data-part="order">
      {!isOnly && (
        <p className={styles.from}>
          <Value order={order} />
          <Icon path={icons.right} size={12} />
          <Name address={to} books={books} />
        </p>
      )}
      {jetton && <MovedAsset data={jetton} books={books} />}
      {nft && <MovedItem address={nft} books={books} />}
      {comment !== undefined ? (
        <CommentBubble data={comment} />
      ) : (
        opcode && (
          <>
            <Opcode data={opcode} />
            <Facts>
              <BodyFields data={fields} books={books} jetton={jetton} />
            </Facts>
          </>
        )
      )}
    </div>
  )
}

interface ChecksProps {
  checks: readonly Check[]
  books: TokenBooks
  /** More are to follow. */
  isLoading?: boolean
}

const Checks = ({ checks, books, isLoading = false }: ChecksProps) => (
  <ul className={styles.checks} data-part="checks">
    {checks.map((check) => (
      <CheckLine key={`${check.is} ${check.account}`} check={check} books={books} />
    ))}
    {isLoading && (
      <li>
        <Skeleton width="64%" line={24} />
      </li>
    )}
  </ul>
)

const ICONS = { good: icons.check, warning: icons.warn, bad: icons.cross } as const

function CheckLine({ check: { state, is, values, account }, books }: { check: Check; books: TokenBooks }) {
  const { wordsOf, once } = useScope()
  const words = wordsOf(previewTexts)
  const parts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? (
        <Amount key={name} data={value} />
      ) : name === 'time' ? (
        once(createTimes).length(Number(value))
      ) : (
        value
      ),
    ]),
  )
  return (
    <li className={styles.check} data-state={state}>
      <Icon path={ICONS[state]} className={styles.mark} />
      <span>
        <Spoken>{`${words(`preview.state.${state}`)} `}</Spoken>
        <strong className={styles.statement}>
          <Filled
            text={words(`preview.check.${is}`)}
            parts={{ name: account && <Name address={account} books={books} /> }}
          />
        </strong>{' '}
        <Filled text={words(`preview.check.${is}Text`)} parts={parts} />
      </span>
    </li>
  )
}
