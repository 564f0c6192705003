'use client'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import rootStyles from '../root/Root.module.css'
import styles from './Menu.module.css'

interface MenuButtonProps {
  /** Its accessible name. Say of what: a page holds many of these. */
  label: string
  /** What it opens: a `MenuPanel`, which is drawn and loaded only then, and sees to the rest. */
  children: (close: () => void) => ReactNode
}

/** Opens a menu. Renders a `<span>` with a `<button>`. */
export function MenuButton({ label, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.root} data-part="menu">
      <button
        type="button"
        className={rootStyles.button}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path="M8 3.5h.01M8 8h.01M8 12.5h.01" className={styles.dots} />
      </button>
      {isOpen && children(() => setOpen(false))}
    </span>
  )
}
