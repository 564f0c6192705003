'use client'
import { useMemo } from 'react'
import { drawSeal } from './drawSeal.ts'
import styles from './Seal.module.css'

/**
 * The mark of an account, rendered from its address: one element, because a list renders many. It helps to recognise, it proves
 * nothing: never without the text.
 * @param address raw form
 * @param size pixels, even. Default 20
 */
export function Seal({ address, size = 20 }: { address: string; size?: number }) {
  const style = useMemo(() => {
    const { hue, secondHue, tiles } = drawSeal(address)
    const box = size !== 20 && { inlineSize: size, blockSize: size }
    const hues: Record<string, number> = { '--h': hue, '--h2': secondHue }
    return { ...hues, backgroundImage: tiles, ...box }
  }, [address, size])
  return <span className={styles.root} style={style} aria-hidden="true" data-part="seal" />
}
