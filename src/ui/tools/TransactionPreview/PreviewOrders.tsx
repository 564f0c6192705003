'use client'
import type { ActivityView } from '../../../reading/readAction.ts'
import { Icon } from '../../icons/Icon.tsx'
import { right } from '../../icons/paths.ts'
import { Opcode } from '../../parts/Opcode.tsx'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { Name } from '../SendBoc/Name.tsx'
import send from '../SendBoc/SendPreview.module.css'

interface PreviewOrdersProps {
  asked: readonly ActivityView[]
  books: TokenBooks
}

/** Whether the sentence above says all of a message. */
const isSaid = ({ comment, does }: ActivityView) => comment === undefined && (does === 'sent' || does === 'nftSent')

/** The messages of a request, each with amount, recipient, comment or operation. Of one alone what the sentence above does not say. */
export function PreviewOrders({ asked, books }: PreviewOrdersProps) {
  const [only, ...more] = asked
  if (!only || (more.length === 0 && isSaid(only))) return null
  return (
    <ul className={send.checks} data-part="orders">
      {asked.map((view, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are alike, and never move
        <OrderLine key={place} view={view} books={books} isOnly={more.length === 0} />
      ))}
    </ul>
  )
}

interface OrderLineProps {
  view: ActivityView
  books: TokenBooks
  /** The sentence above has its amount and its recipient. */
  isOnly: boolean
}

function OrderLine({ view, books, isOnly }: OrderLineProps) {
  const { amounts, nft, to, comment, does, opcode } = view
  const [amount] = isOnly ? [] : amounts
  return (
    <li className={send.from}>
      {nft && !isOnly ? (
        <MovedItem address={nft} books={books} />
      ) : (
        amount && <MovedAsset data={amount} books={books} />
      )}
      {to && !isOnly && (
        <>
          <Icon path={right} size={12} />
          <Name address={to} books={books} />
        </>
      )}
      {does === 'called' && opcode && <Opcode data={opcode} />}
      {comment && <CommentBubble data={comment} />}
    </li>
  )
}
