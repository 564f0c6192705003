'use client'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import * as icons from '../../icons/paths.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { previewTexts } from '../../words/en/tools/send.ts'
import styles from './SendPreview.module.css'

interface CheckRowProps {
  state: 'good' | 'warning' | 'bad'
  /** What was found, in a sentence. */
  statement: ReactNode
  /** What follows from it. */
  children: ReactNode
}

const ICONS = { good: icons.check, warning: icons.warn, bad: icons.cross } as const

/** What speaks for a message, or against it. Renders a `<li>`. */
export function CheckRow({ state, statement, children }: CheckRowProps) {
  const words = useScope().wordsOf(previewTexts)
  return (
    <li className={styles.check} data-state={state}>
      <Icon path={ICONS[state]} className={styles.mark} />
      <span>
        <Spoken>{`${words(`preview.state.${state}`)} `}</Spoken>
        <strong className={styles.statement}>{statement}</strong> {children}
      </span>
    </li>
  )
}
