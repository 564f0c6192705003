'use client'
import { skipToken } from '@tanstack/react-query'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { useTransactions } from '../../../react/v3/blockchain.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import type { MessageEnd } from '../../reading/MessageTable.tsx'
import { readingOf } from '../../reading/readingOf.ts'
import { useOneTrace } from '../../reading/useOneTrace.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'

/** The transactions beside one: in its trace, and in the history of its account. */
export interface Adjacent {
  /** Its trace; absent while that is not known. */
  readonly reading: TraceReading | undefined
  /** The transactions that received messages, by the hash of the message. */
  readonly receivers: ReadonlyMap<string, MessageEnd>
  /** The transaction that sent its message. */
  readonly sender: MessageEnd | undefined
  /** Hash of the transaction of its account before it; absent for the first one. */
  readonly previous: string | undefined
  /** Hash of the one after it; absent for the last one, and while it is not known. */
  readonly next: string | undefined
  /** What the trace brought along: names of accounts, tokens. */
  readonly books: TokenBooks
}

/** The account has no transaction before it. */
const NONE = /^A*=*$/

/** Costs two requests, one of which all that show the trace share; absent and free unless it `isAsked`. */
export function useAdjacent(transaction: ShownTransaction | undefined, isAsked: boolean): Adjacent | undefined {
  const asked = isAsked ? transaction : undefined
  const { data: trace, books } = useOneTrace({ transactionHash: asked?.hash })
  const later = useTransactions(
    asked && /^\d+$/.test(asked.lt)
      ? { account: [asked.account], start_lt: String(BigInt(asked.lt) + 1n), sort: 'asc', limit: 1 }
      : skipToken,
  )
  if (!asked) return
  const reading = trace && readingOf(trace, { metadata: books.metadata })
  const { prev_trans_hash: previous } = asked
  return {
    reading,
    ...endsIn(reading, asked.hash),
    previous: previous && !NONE.test(previous) ? previous : undefined,
    next: later.data?.transactions[0]?.hash,
    books,
  }
}

const NO_ENDS: Pick<Adjacent, 'receivers' | 'sender'> = { receivers: new Map(), sender: undefined }

function endsIn(reading: TraceReading | undefined, hash: string): Pick<Adjacent, 'receivers' | 'sender'> {
  if (!reading) return NO_ENDS
  const { steps } = reading
  const endOf = (place: number | undefined): MessageEnd | undefined => {
    const { transaction, index = 0 } = (place !== undefined && steps[place]) || {}
    return transaction && { hash: transaction.hash, step: index + 1 }
  }
  const own = steps.find(({ transaction }) => transaction?.hash === hash)
  const received = (own?.children ?? []).flatMap((place) => {
    const message = steps[place]?.message?.hash
    const end = endOf(place)
    return message && end ? [[message, end] as const] : []
  })
  return { receivers: new Map(received), sender: endOf(own?.parent) }
}
