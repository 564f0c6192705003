'use client'
import { useMemo } from 'react'
import { attempt } from '../../core/attempt.ts'
import { type Cell, parseBoc } from '../../core/values/cell.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { mono } from '../text/Short.tsx'
import { cellTexts } from '../words/en/facts.ts'
import styles from './CellTree.module.css'

/** More cells than anybody reads. */
const MOST_CELLS = 100
/** A deeper one is rendered as deep as this. */
const MOST_INDENT = 10

interface CellRow {
  readonly cell: Cell
  readonly level: number
  /** Its place: `0.1.3`. */
  readonly path: string
}

/** Cells in the order of their references, each with its level. A loop: a chain of cells is up to 1 024 deep. */
function rowsOf(root: Cell): { rows: readonly CellRow[]; isCut: boolean } {
  const rows: CellRow[] = []
  const open: CellRow[] = [{ cell: root, level: 0, path: '0' }]
  for (let row = open.pop(); row; row = open.pop()) {
    if (rows.length === MOST_CELLS) return { rows, isCut: true }
    rows.push(row)
    const { level, path } = row
    const below = row.cell.refs.map((cell, index) => ({ cell, level: level + 1, path: `${path}.${index}` }))
    open.push(...below.reverse())
  }
  return { rows, isCut: false }
}

/** The data of a cell in hex. The last digit of data that ends within one is marked by `_`, as in Fift. */
function cellHex({ bytes, bits }: Cell): string {
  const whole = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (bits % 4 === 0) return whole.slice(0, bits / 4).toUpperCase()
  // The data is closed by a 1 and zeros up to a whole digit.
  const digits = whole.slice(0, Math.ceil(bits / 4))
  const last = Number.parseInt(digits.slice(-1), 16) | (1 << (3 - (bits % 4)))
  return `${digits.slice(0, -1)}${last.toString(16)}_`.toUpperCase()
}

/** A bag of cells: the data of each cell, and below it the cells that it refers to. */
export function CellTree({ boc }: { boc: string }) {
  const words = useScope().wordsOf(cellTexts)
  const tree = useMemo(() => attempt(() => rowsOf(parseBoc(boc))), [boc])
  if (!tree) return <span>{words('cells.unreadable')}</span>
  return (
    <div className={styles.root} data-part="cells">
      <ul className={styles.list}>
        {tree.rows.map(({ cell, level, path }) => (
          <li key={path} className={styles.cell} style={{ paddingInlineStart: Math.min(level, MOST_INDENT) * 12 }}>
            <span className={cx(mono, styles.data)}>{cell.bits ? `x{${cellHex(cell)}}` : 'x{}'}</span>
            <span className={styles.size}>
              {words.plural('cells.bits', cell.bits)}
              {cell.exotic && ` · ${words('cells.exotic')}`}
            </span>
          </li>
        ))}
      </ul>
      {tree.isCut && <span className={styles.size}>{words.plural('cells.first', MOST_CELLS)}</span>}
      <span className={styles.copy}>
        <CopyButton data={boc} label={words('cells.copy')} />
      </span>
    </div>
  )
}
