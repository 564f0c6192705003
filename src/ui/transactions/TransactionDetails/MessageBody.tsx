'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { attempt } from '../../../core/attempt.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import type { ShownMessage } from '../../../fromV2/shown.ts'
import { useDecodePost } from '../../../react/v3/utils.ts'
import { bodyFields } from '../../../reading/bodyFields.ts'
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
import { bodyTexts } from '../../words/en/details.ts'
import { fieldTexts } from '../../words/en/fields.ts'

interface MessageBodyProps {
  data: ShownMessage
  books: TokenBooks
}

/**
 * The body of a message: its decoded fields, else its cells and a button that asks for the fields. Draws nothing for a comment
 * alone.
 */
export function MessageBody({ data, books }: MessageBodyProps) {
  const words = useScope().wordsOf(bodyTexts)
  const { body, decoded } = data.message_content ?? {}
  const fields = useMemo(() => bodyFields(decoded), [decoded])
  const { jetton } = messageAsset(data, books.metadata)
  const [first] = fields
  if (decoded && (!first || (fields.length === 1 && first.kind === 'comment'))) return null
  if (!decoded && (!body || isEmpty(body))) return null
  return (
    <Section title={words('body.in')}>
      {decoded ? (
        <Facts>
          <BodyFields data={fields} books={books} jetton={jetton} />
        </Facts>
      ) : (
        body && <Undecoded body={body} books={books} jetton={jetton} />
      )}
    </Section>
  )
}

const isEmpty = (body: string) => {
  const cell = attempt(() => parseBoc(body))
  return cell !== undefined && cell.bits === 0 && cell.refs.length === 0
}

interface UndecodedProps extends Pick<MessageBodyProps, 'books'> {
  /** BoC, base64. */
  body: string
  /** The jettons that the message moves. */
  jetton: MovedAmount | undefined
}

/** The cells of a body, and its fields by one request once a reader asks for them. */
function Undecoded({ body, books, jetton }: UndecodedProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(bodyTexts)
  const [isAsked, setAsked] = useState(false)
  const { data, error, isLoading, refetch } = useDecodePost(isAsked ? { bodies: [body] } : skipToken)
  const tree = data?.bodies[0]
  const fields = tree && !('error' in tree) ? bodyFields(tree) : []
  return (
    <>
      {fields.length > 0 ? (
        <Facts>
          <BodyFields data={fields} books={books} jetton={jetton} />
        </Facts>
      ) : (
        <p className={styles.quiet}>{words(data ? 'body.unknown' : 'body.undecoded')}</p>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
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
