'use client'
import { type ForwardRefExoticComponent, forwardRef, type PropsWithoutRef, type RefAttributes } from 'react'
import { membersWhere } from '../../core/schema/members.ts'
import type { ListProps } from '../root/props.ts'
import type { ListKind } from './columns.tsx'
import { List, type ListShellProps } from './List.tsx'
import type { ListOptions } from './ListModel.ts'
import type { ListQuery } from './ListQuery.ts'

/** Props of a list that its hook passes on: those of every list, and the options of the hook. */
export type RowListProps<Row, Column extends string, Options> = ListProps<'root' | 'row' | Column, Row, Column> &
  Omit<Options, keyof ListOptions<Row>>

/** Names of the props of this list alone: what it asks for, the books of its rows, its options. */
type OwnProp<Props> = Exclude<keyof Props, keyof ListProps<string, never, string>>

/** Props of the shell. Rows that are made from an answer are its `data`: the query then reports how they load. */
type Shell<Row, Id extends string, Context> = Pick<ListShellProps<Row, Id, Context>, 'context'> &
  Partial<Omit<ListShellProps<Row, Id, Context>, 'query' | 'data'>> &
  (
    | { query: ListQuery<NoInfer<Row>> | undefined; data?: never }
    | { query: ListQuery<unknown> | undefined; data: readonly Row[] }
  )

interface ListDefinition<Props, Row, Id extends string, Context> {
  name: string
  kind: ListKind<Row, Id, Context>
  /** They do not become attributes of its element. */
  own: Record<OwnProp<Props>, true>
  /** The headless hook, and what of it the shell renders; a `kind` where the props or rows change it. */
  useShell(props: Props): Shell<Row, Id, Context>
}

/** Makes the component of a list: its hook, its columns, and the shell around the rows. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<Props extends object, Row, Id extends string, Context>(
  definition: ListDefinition<Props, Row, Id, Context>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>> {
  const { name, kind, own, useShell } = definition
  const Defined = forwardRef<HTMLDivElement, Props>(function Defined(props, ref) {
    const shell = useShell(props as Props) as Pick<ListShellProps<Row, Id, Context>, 'context' | 'query'>
    const passed = membersWhere(props, (_, prop) => !(prop in own) && prop !== 'queryOptions')
    return <List ref={ref} kind={kind} {...passed} {...shell} />
  })
  Defined.displayName = name
  return Defined
}
