import type { ReactNode } from 'react'
import styles from './Transaction.module.css'

interface NoticeLineProps {
  /** Sentences. */
  data: readonly (string | false | undefined)[]
  /** The number behind them, in words. */
  code?: string | undefined
  /** Follows the code. */
  children?: ReactNode
}

/** A line of a notice below its main sentence. Nothing without a text. */
export function NoticeLine({ data, code, children }: NoticeLineProps) {
  const said = data.filter((sentence) => typeof sentence === 'string')
  if (said.length === 0 && !code && !children) return null
  return (
    <>
      <span className={styles.line}>
        {said.map((sentence) => `${sentence} `)}
        {(code || children) && (
          <span className={styles.cause}>
            {code}
            {code && children && ' · '}
            {children}
          </span>
        )}
      </span>{' '}
    </>
  )
}
