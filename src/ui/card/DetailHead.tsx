'use client'
import type { ReactNode } from 'react'
import { TimeAgo } from '../time/TimeAgo.tsx'
import { CardHead, CardHeadSkeleton } from './CardHead.tsx'

interface DetailHeadProps {
  /** One of `icons/paths.ts`. */
  icon: string
  title: ReactNode
  /** Unix seconds. */
  time?: number | undefined
  /** In place of the time. */
  aside?: ReactNode
  className?: string | undefined
  /** Badges. */
  children?: ReactNode
}

/** The head of a card with details: icon, title, badges, and when it was. */
export const DetailHead = ({ icon, title, time, aside, className, children }: DetailHeadProps) => (
  <CardHead
    icon={icon}
    title={title}
    aside={aside ?? (time !== undefined && <TimeAgo data={time} />)}
    className={className}
  >
    {children}
  </CardHead>
)

/** In the size of a card with details; `aside` is that of its head, and `children` the body without its data. */
export const DetailSkeleton = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <div data-part="loading">
    <CardHeadSkeleton hasIcon aside={aside} />
    {children}
  </div>
)
