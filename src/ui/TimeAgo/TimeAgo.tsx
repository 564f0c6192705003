'use client'
import { forwardRef } from 'react'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { createTimes } from '../time/createTimes.ts'
import { useTick } from '../time/ticker.ts'
import { timeTexts } from './texts.ts'

export interface TimeAgoProps extends Omit<ComponentProps<'root', number, HTMLTimeElement>, 'queryOptions' | 'slots'> {
  /** Unix seconds. */
  data: number
  /** `relative` says "2 min. ago", `age` "2 min" (for a column of ages), `date` the date. Default `relative`. */
  format?: 'relative' | 'age' | 'date' | undefined
}

/**
 * A moment as its distance from now; date, time and zone come up on hover and on focus. All of a page share one ticker,
 * which rests while the page is hidden. The first render uses the provider's clock, so that it equals the server's;
 * without one it shows the date. Renders a `<time>`.
 */
export const TimeAgo = forwardRef<HTMLTimeElement, TimeAgoProps>(function TimeAgo(
  { data, format: style = 'relative', className, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  const times = scope.once(createTimes)
  const ms = data * 1000
  const text = useTick((now) => {
    if (now === undefined || style === 'date') return times.date(ms)
    return times[style === 'age' ? 'age' : 'ago'](ms, now) ?? scope.wordsOf(timeTexts)('time.now')
  }, style !== 'date')
  return (
    <Root
      as="time"
      scope={scope}
      ref={ref}
      data-part="root"
      // "18 min" keeps its order in a right-to-left page.
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
