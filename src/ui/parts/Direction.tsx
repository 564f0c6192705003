'use client'
import { useScope } from '../root/scope.ts'
import { directionTexts } from '../words/en/parts/labels.ts'
import styles from './Direction.module.css'

interface DirectionProps {
  data: 'in' | 'out' | 'self'
  /** Its row says the way besides, by its tile or a sign: a row of a phone that opens leaves it to screen readers. */
  isSaid?: boolean
}

/** Which way something went, as the account sees it. Renders a `<span>` of one width for all three. */
export function Direction({ data, isSaid = false }: DirectionProps) {
  const said = isSaid && data !== 'self' ? '' : undefined
  return (
    <span className={styles.root} data-part="direction" data-direction={data} data-said={said}>
      {useScope().wordsOf(directionTexts)(`direction.${data}`)}
    </span>
  )
}
