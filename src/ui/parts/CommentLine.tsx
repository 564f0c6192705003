'use client'
import { Icon } from '../icons/Icon.tsx'
import { lock } from '../icons/paths.ts'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { commentTexts } from '../words/en/parts/labels.ts'
import styles from './CommentLine.module.css'

interface CommentLineProps {
  comment?: string | undefined
  /** Only the receiver can read it: a lock replaces the text. */
  isEncrypted?: boolean | undefined
  /** A bubble of small or of inherited text, or no bubble. Default `small`. */
  look?: 'small' | 'large' | 'plain'
  className?: string | undefined
}

/** The comment of a transfer in a row: two lines of plain text, a lock where it is encrypted. */
export function CommentLine({ comment, isEncrypted, look = 'small', className }: CommentLineProps) {
  const words = useScope().wordsOf(commentTexts)
  const isLarge = look === 'large'
  if (isEncrypted) {
    return (
      <span className={cx(isLarge ? styles.lockedLarge : styles.locked, className)} data-part="comment">
        <Icon path={lock} size={isLarge ? 14 : 12} />
        {words('comment.encrypted')}
      </span>
    )
  }
  if (!comment) return null
  return (
    <ForeignText max={400} className={cx(styles.text, look !== 'plain' && styles[look], className)} part="comment">
      {comment}
    </ForeignText>
  )
}
