'use client'
import type { Unreadable } from '../../core/schema/rowList.ts'
import { RawData } from '../facts/RawData.tsx'
import { useScope } from '../root/scope.ts'
import { Boundary } from '../states/Boundary.tsx'
import { listTexts } from '../words/en/lists.ts'
import styles from './List.module.css'
import { Undrawn } from './Undrawn.tsx'

interface UnreadableNoteProps {
  data: readonly Unreadable[]
  /** What they are. Default `rows`. */
  of?: 'rows' | 'parts'
}

/** The note under rows, or parts of one: how many could not be read. A reader can open it to see which, why, and the raw data. */
export function UnreadableNote({ data, of = 'rows' }: UnreadableNoteProps) {
  const words = useScope().wordsOf(listTexts)
  if (!data.length) return null
  return (
    <div className={styles.unreadable} data-part="unreadable">
      {/* What the app gave as `data` need not be JSON. */}
      <Boundary of={data} instead={() => <Undrawn />}>
        <RawData
          title={words.plural(of === 'rows' ? 'list.unreadable' : 'list.unreadableParts', data.length)}
          data={data}
        />
      </Boundary>
    </div>
  )
}
