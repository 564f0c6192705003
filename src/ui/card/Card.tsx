'use client'
import type { ForwardedRef, ReactNode } from 'react'
import { entriesIn } from '../../query/rows.ts'
import type { HeadingProps } from '../root/Heading.tsx'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { Boundary } from '../states/Boundary.tsx'
import { EmptyBox } from '../states/EmptyState.tsx'
import { stateOf } from '../states/stateOf.ts'
import { QueryNotice, Trouble } from '../table/ListNotices.tsx'
import { UnreadableNote } from '../table/UnreadableNote.tsx'
import { listTexts } from '../words/en/table.ts'
import styles from './Card.module.css'
import type { CardModel } from './cardModel.ts'

/** The props of a card that are for its frame pass through it. */
interface CardProps<Data>
  extends Omit<ComponentProps<'root', Data, HTMLDivElement>, 'data' | 'queryOptions' | 'slots'>,
    HeadingProps {
  rootRef: ForwardedRef<HTMLDivElement>
  /** The accessible name of the card. */
  label: string
  model: CardModel<Data>
  empty: { title: string; text: string }
  /** In the size of what will be there. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** The frame of everything that shows one thing: skeleton, trouble, nothing, or the thing itself, which stays whatever happens later. */
export function Card<Data>(props: CardProps<Data>) {
  const { rootRef, label, model, empty, skeleton, children, ...rest } = props
  const scope = useScope(rest)
  const words = scope.wordsOf(listTexts)
  const { data, isThere, query } = model
  const error = query?.error ?? null
  const state = stateOf({ isThere, error })
  const retry = () => query?.refetch()
  return (
    <Root
      scope={scope}
      ref={rootRef as React.Ref<HTMLElement>}
      role="group"
      aria-label={label}
      aria-busy={state === 'pending' || undefined}
      data-state={state}
      own={styles.root}
      {...rest}
    >
      {query && <QueryNotice query={query} name={label} isKept={isThere !== undefined} isStrip />}
      {state === 'pending' && (
        <>
          <span role="status">
            <Spoken>{words('list.loading')}</Spoken>
          </span>
          {skeleton}
        </>
      )}
      {isThere === false && <EmptyBox {...empty} />}
      {isThere && data !== undefined && (
        <Boundary
          of={children}
          instead={(error) => <Trouble error={error} name={label} title={words('list.undrawn')} retry={retry} />}
        >
          <Content draw={() => children(data)} />
        </Boundary>
      )}
      {isThere && <UnreadableNote data={entriesIn(model.answers ?? [query?.data])} />}
    </Root>
  )
}

/** A component of its own: a boundary catches what its children throw, not what makes them. */
const Content = ({ draw }: { draw: () => ReactNode }) => draw()
