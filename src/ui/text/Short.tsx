'use client'
import { Fragment } from 'react'
import { cx } from '../root/props.ts'
import styles from './Short.module.css'

/** The face of addresses and hashes, for the element around `Ends`. */
export const mono = styles.mono

/** An address or a hash by its two ends, `ends` characters each, with an ellipsis between them. */
export const shorten = (text: string, ends: number): string =>
  text.length > ends * 2 + 1 ? `${text.slice(0, ends)}…${text.slice(-ends)}` : text

interface EndsProps {
  /** Shortened. */
  children: string
  /** All of it: a list that is wide enough has it in place of the ellipses. */
  whole?: string | undefined
}

/** A shortened text, with grey ellipses. What is between two of them distinguishes it from another text with the same ends. */
export function Ends({ children, whole }: EndsProps) {
  const parts = children.split('…')
  let end = 0
  return parts.map((part, index) => {
    const start =
      !whole || index === 0 ? 0 : index < parts.length - 1 ? whole.indexOf(part, end) : whole.length - part.length
    const between = whole?.slice(end, start)
    end = start + part.length
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing else, and keep no state
      <Fragment key={index}>
        {index > 0 && <span className={styles.gap}>…</span>}
        {between && <span className={styles.between}>{between}</span>}
        {index > 0 && index < parts.length - 1 ? <span className={styles.apart}>{part}</span> : part}
      </Fragment>
    )
  })
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
