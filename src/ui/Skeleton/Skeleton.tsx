'use client'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  width: string
  height?: number
  line?: number
  round?: number
}

/**
 * A grey bar where something will be, in the size of what will be there.
 * @param width CSS length
 * @param height pixels, default 12
 * @param line height of the line that it stands for, pixels; default `height`
 * @param round radius in pixels, default 4
 */
export function Skeleton({ width, height = 12, line = height, round = 4 }: SkeletonProps) {
  return (
    <Root
      as="span"
      scope={useScope()}
      className={styles.root}
      aria-hidden="true"
      data-part="skeleton"
      style={{ inlineSize: width, blockSize: height, marginBlock: (line - height) / 2, borderRadius: round }}
    />
  )
}
