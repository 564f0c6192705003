'use client'
import type { AccountName } from '../../core/accountNames.ts'
import { Icon } from '../icons/Icon.tsx'
import { pen, star } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { ownTexts } from '../words/en/parts/labels.ts'
import styles from './OwnMark.module.css'

/** A pen before a name that the reader gave, a star before a starred account without one. No text of a stranger renders either. */
export function OwnMark({ data: { name } }: { data: AccountName }) {
  const words = useScope().wordsOf(ownTexts)
  const [path, said] = name ? ([pen, 'own.name'] as const) : ([star, 'own.starred'] as const)
  return (
    <span role="img" className={styles.root} data-part="own" data-kind={said} aria-label={words(said)}>
      <Icon path={path} size={12} />
    </span>
  )
}
