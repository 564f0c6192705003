'use client'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { filterTexts } from '../../words/en/activity.ts'
import styles from './ActivityFilterBar.module.css'

interface FilterChipProps {
  /** The field that it filters. */
  name: string
  /** Its text while nothing is chosen. Default: its name. */
  label?: string
  /** The choice, in words. */
  value?: string | undefined
  /** One of `icons/paths.ts`, before the words. */
  icon?: string
  className?: string | undefined
  /** Absent for a setting, which always has a value. */
  onClear?: () => void
  /** The panel that it opens: a `MenuPanel`. */
  children: (close: () => void) => ReactNode
}

/**
 * One filter: a button that opens its choices, and while something is chosen another one that clears it. Not a `MenuButton`, whose
 * one button would have the second outside of its frame.
 */
export function FilterChip({ name, label = name, value, icon, className, onClear, children }: FilterChipProps) {
  const words = useScope().wordsOf(filterTexts)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOn = value !== undefined
  return (
    <span className={cx(styles.control, className)} data-part="control" data-on={isOn || undefined}>
      <button
        type="button"
        ref={button}
        className={styles.choose}
        aria-expanded={isOpen}
        aria-label={isOn ? words('filter.named', { name, value }) : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon && <Icon path={icon} size={14} />}
        <span className={styles.value}>{value ?? label}</span>
        {!isOn && <Icon path={icons.right} size={12} className={styles.down} />}
      </button>
      {isOn && onClear && (
        <button
          type="button"
          className={styles.remove}
          aria-label={words('filter.remove', { name })}
          onClick={() => {
            onClear()
            // The pressed button goes.
            button.current?.focus()
          }}
        >
          <Icon path={icons.cross} size={12} />
        </button>
      )}
      {isOpen && children(() => setOpen(false))}
    </span>
  )
}
