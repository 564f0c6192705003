'use client'
import { forwardRef } from 'react'
import { timeLeftTexts } from '../words/en/time.ts'
import { createTimeLeft } from './createTimeLeft.ts'
import { Moment, type MomentProps } from './Moment.tsx'

export interface TimeLeftProps extends MomentProps {
  /** When it ends, unix seconds. */
  data: number
}

/** Unix milliseconds: the last moment that a date can have. */
const LAST = 8.64e15

/** Unix milliseconds. A stranger's contract may state an end that no calendar has: the page must not crash. */
export const msOf = (seconds: number): number => Math.min(Math.max(seconds * 1000, 0), LAST) || 0

/**
 * A countdown: "41 days left", "3 hr 12 min left", "Ended". Date, time and zone appear on hover and on focus. The page's one ticker
 * moves it. The first render uses the provider's clock, so that it equals the server's; without one it shows the date. Renders a
 * `<time>`.
 */
export const TimeLeft = forwardRef<HTMLTimeElement, TimeLeftProps>(function TimeLeft({ data, ...props }, ref) {
  const ms = msOf(data)
  return (
    <Moment
      {...props}
      ref={ref}
      ms={ms}
      textAt={(now, _, { wordsOf, once }) => {
        const words = wordsOf(timeLeftTexts)
        return now >= ms
          ? words('time.ended')
          : words('time.left', { time: once(createTimeLeft)((ms - now) / 1000, now) })
      }}
    />
  )
})
TimeLeft.displayName = 'TimeLeft'
