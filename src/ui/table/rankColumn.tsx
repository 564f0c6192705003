'use client'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import type { CellProps, Column } from './columns.tsx'

/** The place of a row among all, from 1. */
export const rankColumn = <Row extends { readonly rank: number }, Context>(
  className: string | undefined,
): Column<Row, Context> => ({
  label: 'column.rank',
  width: '48px',
  className,
  Cell: ({ row }: CellProps<Row, Context>) => useScope().format.number(row.rank),
  skeleton: <Skeleton width="20px" />,
})
