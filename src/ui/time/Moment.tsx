'use client'
import { type ForwardedRef, forwardRef } from 'react'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { type Scope, useScope } from '../root/scope.ts'
import { createTimes, type Times } from './createTimes.ts'
import { useTick } from './ticker.ts'

/** Props of a component that shows one moment. */
export type MomentProps = Omit<ComponentProps<'root', number, HTMLTimeElement>, 'queryOptions' | 'slots' | 'data'>

interface OwnProps extends MomentProps {
  /** Unix milliseconds. */
  ms: number
  /** The text at a time, unix milliseconds; without a clock it is the date. */
  textAt: (now: number, times: Times, scope: Scope) => string
  /** `false` for a text that no clock changes. Default `true`. */
  ticks?: boolean
  /** The text is date, time and zone: its age appears on hover and on focus. Default `false`. */
  isFull?: boolean
}

/** A moment in words that follow the page's one ticker; date, time and zone appear on hover and on focus. */
export const Moment = forwardRef(function Moment(
  { ms, textAt, ticks = true, isFull = false, ...props }: OwnProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const scope = useScope(props)
  const times = scope.once(createTimes)
  const text = useTick((now) => (now === undefined ? times.date(ms) : textAt(now, times, scope)), ticks)
  const clock = times.clockOf(text, ms)
  const tip = useTick(
    (now) => (isFull && now !== undefined && times.since(ms, now)) || times.dateTime(ms),
    ticks && isFull,
  )
  return (
    <Root
      as="time"
      scope={scope}
      ref={ref}
      // "18 min" and "3 days left" keep their order in a right-to-left page.
      {...{ dateTime: new Date(ms).toISOString(), dir: 'auto' }}
      tip={tip}
      isStop
      {...props}
    >
      {clock ? text.slice(0, -clock.length) : text}
      {clock && <span data-part="clock">{clock}</span>}
    </Root>
  )
})
