'use client'
import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { cx } from '../root/props.ts'
import styles from './Button.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `link` is text in the accent colour, `primary` the next step of a card. Default `outline`. */
  kind?: 'outline' | 'link' | 'primary'
  /** One of `icons/paths.ts`. */
  icon?: string | undefined
}

/** Renders a `<button>`. */
export function Button({ kind = 'outline', icon, className, children, ...props }: ButtonProps) {
  return (
    <button type="button" className={cx(styles[kind], className)} {...props}>
      {icon && <Icon path={icon} />}
      {children}
    </button>
  )
}
