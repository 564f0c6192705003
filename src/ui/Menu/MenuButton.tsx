'use client'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './Menu.module.css'

interface MenuButtonProps {
  /** Its accessible name. Say of what: a page holds many of these. */
  label: string
  /** What it opens: a `MenuPanel`, which is drawn and loaded only then. */
  children: (close: () => void) => ReactNode
}

/** Opens a menu, and closes it when the focus leaves it. Renders a `<span>` with a `<button>`. */
export function MenuButton({ label, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    // The focus is in the menu: without it there it is closed already.
    button.current?.focus({ preventScroll: true })
    setOpen(false)
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <span
      className={styles.root}
      data-part="menu"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        // The focus stays inside, so that the press closes what is open and does not open it again.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        <Icon path="M8 3.5h.01M8 8h.01M8 12.5h.01" className={styles.dots} />
      </button>
      {isOpen && children(close)}
    </span>
  )
}
