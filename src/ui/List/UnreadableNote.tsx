'use client'
import type { Unreadable } from '../../core/rowList.ts'
import { RawData } from '../RawData/RawData.tsx'
import { Boundary } from '../root/Boundary.tsx'
import { useScope } from '../root/scope.ts'
import styles from './List.module.css'
import { listTexts } from './texts.ts'
import { Undrawn } from './Undrawn.tsx'

/** Under the rows: how many could not be read, and, where a reader wants to know, which, why, and as they were sent. */
export function UnreadableNote({ data }: { data: readonly Unreadable[] }) {
  const words = useScope().wordsOf(listTexts)
  if (!data.length) return null
  return (
    <div className={styles.unreadable} data-part="unreadable">
      {/* What the app gave as `data` need not be JSON. */}
      <Boundary of={data} instead={() => <Undrawn />}>
        <RawData title={words.plural('list.unreadable', data.length)} data={data} />
      </Boundary>
    </div>
  )
}
