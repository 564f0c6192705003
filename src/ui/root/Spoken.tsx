'use client'
import styles from './Spoken.module.css'

/** Text for readers who listen. */
export function Spoken({ children }: { children: string }) {
  return <span className={styles.root}>{children}</span>
}
