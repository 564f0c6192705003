'use client'
import { Icon } from '../icons/Icon.tsx'
import { warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { listTexts } from '../words/en/table.ts'
import styles from './List.module.css'

/** In place of a row or a card that threw while it was rendered. */
export function Undrawn() {
  const words = useScope().wordsOf(listTexts)
  return (
    <span className={styles.undrawn} data-part="undrawn">
      <Icon path={warn} />
      {words('list.undrawn')}
    </span>
  )
}
