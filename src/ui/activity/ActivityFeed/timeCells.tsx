'use client'
import { timeOf } from '../../../reading/timeOf.ts'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells do not
import { Icon } from '../../icons/Icon.tsx'
import { clock } from '../../icons/paths.ts'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import { WEEK } from '../../time/createTimes.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { useTick } from '../../time/ticker.ts'
import styles from './ActivityFeed.module.css'
import { type FeedCell, useWords, viewOf } from './cells.tsx'
import { createDays } from './createDays.ts'
import type { FeedContext } from './FeedContext.ts'
import type { DayRow } from './rows.ts'

export function TimeHead({ context: { isAbsolute, hasDays, toggleTime } }: { context: FeedContext }) {
  const words = useWords()
  if (!hasDays) return words('column.age')
  return (
    <button
      type="button"
      className={list.headButton}
      aria-label={words(isAbsolute ? 'action.showAges' : 'action.showDates')}
      onClick={toggleTime}
    >
      {words(isAbsolute ? 'column.date' : 'column.age')}
      <Icon path={clock} size={12} />
    </button>
  )
}

export function TimeCell({ row, context: { isAbsolute, hasDays } }: FeedCell) {
  const days = useScope().once(createDays)
  const time = timeOf(viewOf(row))
  // The head of a day has the date: below it an age of weeks would be that date again.
  const isOld = useTick((now) => hasDays && now !== undefined && now / 1000 - time >= WEEK)
  if (!isAbsolute && !isOld) return <TimeAgo data={time} format="age" />
  return <time dateTime={new Date(time * 1000).toISOString()}>{days.time(time * 1000)}</time>
}

/** The head of a day: fills its whole row. */
export function DayHead({ row: { day, time, count }, span }: { row: DayRow; span: number }) {
  const { once } = useScope()
  const words = useWords()
  const days = once(createDays)
  const text = useTick((now) => {
    if (now === undefined) return days.long(time * 1000, undefined)
    if (day === days.key(now)) return words('day.today', { date: days.short(time * 1000) })
    if (day === days.key(now - 86_400_000)) return words('day.yesterday', { date: days.short(time * 1000) })
    return days.long(time * 1000, now)
  })
  return (
    <div role="rowheader" aria-colspan={span} className={styles.day} data-part="day">
      <span>{text}</span>
      {count !== undefined && <span className={styles.count}>{words.plural('day.count', count)}</span>}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
