'use client'
import { useState } from 'react'
import { useScope } from '../../root/scope.ts'
import { filterTexts } from '../../words/en/activity.ts'
import { Choice, type ChoicesProps } from './Choice.tsx'
import styles from './FilterPanel.module.css'
import { dayOf } from './filter.ts'

const DAY_MS = 86_400_000
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** First and last day, by a click or by two fields. */
export function DateChoices({ data: { since, until }, set, close }: ChoicesProps) {
  const words = useScope().wordsOf(filterTexts)
  // The typed text: a year of one digit is a valid date for the browser, and none for the endpoint.
  const [draft, setDraft] = useState({ since: since ?? '', until: until ?? '' })
  const [now] = useState(Date.now)
  const today = dayAt(now)
  const presets = [
    [words('filter.today'), today],
    [words.plural('filter.lastDays', 7), dayAt(now - 6 * DAY_MS)],
    [words.plural('filter.lastDays', 30), dayAt(now - 29 * DAY_MS)],
    [words('filter.thisYear'), `${today.slice(0, 4)}-01-01`],
  ] as const
  const type = (name: 'since' | 'until', value: string) => {
    const typed = { ...draft, [name]: value }
    const isTurned = typed.since && typed.until && typed.until < typed.since
    const other = name === 'since' ? 'until' : 'since'
    const day = dayOf(value)
    const next = day && isTurned ? { ...typed, [other]: '' } : typed
    setDraft(next)
    if (day || value === '') set({ since: dayOf(next.since), until: dayOf(next.until) })
  }
  return (
    <>
      <div className={styles.group}>
        {presets.map(([name, first]) => (
          <Choice
            key={name}
            isChosen={since === first && until === today}
            onChoose={() => {
              set({ since: first, until: today })
              close()
            }}
          >
            {name}
          </Choice>
        ))}
      </div>
      <div className={styles.group}>
        {(['since', 'until'] as const).map((name) => (
          <label key={name} className={styles.field}>
            <span>{words(`filter.${name}`)}</span>
            <input
              type="date"
              className={styles.input}
              value={draft[name]}
              onChange={({ target }) => type(name, target.value)}
            />
          </label>
        ))}
        <p className={styles.note}>{words('filter.utc')}</p>
      </div>
    </>
  )
}
