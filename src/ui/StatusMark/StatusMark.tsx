'use client'
import { bounce, check } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import styles from './StatusMark.module.css'
import { statusTexts } from './texts.ts'

/** How far a transaction came, and how it ended; `unknown` where the service does not tell. */
export type Status = 'sent' | 'pending' | 'confirmed' | 'success' | 'bounced' | 'failed' | 'unknown'

/** A ring of three arcs; as many are filled as steps are done. */
const ARCS = ['M8 2a6 6 0 015.2 3', 'M14 8.6a6 6 0 01-3.6 4.9', 'M7 13.9A6 6 0 012.1 6.8'] as const
const STEPS: Partial<Record<Status, number>> = { sent: 0, pending: 1, confirmed: 2 }

const DRAWN: Partial<Record<Status, string>> = {
  success: check,
  bounced: bounce,
  unknown: 'M4 8h8',
}

interface StatusMarkProps {
  status: Status
  /** The word stands beside it: takes the colour of that word, and is not read out. */
  isBesideWord?: boolean
}

/** The mark of a status, named for readers who listen: told by its shape, never by colour alone. Renders an `<svg>`. */
export function StatusMark({ status, isBesideWord }: StatusMarkProps) {
  const words = useScope().wordsOf(statusTexts)
  const steps = STEPS[status]
  return (
    <svg
      className={styles.root}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      role="img"
      aria-label={words(`status.${status}`)}
      aria-hidden={isBesideWord}
      data-part="status"
      data-state={isBesideWord ? undefined : status}
    >
      {steps !== undefined &&
        ARCS.map((arc, step) => <path key={arc} d={arc} className={step < steps ? styles.done : styles.ahead} />)}
      {DRAWN[status] && <path d={DRAWN[status]} />}
      {status === 'failed' && (
        <>
          <circle cx="8" cy="8" r="6.75" className={styles.disc} />
          <path d="M5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5" className={styles.cross} />
        </>
      )}
    </svg>
  )
}
