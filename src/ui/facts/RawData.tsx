'use client'
import { useState } from 'react'
import { useScope } from '../root/scope.ts'
import { visibleString } from '../text/visibleText.ts'
import { rawTexts } from '../words/en/parts.ts'
import styles from './RawData.module.css'

/** Characters: a contract with code and data in it is longer than anybody reads. */
const MOST = 20_000

/** What the service sent, folded away under `title`. Nothing of it is drawn before it is opened. */
export function RawData({ data, title }: { data: unknown; title?: string }) {
  const words = useScope().wordsOf(rawTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.root} data-part="raw" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title ?? words('raw.title')}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <pre className={styles.json} dir="ltr" tabIndex={0}>
          {JSON.stringify(data, null, 2)
            .split('\n')
            .map((line) => visibleString(line, 500))
            .join('\n')
            .slice(0, MOST)}
        </pre>
      )}
    </details>
  )
}
