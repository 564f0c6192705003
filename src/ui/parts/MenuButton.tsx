'use client'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { right } from '../icons/paths.ts'
import { cx } from '../root/props.ts'
import rootStyles from '../root/Root.module.css'
import { Button } from './Button.tsx'
import styles from './Menu.module.css'

interface MenuButtonProps {
  /** Its accessible name. With its subject: a page has many of these. */
  label: string
  /** What the button shows in place of three dots: the start of its name. */
  text?: string
  /** It keeps the focus, and opens nothing for now. */
  isBusy?: boolean
  /** The panel that it opens: a `MenuPanel`, which is rendered and loaded only then, and sees to the rest. */
  children: (close: () => void) => ReactNode
}

/** Opens a menu. Renders a `<span>` with a `<button>`. */
export function MenuButton({ label, text, isBusy, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const press = {
    'aria-expanded': isOpen,
    'aria-disabled': isBusy,
    onClick: () => setOpen(!isOpen && !isBusy),
  }
  return (
    <span className={styles.root} data-part="menu">
      {text !== undefined ? (
        <Button className={styles.named} aria-label={label} {...press}>
          {text}
          <Icon path={right} size={14} className={styles.down} />
        </Button>
      ) : (
        <button type="button" className={cx(rootStyles.button, styles.small)} aria-label={label} {...press}>
          <Icon path="M8 3.5h.01M8 8h.01M8 12.5h.01" className={styles.dots} />
        </button>
      )}
      {isOpen && children(() => setOpen(false))}
    </span>
  )
}
