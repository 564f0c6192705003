'use client'
import { cx } from '../props.ts'
import styles from './Short.module.css'

interface ShortProps {
  children: string
  /** Characters kept at either end. */
  ends: number
  className?: string | undefined
}

/** The face of addresses and hashes, for the element around `Ends`. */
export const mono = styles.mono

/** The two ends of an address or a hash, with a grey ellipsis between them. */
export function Ends({ children: text, ends }: Omit<ShortProps, 'className'>) {
  if (text.length <= ends * 2 + 1) return text
  return (
    <>
      {text.slice(0, ends)}
      <span className={styles.gap}>…</span>
      {text.slice(-ends)}
    </>
  )
}

/** The same in a `<span>` of its own. */
export function Short({ className, ...props }: ShortProps) {
  return (
    <span className={cx(mono, className)}>
      <Ends {...props} />
    </span>
  )
}
