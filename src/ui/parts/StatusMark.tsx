'use client'
import type { Status } from '../../reading/status.ts'
import iconStyles from '../icons/Icon.module.css'
import { bounce, check, warn } from '../icons/paths.ts'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { sayWord } from '../text/sayWord.ts'
import { statusTexts } from '../words/en/parts/labels.ts'
import styles from './StatusMark.module.css'

/** A ring of three arcs; as many are filled as steps are done. */
const ARCS = ['M8 2a6 6 0 015.2 3', 'M14 8.6a6 6 0 01-3.6 4.9', 'M7 13.9A6 6 0 012.1 6.8'] as const
const STEPS: Readonly<Record<string, number>> = { sent: 0, pending: 1, confirmed: 2 }

const DRAWN: Readonly<Record<string, string>> = {
  success: check,
  partly: warn,
  bounced: bounce,
  unknown: 'M4 8h8',
}

/** A status with its mark, colour and word. */
export const isKnownStatus = (status: Status): boolean => Object.hasOwn(statusTexts, `status.${status}`)

interface StatusMarkProps {
  status: Status
  /** The word is beside it: takes the colour of that word, and is not read out. */
  isBesideWord?: boolean
}

/** The mark of a status, named for screen readers: known by its shape, never by colour alone. Renders an `<svg>`. */
export function StatusMark({ status, isBesideWord }: StatusMarkProps) {
  const { wordsOf } = useScope()
  const known = isKnownStatus(status) ? status : 'unknown'
  const steps = STEPS[known]
  return (
    <svg
      className={cx(iconStyles.icon, styles.root)}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      role="img"
      aria-label={sayWord(wordsOf, statusTexts, `status.${status}`, status)}
      aria-hidden={isBesideWord}
      data-part="status"
      data-state={isBesideWord ? undefined : known}
    >
      {steps !== undefined &&
        ARCS.map((arc, step) => <path key={arc} d={arc} className={step < steps ? styles.done : styles.ahead} />)}
      {DRAWN[known] && <path d={DRAWN[known]} />}
      {known === 'failed' && (
        <>
          <circle cx="8" cy="8" r="6.75" className={styles.disc} />
          <path d="M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5" className={styles.cross} />
        </>
      )}
    </svg>
  )
}
