'use client'
import { cx } from '../root/props.ts'
import styles from './Icon.module.css'

interface IconProps {
  /** One of `paths.ts`. */
  path: string
  /** Pixels. Default 16. */
  size?: 12 | 14 | 16
  className?: string | undefined
  /** Puts it on a tile of this colour. */
  tone?: string | undefined
}

/** Renders an `<svg>` hidden from screen readers: a word is always beside it. */
export function Icon({ path, size = 16, className, tone }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, tone && styles.tile, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      data-tone={tone}
    >
      <path d={path} />
    </svg>
  )
}
