'use client'
import { Fragment, type ReactNode } from 'react'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import type { Said } from '../../reading/said.ts'
import type { Flag } from '../../trust/flags.ts'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { useScope } from '../root/scope.ts'
import { Filled } from '../text/Filled.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { MovedAsset, MovedItem } from '../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import styles from './ActionSentence.module.css'
import { createLists } from './createLists.ts'
import { type SentenceLook, sentenceParts, sentenceText } from './sentence.ts'

interface ActionSentenceProps {
  data: Said
  /** Whose row it is: the sentence does not name that account. */
  own?: string | undefined
  books: TokenBooks
  /** What the message asked for, in words. */
  operation: string
  /** Whom an account looks like. Default: nobody, as in rows, which have flags of their own. */
  twinsOf?: ((account: string) => readonly Flag[]) | undefined
  /** Of the amounts. `auto` in the rows of a list. */
  precision?: 'auto' | 'exact' | undefined
  /** With the seals of its accounts, as in the other columns of a list. */
  hasSeals?: boolean | undefined
}

const lookOf = (
  { books, twinsOf, precision = 'exact', hasSeals }: ActionSentenceProps,
  lists: Intl.ListFormat,
): SentenceLook<ReactNode> => ({
  account: (address) => {
    const flags = twinsOf?.(address) ?? []
    return (
      <>
        <Name address={address} books={books} hasSeal={hasSeals} />
        {flags[0] && ' '}
        <FlagBadge flags={flags} />
      </>
    )
  },
  address: (address) => <Name address={address} books={{ ...books, addressBook: {} }} />,
  amount: (amount: MovedAmount) => (
    <span data-part="asset">
      <MovedAsset data={amount} books={books} precision={precision} />
    </span>
  ),
  item: (address) => <MovedItem address={address} books={books} />,
  foreign: (text) => <ForeignText max={64}>{text}</ForeignText>,
  list: (pieces) =>
    lists.formatToParts(pieces.map((_, index) => String(index))).map(({ type, value }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
      <Fragment key={index}>{type === 'element' ? pieces[Number(value)] : value}</Fragment>
    )),
})

/** The sentence of an action, with links to its accounts. Renders a `<span>`. */
export function ActionSentence(props: ActionSentenceProps) {
  const { data, own, operation } = props
  const { wordsOf, once } = useScope()
  const parts = sentenceParts(data, operation, lookOf(props, once(createLists)), wordsOf, own)
  return (
    <span className={styles.words}>
      <Filled text={sentenceText(data, parts, wordsOf, own)} parts={parts} />
    </span>
  )
}

interface NameProps {
  address: string
  books: TokenBooks
  hasSeal?: boolean | undefined
}

/** An account in a sentence: its name alone. */
export const Name = ({ address, books: { addressBook }, hasSeal = false }: NameProps) => (
  <span className={styles.name}>
    <DrawnLabel address={address} data={addressBook[address] ?? null} seal={hasSeal} />
  </span>
)
