'use client'
import { Locked } from '../parts/Locked.tsx'
import { readPayload } from '../reading/payload.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import styles from './tokens.module.css'

/** What was said with a transfer: two lines at most, in plain text; a lock where it is encrypted. */
export function Said({ payload }: { payload: Record<string, unknown> | null | undefined }) {
  const { comment, isEncrypted } = readPayload(payload)
  if (isEncrypted) return <Locked className={styles.locked} />
  if (!comment) return null
  return (
    <ForeignText max={400} className={styles.comment} part="comment">
      {comment}
    </ForeignText>
  )
}
