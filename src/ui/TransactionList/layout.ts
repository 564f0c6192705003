import type { CSSProperties } from 'react'

export type TransactionColumn = 'status' | 'hash' | 'operation' | 'parties' | 'amount' | 'fee' | 'block'

/** CSS tracks where there is room for five columns. */
const MIDDLE: Readonly<Record<TransactionColumn, string>> = {
  status: '16px',
  hash: '96px',
  operation: 'minmax(0, 1fr)',
  parties: 'minmax(0, 150px)',
  amount: '168px',
  fee: '76px',
  block: '84px',
}

/** Where there is little room, these stand under others, if the others are shown. */
const UNDER: Partial<Record<TransactionColumn, TransactionColumn>> = { fee: 'amount', block: 'parties' }

/** Whether a column leaves the line of the others where there is little room. */
export const isUnder = (id: TransactionColumn, columns: readonly TransactionColumn[]): boolean =>
  columns.includes(UNDER[id] as TransactionColumn)

/** Whether another column stands under this one then. */
export const isOver = (id: TransactionColumn, columns: readonly TransactionColumn[]): boolean =>
  columns.some((other) => UNDER[other] === id)

/** The grid of a row where there is room for five columns: for any subset of them, without holes. */
export function middleLayout(columns: readonly TransactionColumn[]): CSSProperties {
  const top = columns.filter((id) => !isUnder(id, columns))
  const below = top.map((id) => columns.find((other) => UNDER[other] === id) ?? id)
  const lines = top.length === columns.length ? [top] : [top, below]
  return {
    '--_tc-middle': top.map((id) => MIDDLE[id]).join(' '),
    '--_tc-areas': lines.map((line) => `"${line.join(' ')}"`).join(' '),
  } as CSSProperties
}
