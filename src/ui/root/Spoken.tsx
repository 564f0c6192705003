'use client'
import styles from './Spoken.module.css'

/** Text for screen readers. */
export function Spoken({ children }: { children: string }) {
  return <span className={styles.root}>{children}</span>
}
