'use client'
import type { ReactNode } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { RowAssets } from '../../../reading/value/rowAssets.ts'
import { useScope } from '../../root/scope.ts'
import list from '../../table/List.module.css'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { transactionTexts } from '../../words/en/transactions.ts'
import styles from './TransactionList.module.css'
import type { TransactionListModel } from './useTransactionList.ts'

interface TokenAmountsProps {
  row: ShownTransaction
  context: Pick<TransactionListModel, 'addressBook' | 'metadata' | 'endOf' | 'isMixed'>
  data: RowAssets
  /** The coins that served it. */
  children: ReactNode
}

/** Tokens that a row has room for. */
const MOST_TOKENS = 2

/** The tokens that a row moved, above its coins. */
export default function TokenAmounts({ row, context, data: { jettons, items }, children }: TokenAmountsProps) {
  const words = useScope().wordsOf(transactionTexts)
  const { addressBook, metadata, endOf, isMixed } = context
  const flagsOf = useTokenFlags()
  const isVoid = endOf(row)?.status === 'failed'
  const shown = jettons.slice(0, MOST_TOKENS)
  const shownItems = items.slice(0, MOST_TOKENS - shown.length)
  const more = jettons.length + items.length - shown.length - shownItems.length
  const books = { addressBook, metadata, flagsOf }
  return (
    <>
      {shown.map((amount) => (
        <MovedAsset
          key={`${amount.asset}${amount.direction}`}
          data={amount}
          books={books}
          isVoid={isVoid}
          isSigned={!isMixed}
        />
      ))}
      {shownItems.map(({ item, direction }) => (
        <span key={item}>
          {!isMixed && (direction === 'in' ? '+ ' : '\u2212 ')}
          <MovedItem address={item} books={books} size={16} isVoid={isVoid} />
        </span>
      ))}
      {more > 0 && <span className={list.small}>{words.plural('transactions.moreTokens', more)}</span>}
      <span className={styles.served}>{children}</span>
    </>
  )
}
