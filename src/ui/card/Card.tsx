'use client'
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { isRateLimitError } from '../../core/errors.ts'
import type { HeadingProps } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import type { Scope } from '../root/scope.ts'
import { Boundary } from '../states/Boundary.tsx'
import { EmptyBox } from '../states/EmptyState.tsx'
import { PauseNotice } from '../states/RateLimitNotice.tsx'
import { Skeleton } from '../states/Skeleton.tsx'
import { Trouble } from '../table/ListNotices.tsx'
import { listTexts } from '../words/en/lists.ts'
import styles from './Card.module.css'

/** The request behind a card, as far as the card needs it: a query fits. */
export interface CardQuery {
  /** `false` for a query that is not enabled, too. */
  readonly isLoading?: boolean
  readonly error: unknown
  refetch(): unknown
}

interface CardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, HeadingProps {
  scope: Scope
  /** The accessible name of the card. */
  label: string
  /** Absent when `data` is drawn. */
  query: CardQuery | undefined
  /** `undefined`: loading; `false`: there is none. */
  isThere: boolean | undefined
  empty: { title: string; text: string }
  /** In the size of what will be there. */
  skeleton: ReactNode
  children: () => ReactNode
}

/** The frame of everything that shows one thing: skeleton, trouble, nothing, or the thing itself, which stays whatever happens later. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { scope, label, query, isThere, empty, skeleton, children, className, ...attributes },
  ref,
) {
  const error = query?.error ?? null
  const state =
    isThere === undefined
      ? error === null
        ? 'pending'
        : isRateLimitError(error)
          ? 'rate-limited'
          : 'error'
      : error === null
        ? isThere
          ? 'ready'
          : 'empty'
        : 'stale'
  const trouble = (error: unknown, title?: string) => (
    <Trouble error={error} name={label} title={title} retry={() => query?.refetch()} />
  )
  const words = scope.wordsOf(listTexts)
  return (
    <Root
      scope={scope}
      ref={ref as React.Ref<HTMLElement>}
      role="group"
      aria-label={label}
      aria-busy={state === 'pending' || undefined}
      data-part="root"
      data-state={state}
      className={cx(styles.root, className)}
      {...attributes}
    >
      {state === 'stale' && (
        <div className={styles.notice}>
          <Trouble error={error} retry={() => query?.refetch()} />
        </div>
      )}
      {isThere === undefined ? (
        error === null ? (
          <>
            <span role="status">
              <Spoken>{words('list.loading')}</Spoken>
            </span>
            {query?.isLoading !== false && <PauseNotice className={styles.notice} />}
            {skeleton}
          </>
        ) : (
          trouble(error)
        )
      ) : isThere ? (
        <Boundary of={children} instead={(error) => trouble(error, words('list.undrawn'))}>
          <Content draw={children} />
        </Boundary>
      ) : (
        <EmptyBox {...empty} />
      )}
    </Root>
  )
})

/** A component of its own: a boundary catches what its children throw, not what makes them. */
const Content = ({ draw }: { draw: () => ReactNode }) => draw()

/** One fact of a card. */
export interface Fact {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

/** In the size of facts. */
export const FactsSkeleton = ({ ids }: { ids: readonly string[] }) => (
  <Facts facts={ids.map((id) => ({ id, label: '\u00a0', content: <Skeleton width="108px" line={24} /> }))} />
)

/** Facts side by side under a line; one under the other where there is little room. Renders a `<dl>`. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  return (
    <dl className={cx(styles.facts, className)} data-part="facts">
      {facts.map(({ id, label, content }) => (
        <div key={id} className={styles.fact} data-fact={id}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{content}</dd>
        </div>
      ))}
    </dl>
  )
}
