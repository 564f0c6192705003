'use client'
import type { AccountName } from '../../core/accountNames.ts'
import { Icon } from '../icons/Icon.tsx'
import { pen, star } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { ownTexts } from '../words/en/parts.ts'
import styles from './OwnMark.module.css'

/** Before a name that the reader gave: a pen. A star where the reader starred the account. No text of a stranger can draw it. */
export function OwnMark({ data: { name, isStarred } }: { data: AccountName }) {
  const words = useScope().wordsOf(ownTexts)
  const said = [name && words('own.name'), isStarred && words('own.starred')].filter(Boolean).join(', ')
  return (
    <span role="img" className={styles.root} data-part="own" aria-label={said}>
      {name && <Icon path={pen} size={12} />}
      {isStarred && <Icon path={star} size={12} className={styles.star} />}
    </span>
  )
}
