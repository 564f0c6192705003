'use client'
import { Icon } from '../icons/Icon.tsx'
import { right } from '../icons/paths.ts'
import styles from './FoldButton.module.css'

interface FoldButtonProps {
  isOpen: boolean
  onToggle: () => void
  children: string
}

/** Opens and closes the rows below it. Needs a positioned element around it: all of that is pressed. */
export const FoldButton = ({ isOpen, onToggle, children }: FoldButtonProps) => (
  <button type="button" className={styles.root} aria-expanded={isOpen} onClick={onToggle}>
    <Icon path={right} className={styles.chevron} />
    {children}
  </button>
)
