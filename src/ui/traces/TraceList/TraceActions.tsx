'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { saidOf } from '../../../reading/said.ts'
import { Link } from '../../parts/Link.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import { useScope } from '../../root/scope.ts'
import type { CellProps } from '../../table/List.tsx'
import { sayTexts } from '../../words/en/traces.ts'
import type { TraceContext } from './cells.tsx'
import styles from './TraceList.module.css'

/** Sentences of an open row: a trace may have thousands of actions. */
const MOST_ACTIONS = 20

/** The detail of a row: all that happened in the trace, action by action. */
export function TraceActions({ row, context: { books, viewOf } }: CellProps<Trace, TraceContext>) {
  const words = useScope().wordsOf(sayTexts)
  const { account, actions, reading } = viewOf(row)
  const rest = actions.length - MOST_ACTIONS
  return (
    <ol className={styles.actions} data-part="actions">
      {actions.slice(0, MOST_ACTIONS).map((view) => (
        <li key={view.action.action_id} className={styles.action}>
          <StatusMark status={view.status} />
          <span className={styles.sentence}>
            <TraceSentence said={saidOf(view)} own={account} steps={reading.steps} books={books} precision="auto" />
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.action}>
          <span className={styles.quiet}>
            <Link kind="trace" id={row.trace_id ?? ''}>
              {words.plural('say.more', rest)}
            </Link>
          </span>
        </li>
      )}
    </ol>
  )
}
