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
  className?: string | undefined
  /** Badges. */
  children?: ReactNode
}

/** The head of a card with details: icon, title, badges, and when it was. */
export const DetailHead = ({ icon, title, time, className, children }: DetailHeadProps) => (
  <CardHead icon={icon} title={title} aside={time !== undefined && <TimeAgo data={time} />} className={className}>
    {children}
  </CardHead>
)

/** In the size of a card with details; `children` is the body without its data. */
export const DetailSkeleton = ({ children }: { children: ReactNode }) => (
  <div data-part="loading">
    <CardHeadSkeleton hasIcon />
    {children}
  </div>
)
