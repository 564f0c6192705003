import type { CSSProperties } from 'react'

const UNPADDED = { '--_tc-pad': '0px', '--_tc-narrow-pad': '0px' }

interface Framed {
  'data-frame'?: 'none'
  style: CSSProperties | undefined
}

/** Attributes of a list's root: the style, and without a frame no padding in any width. */
export const framed = (frame = true, style?: CSSProperties): Framed =>
  frame ? { style } : { 'data-frame': 'none', style: { ...UNPADDED, ...style } }
