'use client'
import styles from './Root.module.css'

/** Text for readers who listen. */
export function Spoken({ children }: { children: string }) {
  return <span className={styles.spoken}>{children}</span>
}
