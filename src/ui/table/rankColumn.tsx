'use client'
import { useScope } from '../root/scope.ts'
import type { CellProps, Column } from './columns.tsx'
import styles from './List.module.css'

/** The place of a row among all, from 1. */
export const rankColumn = <Row extends { readonly rank: number }, Context>(): Column<Row, Context> => ({
  label: 'column.rank',
  width: '48px',
  place: 'lead',
  className: styles.faint,
  Cell: ({ row }: CellProps<Row, Context>) => useScope().format.number(row.rank),
  skeleton: 20,
})
