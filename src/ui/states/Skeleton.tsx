'use client'
import { forwardRef, useContext, useEffect, useImperativeHandle, useRef } from 'react'
import { Root } from '../root/Root.tsx'
import { ScopeContext, useScope } from '../root/scope.ts'
import { later } from './later.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** CSS length. */
  width: string
  /** Pixels. Default 12. */
  height?: number
  /** Height of the line that it replaces, pixels. Default: `height`. */
  line?: number
  /** Radius, pixels. Default 4. */
  round?: number
}

/** A fast answer needs no bar that moves. */
const whenSlow = /* @__PURE__ */ later(300)

/** A grey bar where something will be, in the size of what will be there. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width, height = 12, line = height, round },
  ref,
) {
  const bar = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => bar.current as HTMLSpanElement)
  // Not by a state: a thousand bars would render again.
  useEffect(() => whenSlow(() => bar.current?.setAttribute('data-slow', '')), [])
  const attributes = {
    className: styles.root,
    'aria-hidden': true,
    'data-part': 'skeleton',
    style: {
      inlineSize: width,
      blockSize: height,
      // As high as its line, it is where the line is: centred on the letters it would make the line higher in some fonts.
      ...(line !== height && { marginBlock: (line - height) / 2, verticalAlign: 'top' }),
      // A circle stays one; a corner is no rounder than that of a card.
      borderRadius: round && (round * 2 < height ? `min(${round}px, var(--_tc-radius-md))` : round),
    },
    ref: bar,
  }
  const scope = useScope()
  // Within a component are the tokens already: a list has hundreds of bars.
  return useContext(ScopeContext) ? <span {...attributes} /> : <Root as="span" scope={scope} {...attributes} />
})
Skeleton.displayName = 'Skeleton'
