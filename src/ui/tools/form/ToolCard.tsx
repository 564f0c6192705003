'use client'
import type { ForwardedRef, ReactNode } from 'react'
import card from '../../card/Card.module.css'
import { CardHead } from '../../card/CardHead.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { useScope } from '../../root/scope.ts'

/** What every tool accepts. */
export interface ToolProps
  extends Omit<ComponentProps<'root', never, HTMLDivElement>, 'data' | 'queryOptions' | 'slots' | 'title'>,
    HeadingProps {}

interface ToolCardProps extends ToolProps {
  rootRef: ForwardedRef<HTMLDivElement>
  title: string
  /** At the end of the title's line. */
  aside?: ReactNode
  state?: string | undefined
  children: ReactNode
}

/** The frame of a tool: a card with a title. */
export function ToolCard({ rootRef, title, aside, state, children, ...props }: ToolCardProps) {
  const scope = useScope(props)
  return (
    <Root
      scope={scope}
      ref={rootRef as React.Ref<HTMLElement>}
      role="group"
      aria-label={title}
      data-state={state}
      own={card.root}
      {...props}
    >
      <CardHead title={title} aside={aside} />
      {children}
    </Root>
  )
}
