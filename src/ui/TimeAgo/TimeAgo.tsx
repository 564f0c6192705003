'use client'
import { forwardRef } from 'react'
import type { ComponentProps } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { useTick } from '../time/ticker.ts'

export interface TimeAgoProps extends Omit<ComponentProps<'root', number, HTMLTimeElement>, 'queryOptions' | 'slots'> {
  /** Unix seconds. */
  data: number
  /** `relative` says "2 min. ago", `age` "2 min" (for a column of ages), `date` the date. Default `relative`. */
  format?: 'relative' | 'age' | 'date' | undefined
}

/**
 * A moment as its distance from now, with date, time and zone in the title. All of a page share one ticker, which rests
 * while the page is hidden. The first render uses the provider's clock, so that it equals the server's; without one it
 * shows the date. Renders a `<time>`.
 */
export const TimeAgo = forwardRef<HTMLTimeElement, TimeAgoProps>(function TimeAgo(
  { data, format: style = 'relative', density, renderLink, trustPolicy, className, classNames, ...props },
  ref,
) {
  const scope = useScope({ density, renderLink, trustPolicy })
  const { format } = scope
  const ms = data * 1000
  const text = useTick(
    (now) =>
      now === undefined || style === 'date' ? format.date(ms) : format[style === 'age' ? 'age' : 'ago'](ms, now),
    style !== 'date',
  )
  return (
    <Root
      as="time"
      scope={scope}
      ref={ref}
      data-part="root"
      // "18 min" keeps its order in a right-to-left page.
      {...{ dateTime: new Date(ms).toISOString(), dir: 'auto' }}
      title={format.dateTime(ms)}
      className={[className, classNames?.root].filter(Boolean).join(' ')}
      {...props}
    >
      {text}
    </Root>
  )
})
