'use client'
import { useMemo } from 'react'
import type { StackEntry } from '../../../contract/v3/stackEntry.ts'
import { attempt } from '../../../core/attempt.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { mono } from '../../text/Short.tsx'
import { runnerTexts } from '../../words/en/tools/forms.ts'
import styles from './GetMethodRunner.module.css'
import { addressOf, readNumber } from './stackInput.ts'

/** Lists within lists are rendered to this level; a contract may nest them without end. */
const DEEPEST = 6
/** Entries of one list that are rendered. */
const MOST_ENTRIES = 100

interface StackValueProps {
  entry: StackEntry
  level?: number
}

/** A value of the stack: a number in decimal and hex, an account, cells, or the entries of a list. */
export function StackValue({ entry: { type, value }, level = 0 }: StackValueProps) {
  const words = useScope().wordsOf(runnerTexts)
  if (typeof value === 'string') {
    if (type === 'num') return <Num text={value} />
    return type === 'cell' || type === 'slice' ? <Cells boc={value} /> : visibleString(value, 200)
  }
  if (!value.length) return <span className={styles.quiet}>{words('runner.emptyList')}</span>
  if (level >= DEEPEST) return <span className={styles.quiet}>{words.plural('runner.deeper', value.length)}</span>
  return (
    <ol className={styles.tuple} start={0}>
      {value.slice(0, MOST_ENTRIES).map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place
        <li key={index} className={styles.entry}>
          <span className={styles.index}>{index}</span>
          <StackValue entry={entry} level={level + 1} />
        </li>
      ))}
      {value.length > MOST_ENTRIES && (
        <li className={styles.quiet}>{words.plural('runner.more', value.length - MOST_ENTRIES)}</li>
      )}
    </ol>
  )
}

/** From here on a number may be an id, a key or a hash. */
const LARGE = 0xffffn

function Num({ text }: { text: string }) {
  const value = readNumber(text)
  if (value === undefined) return visibleString(text, 100)
  const hex = value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  return (
    <span className={cx(mono, styles.number)}>
      {String(value)}
      {(value > LARGE || value < -LARGE) && <span className={styles.quiet}> {hex}</span>}
    </span>
  )
}

function Cells({ boc }: { boc: string }) {
  const address = useMemo(() => attempt(() => addressOf(parseBoc(boc))), [boc])
  return address === undefined ? <CellTree boc={boc} /> : <AddressLabel address={address} />
}
