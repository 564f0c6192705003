'use client'
import { forwardRef } from 'react'
import { timeTexts } from '../words/en/time.ts'
import { Moment, type MomentProps } from './Moment.tsx'

export interface TimeAgoProps extends MomentProps {
  /** Unix seconds. */
  data: number
  /** `relative` is "2 min. ago", `age` "2 min" (for a column of ages), `date` the date. Default `relative`. */
  format?: 'relative' | 'age' | 'date' | undefined
}

/**
 * A moment as its distance from now; date, time and zone appear on hover and on focus. All of a page share one ticker,
 * which rests while the page is hidden. The first render uses the provider's clock, so that it equals the server's;
 * without one it shows the date. Renders a `<time>`.
 */
export const TimeAgo = forwardRef<HTMLTimeElement, TimeAgoProps>(function TimeAgo(
  { data, format = 'relative', ...props },
  ref,
) {
  const ms = data * 1000
  return (
    <Moment
      {...props}
      ref={ref}
      ms={ms}
      ticks={format !== 'date'}
      textAt={(now, times, { wordsOf }) => {
        if (format === 'date') return times.date(ms)
        return times[format === 'age' ? 'age' : 'ago'](ms, now) ?? wordsOf(timeTexts)('time.now')
      }}
    />
  )
})
TimeAgo.displayName = 'TimeAgo'
