'use client'
import { Icon } from '../icons/Icon.tsx'
import { search } from '../icons/paths.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  /** Its accessible name, and its placeholder. */
  label: string
  value: string
  onValue: (value: string) => void
}

/** A field that narrows down the list. Renders a `<label>`. */
export function SearchField({ label, value, onValue }: SearchFieldProps) {
  return (
    <label className={styles.root}>
      <Icon path={search} className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        data-part="search"
        onChange={(event) => onValue(event.target.value)}
      />
    </label>
  )
}
