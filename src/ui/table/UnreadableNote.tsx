'use client'
import { isEntry, type Unreadable } from '../../core/schema/rowList.ts'
import { RawData } from '../facts/RawData.tsx'
import { useScope } from '../root/scope.ts'
import { Boundary } from '../states/Boundary.tsx'
import { listTexts } from '../words/en/table.ts'
import styles from './List.module.css'
import { Undrawn } from './Undrawn.tsx'

interface UnreadableNoteProps {
  /** Entries of books have a note of their own. */
  data: readonly Unreadable[]
  /** What the others are. Default `rows`. */
  of?: 'rows' | 'parts'
}

const TITLES = { rows: 'list.unreadable', parts: 'list.unreadableParts', entries: 'list.unreadableEntries' } as const

/**
 * The note under rows, or parts of one: how many could not be read, and of how many accounts or tokens the description could not. A
 * reader can open it to see which, why, and the raw data.
 */
export function UnreadableNote({ data, of = 'rows' }: UnreadableNoteProps) {
  const words = useScope().wordsOf(listTexts)
  const groups = [
    [of, data.filter((one) => !isEntry(one))],
    ['entries', data.filter(isEntry)],
  ] as const
  return groups.map(
    ([what, some]) =>
      some.length > 0 && (
        <div key={what} className={styles.unreadable} data-part="unreadable">
          {/* What the app gave as `data` need not be JSON. */}
          <Boundary of={some} instead={() => <Undrawn />}>
            <RawData title={words.plural(TITLES[what], some.length)} data={some} />
          </Boundary>
        </div>
      ),
  )
}
