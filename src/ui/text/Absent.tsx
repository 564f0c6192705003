'use client'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { absentTexts } from '../words/en/text.ts'
import styles from './Absent.module.css'

/** In place of a value that does not exist: a dash, read as "None". */
export function None() {
  return (
    <span className={styles.root} data-part="none">
      <span aria-hidden="true">—</span>
      <Spoken>{useScope().wordsOf(absentTexts)('value.none')}</Spoken>
    </span>
  )
}

/** In place of a value that exists, but that the service does not report. */
export const Unknown = () => <span className={styles.root}>{useScope().wordsOf(absentTexts)('value.unknown')}</span>
