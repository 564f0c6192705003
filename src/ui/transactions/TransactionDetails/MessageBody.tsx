'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import type { ShownMessage } from '../../../fromV2/shown.ts'
import { useDecodePost } from '../../../react/v3/utils.ts'
import { type BodyField, bodyFields, messageFields } from '../../../reading/bodyFields.ts'
import type { MovedAmount } from '../../../reading/movedAmount.ts'
import { messageAsset } from '../../../reading/value/messageAsset.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { Section } from '../../facts/Detail.tsx'
import { Facts } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { Button } from '../../parts/Button.tsx'
import styles from '../../reading/Transaction.module.css'
import { useScope } from '../../root/scope.ts'
import { ErrorState } from '../../states/ErrorState.tsx'
import { BodyFields } from '../../tokens/BodyFields.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { fieldTexts } from '../../words/en/tokens.ts'
import { bodyTexts } from '../../words/en/transactions.ts'

interface MessageBodyProps {
  data: ShownMessage
  books: TokenBooks
}

/** Whether a message has a body to render: a comment alone is a fact. */
export function hasBody(message: ShownMessage): boolean {
  const { body, decoded } = message.message_content ?? {}
  const [first, second] = messageFields(message)
  if (!first) return !decoded && !!body && !isEmpty(body)
  return second !== undefined || first.kind !== 'comment'
}

/** The body of a message that has one: its decoded fields, else its cells. */
export function MessageBody({ data, books }: MessageBodyProps) {
  const words = useScope().wordsOf(bodyTexts)
  const { body, decoded } = data.message_content ?? {}
  const fields = useMemo(() => messageFields(data), [data])
  const { jetton } = messageAsset(data, books.metadata)
  return (
    <Section title={words('body.in')}>
      {decoded || fields.length > 0 ? (
        <Decoded fields={fields} books={books} jetton={jetton} />
      ) : (
        body && <Undecoded body={body} isAskable={isAskable(data)} books={books} jetton={jetton} />
      )}
    </Section>
  )
}

/**
 * The service decodes all that it can before it answers: `null` is its last word. But an answer of v2, and an older one, names an
 * operation whose fields nobody has asked for.
 */
const isAskable = ({ message_content: content, decoded_opcode: name }: ShownMessage) =>
  content?.decoded === undefined || name != null

interface DecodedProps extends Pick<MessageBodyProps, 'books'> {
  fields: readonly BodyField[]
  /** The jettons that the message moves. */
  jetton: MovedAmount | undefined
}

/** The fields of a body. Those of a request to a wallet are for experts, and folded: what it sent is in the table of messages. */
function Decoded({ fields, books, jetton }: DecodedProps) {
  const words = useScope().wordsOf(bodyTexts)
  const isRequest = fields.some(({ message }) => message !== undefined)
  const facts = (
    <Facts>
      <BodyFields data={fields} books={books} jetton={jetton} />
    </Facts>
  )
  if (!isRequest) return facts
  return (
    <Fold title={words('body.expert')} part="fields">
      {facts}
    </Fold>
  )
}

const isEmpty = (body: string) => {
  const cell = attempt(() => parseBoc(body))
  return cell !== undefined && cell.bits === 0 && cell.refs.length === 0
}

interface UndecodedProps extends Pick<DecodedProps, 'books' | 'jetton'> {
  /** BoC, base64. */
  body: string
  /** The service may know its fields. */
  isAskable: boolean
}

/** The cells of a body; its fields by one request once a reader asks for them, where that may help. */
function Undecoded({ body, isAskable, books, jetton }: UndecodedProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(bodyTexts)
  const [isAsked, setAsked] = useState(false)
  const { data, error, isLoading, refetch } = useDecodePost(isAsked ? { bodies: [body] } : skipToken)
  const tree = data?.bodies[0]
  const fields = tree && !('error' in tree) ? bodyFields(tree) : []
  return (
    <>
      {fields.length > 0 ? (
        <Decoded fields={fields} books={books} jetton={jetton} />
      ) : (
        <p className={styles.quiet}>{words(data || !isAskable ? 'body.unknown' : 'body.undecoded')}</p>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isAskable && !data && !error && (
        <span>
          <Button onClick={() => setAsked(true)} disabled={isLoading}>
            {words('body.ask')}
          </Button>
        </span>
      )}
      <Fold title={wordsOf(fieldTexts)('body.cells')} part="cells">
        <CellTree boc={body} />
      </Fold>
    </>
  )
}
