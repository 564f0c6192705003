'use client'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'
import { MenuEntry } from '../../parts/MenuPanel.tsx'
import styles from './FilterPanel.module.css'
import type { ActivityFilter } from './filter.ts'

export interface ChoicesProps {
  data: ActivityFilter
  set: (change: ActivityFilter) => void
  close: () => void
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** A choice that is on or off. */
export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <MenuEntry className={styles.choice} aria-pressed={isChosen} onClick={onChoose}>
      {children}
      {isChosen && <Icon path={check} size={14} className={styles.check} />}
    </MenuEntry>
  )
}
