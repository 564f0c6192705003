'use client'
import { type ReactNode, useContext } from 'react'
import { HeadingContext } from './scope.ts'

/** What every component with a title accepts. */
export interface HeadingProps {
  /**
   * The level of its title in the outline of the page; titles inside are one below it. `false`: they are no headings, for a page
   * whose own heading has the same text. Default 2.
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | false | undefined
}

interface Props {
  className: string | undefined
  id?: string
  part?: string
  /** Below the title of the component. */
  isInside?: boolean
  children: ReactNode
}

/** A title. Renders a `<span>`, which is a heading by its role: hosts style their own headings. */
export function Heading({ className, id, part, isInside = false, children }: Props) {
  const level = useContext(HeadingContext)
  const role = level === false ? undefined : { role: 'heading', 'aria-level': Math.min(level + Number(isInside), 6) }
  return (
    <span id={id} className={className} data-part={part} {...role}>
      {children}
    </span>
  )
}
