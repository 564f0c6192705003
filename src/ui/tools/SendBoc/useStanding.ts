'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ReadExternal, readSigned } from '../../../core/values/signedMessage.ts'
import type { MessageStatus } from '../../../query/messageStatus.ts'
import { bocOf, type MessageReference } from '../../../react/useMessageHash.ts'
import { useMessageStatus } from '../../../react/useMessageStatus.ts'
import { useTransactions } from '../../../react/v3/blockchain.ts'
import { type SeqnoUse, seqnoUse } from '../../../reading/value/seqnoUse.ts'
import { isNothingSent, type LifeFacts, type Sending } from './lifeFacts.ts'

/** How many of the wallet's newest transactions are looked through. */
const LOOKED_THROUGH = 20
const LOOK_MS = 10_000

/** Which message the wallet has taken with the seqno of `read`. One request, again every ten seconds until it is known. */
function useSeqnoUse(read: ReadExternal | undefined): SeqnoUse | undefined {
  const found = (rows: Parameters<typeof seqnoUse>[1] | undefined) => read && rows && seqnoUse(read, rows)
  const { data } = useTransactions(read?.signed ? { account: read.account, limit: LOOKED_THROUGH } : skipToken, {
    refetchInterval: ({ state }) => (found(state.data?.transactions) ? false : LOOK_MS),
  })
  return useMemo(() => read && data && seqnoUse(read, data.transactions), [read, data])
}

/** Looks have found nothing for a while: another message may have its seqno. */
const isMissing = (data: MessageStatus | undefined) =>
  data?.status === 'not-found' || (data?.status === 'sent' && data.head !== undefined)

export interface Standing extends LifeFacts {
  readonly isAhead: boolean
  /** Nothing of it was sent on. */
  readonly isStopped: boolean
  readonly error: Error | null
}

/**
 * How far a message is. Sends requests as `useMessageStatus` does; not for one that is ahead or was refused. Where the wallet is past its seqno,
 * or the message stays missing, it looks up which message the wallet took with that seqno: a message that was taken before is followed.
 * @param isSpent the wallet is past the seqno of a message that is ahead
 */
export function useStanding(
  message: MessageReference,
  sending: Sending | 'ahead' | undefined,
  isSpent = false,
): Standing {
  const boc = bocOf(message)
  const read = useMemo(() => (boc === undefined ? undefined : readSigned(boc)), [boc])
  const isBlank = message === undefined || message === ''
  const wasAhead = sending === 'ahead' || isBlank
  const early = useSeqnoUse((wasAhead && isSpent) || sending === 'refused' ? read : undefined)
  const isTaken = early?.by === 'itself'
  const isFollowed = isTaken || !(wasAhead || isNothingSent(sending))
  const { data: status, error } = useMessageStatus(isFollowed ? message : undefined)
  const late = useSeqnoUse(isMissing(status) ? read : undefined)
  const facts = { read, status, use: early ?? late, sending: isTaken || sending === 'ahead' ? undefined : sending }
  return { ...facts, error, isAhead: wasAhead && !isTaken, isStopped: isNothingSent(facts.sending) }
}
