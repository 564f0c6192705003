'use client'
import { commentTexts } from '../CommentBubble/texts.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { readPayload } from './payload.ts'
import styles from './tokens.module.css'

/** What was said with a transfer: two lines at most, in plain text; a lock where it is encrypted. */
export function Said({ payload }: { payload: Record<string, unknown> | null | undefined }) {
  const words = useScope().wordsOf(commentTexts)
  const { comment, isEncrypted } = readPayload(payload)
  if (isEncrypted) {
    return (
      <span className={styles.locked} data-part="comment">
        <Icon path={icons.lock} size={12} />
        {words('comment.encrypted')}
      </span>
    )
  }
  if (!comment) return null
  return (
    <ForeignText max={400} className={styles.comment} part="comment">
      {comment}
    </ForeignText>
  )
}
