'use client'
import { forwardRef } from 'react'
import { inbox } from '../icons/paths.ts'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { StateBox } from './StateBox.tsx'

export interface EmptyStateProps
  extends Omit<ComponentProps<'root', never, HTMLDivElement>, 'data' | 'queryOptions' | 'slots' | 'title'> {
  title: string
  /** One sentence: what will appear here. */
  text?: string | undefined
}

/** Says that there is nothing, and what would be here. Renders a `<div>`. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, density, renderLink, trustPolicy, className, classNames, ...props },
  ref,
) {
  const scope = useScope({ density, renderLink, trustPolicy })
  return (
    <Root scope={scope} ref={ref} data-part="root" className={cx(className, classNames?.root)} {...props}>
      <StateBox icon={inbox} title={title} {...(text && { text })} />
    </Root>
  )
})
