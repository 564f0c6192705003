'use client'
import { forwardRef } from 'react'
import { inbox } from '../icons/paths.ts'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { StateBox } from './StateBox.tsx'

export interface EmptyStateProps
  extends Omit<ComponentProps<'root', never, HTMLDivElement>, 'data' | 'queryOptions' | 'slots' | 'title'> {
  /** What there is none of. */
  title: string
  /** One sentence: what will appear here. */
  text?: string | undefined
}

/** The same inside of a component that has a root: a list, a grid, a card. */
export function EmptyBox(texts: { title: string; text?: string }) {
  return <StateBox icon={inbox} {...texts} />
}

/** The message for an empty list: what would be here. Renders a `<div>`. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, ...props },
  ref,
) {
  const scope = useScope(props)
  return (
    <Root scope={scope} ref={ref} {...props}>
      <EmptyBox title={title} {...(text && { text })} />
    </Root>
  )
})
EmptyState.displayName = 'EmptyState'
