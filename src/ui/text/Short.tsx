'use client'
import { Fragment } from 'react'
import { cx } from '../root/props.ts'
import styles from './Short.module.css'

/** The face of addresses and hashes, for the element around `Ends`. */
export const mono = styles.mono

/** An address or a hash by its two ends, `ends` characters each, with an ellipsis between them. */
export const shorten = (text: string, ends: number): string =>
  text.length > ends * 2 + 1 ? `${text.slice(0, ends)}…${text.slice(-ends)}` : text

/** A shortened text, with grey ellipses. */
export function Ends({ children }: { children: string }) {
  return children.split('…').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing else, and keep no state
    <Fragment key={index}>
      {index > 0 && <span className={styles.gap}>…</span>}
      {part}
    </Fragment>
  ))
}

interface ShortProps {
  children: string
  /** Characters kept at either end. */
  ends: number
  className?: string | undefined
}

/** The two ends of an address or a hash in a `<span>` of its own. */
export function Short({ className, ends, children }: ShortProps) {
  return (
    <span className={cx(mono, className)}>
      <Ends>{shorten(children, ends)}</Ends>
    </span>
  )
}
