import type { ReadExternal } from '../../../core/values/signedMessage.ts'
import { isEnded, type MessageStatus } from '../../../query/messageStatus.ts'
import type { SeqnoUse } from '../../../reading/value/seqnoUse.ts'
import type { Sending } from './sendingOf.ts'

export type { Sending }

/** What is known of a message that was sent, or of one that the wallet took before. */
export interface LifeFacts {
  /** Absent for a hash. */
  readonly read: ReadExternal | undefined
  readonly status: MessageStatus | undefined
  /** Which message the wallet took with its seqno; absent where that is not asked, or not known. */
  readonly use: SeqnoUse | undefined
  /** Why the sending failed. */
  readonly sending: Sending | undefined
}

export const isNothingSent = (sending: Sending | 'ahead' | undefined): boolean =>
  sending === 'refused' || sending === 'notTaken'

/** The wallet took another message with its seqno: it can take this one never again. */
export const isReplaced = ({ use, status }: Pick<LifeFacts, 'use' | 'status'>): boolean =>
  use?.by === 'other' && (status === undefined || status.status === 'sent' || status.status === 'not-found')

/** What became of a message: decides its headline, and how its amounts are rendered. */
export type Fate =
  | 'ahead'
  | 'underway'
  | 'unsure'
  | 'missing'
  | 'notSent'
  | 'done'
  | 'returned'
  | 'failed'
  | 'partly'
  | 'unknown'

/** What became of a message that was sent. */
export function fateOf({ status, sending, use }: Omit<LifeFacts, 'read'>): Fate {
  if (isNothingSent(sending) || status?.status === 'failed' || status?.status === 'expired') return 'notSent'
  if (isReplaced({ use, status })) return 'notSent'
  if (status?.status === 'not-found') return 'missing'
  if (!isEnded(status)) return sending === 'unsure' && (!status || status.status === 'sent') ? 'unsure' : 'underway'
  const { status: ended, money } = status?.outcome ?? {}
  if (ended === 'failed') return money?.where === 'returned' ? 'returned' : 'failed'
  return ended === 'succeeded' ? 'done' : ended === 'partly' ? 'partly' : 'unknown'
}
