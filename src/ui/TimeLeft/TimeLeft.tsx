'use client'
import { forwardRef } from 'react'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { createTimes } from '../time/createTimes.ts'
import { useTick } from '../time/ticker.ts'
import { createTimeLeft } from './createTimeLeft.ts'
import { timeLeftTexts } from './texts.ts'

export interface TimeLeftProps extends Omit<ComponentProps<'root', number, HTMLTimeElement>, 'queryOptions' | 'slots'> {
  /** When it ends, unix seconds. */
  data: number
}

/** Unix milliseconds: the last moment that a date can have. */
const LAST = 8.64e15

/**
 * A countdown: "41 days left", "3 hr 12 min left", "Ended"; date, time and zone come up on hover and on focus. The page's
 * one ticker moves it. The first render uses the provider's clock, so that it equals the server's; without one it shows the
 * date. Renders a `<time>`.
 */
export const TimeLeft = forwardRef<HTMLTimeElement, TimeLeftProps>(function TimeLeft(
  { data, className, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(timeLeftTexts)
  const times = scope.once(createTimes)
  // An end that no calendar has, because a stranger's contract says so, must not take the page down.
  const ms = Math.min(Math.max(data * 1000, 0), LAST) || 0
  const text = useTick((now) => {
    if (now === undefined) return times.date(ms)
    if (now >= ms) return words('time.ended')
    return words('time.left', { time: scope.once(createTimeLeft)((ms - now) / 1000) })
  })
  return (
    <Root
      as="time"
      scope={scope}
      ref={ref}
      data-part="root"
      // "3 days left" keeps its order in a right-to-left page.
      {...{ dateTime: new Date(ms).toISOString(), dir: 'auto' }}
      tip={times.dateTime(ms)}
      isStop
      className={cx(className, classNames?.root)}
      {...props}
    >
      {text}
    </Root>
  )
})
