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
  /** The button shows its name, and not three dots. */
  isNamed?: boolean
  /** It keeps the focus, and opens nothing for now. */
  isBusy?: boolean
  /** The panel that it opens: a `MenuPanel`, which is rendered and loaded only then, and sees to the rest. */
  children: (close: () => void) => ReactNode
}

/** Opens a menu. Renders a `<span>` with a `<button>`. */
export function MenuButton({ label, isNamed, isBusy, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const press = {
    'aria-expanded': isOpen,
    'aria-disabled': isBusy,
    onClick: () => setOpen(!isOpen && !isBusy),
  }
  return (
    <span className={styles.root} data-part="menu">
      {isNamed ? (
        <Button className={styles.named} {...press}>
          {label}
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
