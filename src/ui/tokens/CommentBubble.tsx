'use client'
import { forwardRef, useState } from 'react'
import { textFlags } from '../../trust/textFlags.ts'
import { Icon } from '../icons/Icon.tsx'
import { lock } from '../icons/paths.ts'
import { Button } from '../parts/Button.tsx'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { commentTexts } from '../words/en/parts/labels.ts'
import styles from './CommentBubble.module.css'

export interface CommentBubbleProps
  extends Omit<ComponentProps<'root' | 'text', string, HTMLDivElement>, 'queryOptions' | 'slots'> {
  /** The text of the comment. */
  data?: string | undefined
  /** It can only be read with a key: nothing of it is shown. */
  isEncrypted?: boolean | undefined
}

/** Longer than this, the rest waits for a click. */
const SHORT = 280

/**
 * What somebody wrote to a transfer: plain text, never HTML, no link can be followed. Links and hidden characters are pointed
 * out, long texts fold. Renders a `<div>`.
 */
export const CommentBubble = forwardRef<HTMLDivElement, CommentBubbleProps>(function CommentBubble(
  { data = '', isEncrypted, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(commentTexts)
  const [isOpen, setOpen] = useState(false)
  const flags = isEncrypted ? [] : textFlags(data)
  const isLong = data.length > SHORT
  return (
    <Root
      scope={scope}
      ref={ref}
      data-state={isEncrypted ? 'encrypted' : flags.length ? 'flagged' : 'ready'}
      own={styles.root}
      classNames={classNames}
      {...props}
    >
      {isEncrypted ? (
        <span className={styles.locked}>
          <Icon path={lock} size={14} />
          {words('comment.encrypted')}
        </span>
      ) : data.trim() === '' ? (
        <span className={styles.locked}>{words('comment.empty')}</span>
      ) : (
        <ForeignText max={isOpen ? data.length : SHORT} className={cx(styles.text, classNames?.text)} part="text">
          {data}
        </ForeignText>
      )}
      {flags.length > 0 && <FlagBadge flags={flags} />}
      {isLong && !isEncrypted && (
        <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words(isOpen ? 'comment.less' : 'comment.more')}
        </Button>
      )}
    </Root>
  )
})
CommentBubble.displayName = 'CommentBubble'
