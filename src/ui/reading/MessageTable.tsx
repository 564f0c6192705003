'use client'
import type { ShownMessage } from '../../fromV2/shown.ts'
import { directionOf } from '../../reading/direction.ts'
import { readMessage } from '../../reading/readMessage.ts'
import type { SalePart } from '../../reading/salePart.ts'
import { messageAsset } from '../../reading/value/messageAsset.ts'
import detail from '../facts/Detail.module.css'
import { Arrow } from '../icons/Arrow.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Amount } from '../parts/Amount.tsx'
import { CommentLine } from '../parts/CommentLine.tsx'
import { Direction } from '../parts/Direction.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { mono } from '../text/Short.tsx'
import { sayOperation } from '../text/sayOperation.ts'
import { MovedAsset, MovedItem } from '../tokens/MovedAsset.tsx'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import { detailTexts } from '../words/en/reading/details.ts'
import { transactionTexts } from '../words/en/transactions.ts'
import { requestName } from './outsideName.ts'
import styles from './Transaction.module.css'

/** Messages that a row opens to: a transaction may send 255, a trace thousands. */
const MOST_MESSAGES = 40

/** A transaction at the other end of a message. */
export interface MessageEnd {
  readonly hash: string
  /** Its number in the trace, from 1; absent where only a part of the trace is known. */
  readonly step?: number
}

interface MessageTableProps extends TokenBookProps {
  data: readonly ShownMessage[]
  /** Raw: whose messages these are. */
  account: string
  /** The transactions that received messages, by the hash of the message: so far as they are known. */
  receivers?: ReadonlyMap<string, MessageEnd> | undefined
  /** What payments of a sale were for, by the hash of the message. */
  parts?: ReadonlyMap<string, SalePart> | undefined
  /** The transaction that sent the first message, which the account received. */
  sender?: MessageEnd | undefined
}

/**
 * The messages of a transaction or an action, each with direction, type, sender or recipient, subject and amount. One between two other
 * accounts has both and no direction. Renders a `<table>`.
 * A table by hand: no other has its columns, and its rows are components with hooks of their own.
 */
export function MessageTable({ data, account, receivers, parts, sender, ...given }: MessageTableProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(detailTexts)
  const books = useTokenBooks(undefined, given)
  return (
    <>
      <table className={styles.messages} data-part="messages">
        <thead>
          <tr>
            <th scope="col">{words('message.column.type')}</th>
            <th scope="col">{words('message.column.party')}</th>
            <th scope="col">{words('message.column.operation')}</th>
            <th scope="col" className={styles.end}>
              {words('message.column.value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.slice(0, MOST_MESSAGES).map((message, index) => (
            <MessageRow
              // biome-ignore lint/suspicious/noArrayIndexKey: what was sent twice has one hash and two rows, and rows never move
              key={`${index} ${message.hash}`}
              message={message}
              account={account}
              books={books}
              receiver={receivers?.get(message.hash ?? '')}
              part={parts?.get(message.hash ?? '')}
              sender={index === 0 ? sender : undefined}
            />
          ))}
        </tbody>
      </table>
      {data.length > MOST_MESSAGES && (
        <p className={styles.quiet}>{words.plural('detail.messagesMore', data.length - MOST_MESSAGES)}</p>
      )}
    </>
  )
}

interface MessageRowProps extends Pick<MessageTableProps, 'account'> {
  books: TokenBooks
  message: ShownMessage
  /** The transaction that received it. */
  receiver: MessageEnd | undefined
  /** Of a price. */
  part: SalePart | undefined
  /** The transaction that sent it. */
  sender: MessageEnd | undefined
}

function MessageRow({ message, account, books, receiver, part, sender }: MessageRowProps) {
  const { wordsOf, renderLink, format } = useScope()
  const words = wordsOf(detailTexts)
  const { type, opcode, name, comment, isEncrypted } = readMessage(message)
  const operation = sayOperation(opcode, name, wordsOf)
  const { source, destination, value } = message
  const direction = directionOf(account, source, destination) ?? (source && destination ? undefined : 'in')
  const end = sender ?? receiver
  const { hash = message.in_msg_tx_hash, step } = end ?? {}
  const { jetton, nft } = messageAsset(message, books.metadata)
  const party = direction === 'in' ? source : destination
  const request = requestName(message, true, books.addressBook, wordsOf)
  return (
    <tr data-direction={direction} data-type={type}>
      <td>
        {direction && <Direction data={direction} />}{' '}
        {hash ? (
          <span
            className={cx(renderLink && detail.link)}
            data-tip={words(sender ? 'message.sentBy' : 'message.receivedBy')}
          >
            <Link kind="transaction" id={hash}>
              {step !== undefined
                ? words(sender ? 'message.fromStep' : 'message.toStep', { step: format.number(step) })
                : words(`message.${type}`)}
            </Link>
          </span>
        ) : (
          words(`message.${type}`)
        )}
      </td>
      <td>
        {direction === undefined ? (
          <span className={styles.parties}>
            <DrawnLabel address={source ?? ''} data={books.addressBook[source ?? ''] ?? null} />
            <Arrow />
            <DrawnLabel address={destination ?? ''} data={books.addressBook[destination ?? ''] ?? null} />
          </span>
        ) : party ? (
          <DrawnLabel address={party} data={books.addressBook[party] ?? null} />
        ) : (
          <span className={styles.quiet}>{wordsOf(transactionTexts)('address.outside')}</span>
        )}
      </td>
      <td>
        {request !== undefined ? (
          request
        ) : part ? (
          words(`message.${part}`)
        ) : isEncrypted || comment ? (
          <CommentLine comment={comment} isEncrypted={isEncrypted} look="plain" />
        ) : (
          <>
            {opcode && <span className={cx(mono, operation && styles.opcode)}>{opcode}</span>}{' '}
            {operation && (
              <ForeignText max={64} className={styles.quiet}>
                {operation}
              </ForeignText>
            )}
          </>
        )}
      </td>
      <td className={styles.end}>
        {value !== null && <Amount data={value} />}
        {(jetton || nft) && (
          <span className={styles.asset}>
            {jetton ? (
              <MovedAsset data={jetton} books={books} />
            ) : (
              nft && <MovedItem address={nft} books={books} size={16} />
            )}
          </span>
        )}
      </td>
    </tr>
  )
}
