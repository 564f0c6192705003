'use client'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { summarize } from '../../../reading/summary.ts'
import { Amount } from '../../parts/Amount.tsx'
import { isSpeck } from '../../parts/isSpeck.ts'
import { None } from '../../text/Absent.tsx'
import styles from './TransactionList.module.css'

interface CoinsProps {
  row: ShownTransaction
  /** The row has two parties: only what the first sent to the second, without a sign. */
  isMixed: boolean
  /** They served a token: less than the digits can show is left out. */
  isServing?: boolean
}

/** The coins that a row moved: what the account received, and what it sent. */
export function Coins({ row, isMixed, isServing = false }: CoinsProps) {
  const { incoming, outgoing, isVoid, direction } = summarize(row)
  if (incoming === 0n && outgoing === 0n) {
    return direction ? <Amount data="0" className={styles.zero} /> : <None />
  }
  const isShown = (amount: bigint) => amount > 0n && !(isServing && isSpeck(amount))
  const isVoided = isVoid && 'returned'
  if (isMixed) {
    // Without a sender the account itself is the first party.
    const sent = row.in_msg?.source ? incoming : outgoing
    if (sent === 0n) return <Amount data="0" className={styles.zero} />
    return isShown(sent) && <Amount data={sent} isVoid={isVoided} />
  }
  return (
    <>
      {isShown(incoming) && <Amount data={incoming} direction="in" isVoid={isVoided} />}
      {isShown(outgoing) && <Amount data={outgoing} direction="out" />}
    </>
  )
}
