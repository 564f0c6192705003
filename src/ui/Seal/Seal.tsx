'use client'
import { type CSSProperties, useMemo } from 'react'
import { drawSeal } from './drawSeal.ts'
import styles from './Seal.module.css'

/**
 * The mark of an account, drawn from its address. It helps to recognise, it proves nothing: never without the text.
 * @param address raw form
 */
export function Seal({ address, size = 20 }: { address: string; size?: number }) {
  const { hue, secondHue, strong, soft } = useMemo(() => drawSeal(address), [address])
  return (
    <svg
      className={styles.root}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      style={{ '--h': hue, '--h2': secondHue } as CSSProperties}
    >
      {strong && <path className={styles.strong} d={strong} />}
      {soft && <path className={styles.soft} d={soft} />}
    </svg>
  )
}
