'use client'
import { type ForwardRefExoticComponent, forwardRef, type PropsWithoutRef, type RefAttributes } from 'react'
import { membersWhere } from '../../core/schema/members.ts'
import type { ListProps } from '../root/props.ts'
import type { ListKind } from './columns.tsx'
import { List, type ListShellProps } from './List.tsx'
import type { ListOptions } from './ListModel.ts'

/** Props of a list of rows that its hook gives as they are: those of every list, and the options of the hook. */
export type RowListProps<Row, Column extends string, Options> = ListProps<'root' | 'row' | Column, Row, Column> &
  Omit<Options, keyof ListOptions<Row>>

/** Props by which lists ask, and the books of their rows: no attributes of an element. */
const OWN = {
  account: true,
  address: true,
  addressBook: true,
  bidder: true,
  collection: true,
  contracts: true,
  direction: true,
  domain: true,
  filter: true,
  item: true,
  jetton: true,
  masterchainSeqno: true,
  metadata: true,
  owner: true,
  queryOptions: true,
  seqno: true,
  shares: true,
  state: true,
  totalSupply: true,
  wallet: true,
  workchain: true,
}

/** `never` for a prop that is neither one of `OWN` nor of every list: it would become an attribute. */
type Known<Props> = {
  [Prop in keyof Props]: Prop extends keyof typeof OWN | keyof ListProps<string, never, string> ? unknown : never
}

interface ListDefinition<Props, Row, Id extends string, Context> {
  name: string
  kind: ListKind<Row, Id, Context>
  /** The headless hook, and what of it the shell draws. */
  useShell(
    props: Props,
  ): Pick<ListShellProps<Row, Id, Context>, 'context' | 'query'> &
    Partial<Omit<ListShellProps<Row, Id, Context>, 'kind'>>
}

/** Makes the component of a list: its hook, its columns, and the shell around the rows. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<Props extends Known<Props>, Row, Id extends string, Context>(
  definition: ListDefinition<Props, Row, Id, Context>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>> {
  const { name, kind, useShell } = definition
  const Defined = forwardRef<HTMLDivElement, Props>(function Defined(props, ref) {
    const shell = useShell(props as Props)
    const passed = membersWhere(props, (_, prop) => !(prop in OWN))
    return <List ref={ref} kind={kind} {...passed} {...shell} />
  })
  Defined.displayName = name
  return Defined
}
