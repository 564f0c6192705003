'use client'
import { Icon } from '../icons/Icon.tsx'
import { lock } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { commentTexts } from '../words/en/parts.ts'

interface LockedProps {
  className: string | undefined
  /** Of the lock, pixels. Default 12. */
  size?: 12 | 14
}

/** Stands for a comment that only its receiver can read. */
export function Locked({ className, size = 12 }: LockedProps) {
  return (
    <span className={className} data-part="comment">
      <Icon path={lock} size={size} />
      {useScope().wordsOf(commentTexts)('comment.encrypted')}
    </span>
  )
}
