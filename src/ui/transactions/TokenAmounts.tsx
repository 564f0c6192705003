'use client'
import type { ReactNode } from 'react'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { RowAssets } from '../../reading/value/rowAssets.ts'
import { symbolOf } from '../reading/sayRole.ts'
import { useScope } from '../root/scope.ts'
import list from '../table/List.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import { MovedAsset, MovedItem } from '../tokens/MovedAsset.tsx'
import { useTokenFlags } from '../trust/useTokenFlags.ts'
import { roleTexts } from '../words/en/reading/outcomes.ts'
import { transactionTexts } from '../words/en/transactions.ts'
import styles from './TokenAmounts.module.css'

interface TokenContext {
  readonly addressBook: AddressBook
  readonly metadata: Metadata
}

interface TokenAmountsProps {
  context: TokenContext
  data: RowAssets
  /** They did not arrive. */
  isVoid?: boolean
  /** With the sign of their direction. */
  isSigned?: boolean
  /** The coins that served it. */
  children: ReactNode
}

/** Tokens that a row has room for. */
const MOST_TOKENS = 2

/** The tokens that a row moved, above its coins. */
export default function TokenAmounts(props: TokenAmountsProps) {
  const { context, data, isVoid = false, isSigned = false, children } = props
  const { jettons, items } = data
  const words = useScope().wordsOf(transactionTexts)
  const flagsOf = useTokenFlags()
  const shown = jettons.slice(0, MOST_TOKENS)
  const shownItems = items.slice(0, MOST_TOKENS - shown.length)
  const more = jettons.length + items.length - shown.length - shownItems.length
  const books = { ...context, flagsOf }
  return (
    <>
      {shown.map((amount) => (
        <MovedAsset
          key={`${amount.asset}${amount.direction}`}
          data={amount}
          books={books}
          isVoid={isVoid}
          isSigned={isSigned}
        />
      ))}
      {shownItems.map(({ item, direction }) => (
        <span key={item}>
          {isSigned && (direction === 'in' ? '+ ' : '\u2212 ')}
          <MovedItem address={item} books={books} size={16} isVoid={isVoid} />
        </span>
      ))}
      {more > 0 && <span className={list.small}>{words.plural('transactions.moreTokens', more)}</span>}
      <span className={styles.served}>{children}</span>
    </>
  )
}

/**
 * Under the other party: it is the account's own wallet of a jetton (raw). The jettons were another account's, which the trace names.
 */
export function OwnWallet({ jetton, context }: { jetton: string; context: TokenContext }) {
  const words = useScope().wordsOf(roleTexts)
  const symbol = symbolOf(jetton, { ...context, flagsOf: useTokenFlags() })
  return (
    <span className={styles.own} data-part="role">
      <ForeignText max={64}>{words('role.ownWallet', { symbol })}</ForeignText>
    </span>
  )
}
