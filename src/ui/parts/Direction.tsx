'use client'
import { useScope } from '../root/scope.ts'
import { directionTexts } from '../words/en/parts/labels.ts'
import styles from './Direction.module.css'

/** Which way something went, as the account sees it. Renders a `<span>` of one width for all three. */
export function Direction({ data }: { data: 'in' | 'out' | 'self' }) {
  return (
    <span className={styles.root} data-part="direction" data-direction={data}>
      {useScope().wordsOf(directionTexts)(`direction.${data}`)}
    </span>
  )
}
