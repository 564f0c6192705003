'use client'
import { useTonCenter } from '../../react/context.ts'
import styles from './Coin.module.css'

/** The mark of the native coin: the only round one, so that no jetton can copy it. */
export function Coin({ size = 16 }: { size?: number }) {
  const { symbol, logo } = useTonCenter().settings.nativeCurrency
  if (logo) return <img className={styles.root} src={logo} alt="" width={size} height={size} data-part="coin" />
  return (
    <svg className={styles.root} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" data-part="coin">
      <circle cx="8" cy="8" r="8" className={styles.disc} />
      {symbol === 'GRAM' ? (
        <path d="M10.9 5.6A3.7 3.7 0 1 0 11.7 8.3H8.6" className={styles.letter} />
      ) : (
        <text x="8" y="11.4" className={styles.initial}>
          {[...symbol][0]}
        </text>
      )}
    </svg>
  )
}
