'use client'
import { Fragment, type ReactNode } from 'react'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Link } from '../../parts/Link.tsx'
import type { MovedAmount } from '../../reading/readAction.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import { shorten } from '../../text/Short.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { activityTexts } from '../../words/en/activity.ts'
import { sentenceTexts } from '../../words/en/sentence.ts'
import type { Said } from './said.ts'
import styles from './TransactionSentence.module.css'

type Parts = Readonly<Record<string, ReactNode>>

/** A text of the dictionary with elements in place of its `{names}`. */
export const Filled = ({ text, parts }: { text: string; parts: Parts }) =>
  text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>
  })

const TENSED = ['burned', 'called', 'deployed', 'minted', 'nftSent', 'sent', 'swapped'] as const
type Tensed = (typeof TENSED)[number]
const isTensed = (verb: string): verb is Tensed => (TENSED as readonly string[]).includes(verb)

interface SentenceProps {
  data: Said
  books: TokenBooks
  /** What the message asked for, in words. */
  operation: string
}

/** Who did what to whom, with links to each. A verb without a sentence of its own is said after the name. */
export function Sentence({ data, books, operation }: SentenceProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sentenceTexts)
  const { verb, tense, from, to, paid, got, nft } = data
  const parts: Parts = {
    from: from && <Name address={from} books={books} />,
    to: to && <Name address={to} books={books} />,
    amount: paid && <Much data={paid} books={books} />,
    gets: got && <Much data={got} books={books} />,
    nft: nft && <Item address={nft} books={books} />,
    operation: <ForeignText max={64}>{operation}</ForeignText>,
    did: wordsOf(activityTexts)(`did.${verb}` as keyof typeof activityTexts),
  }
  const text = isTensed(verb) ? words(`say.${verb}.${tense}`) : words('say.other')
  if (hasAll(text, parts)) return <Filled text={text} parts={parts} />
  if (!from && to) return <Filled text={words('say.external')} parts={parts} />
  return <Filled text={words('say.other')} parts={{ ...parts, from: parts.from ?? words('say.contract') }} />
}

const hasAll = (text: string, parts: Parts) =>
  Array.from(text.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => parts[name])

/** An account in a sentence: its name alone. */
export const Name = ({ address, books: { addressBook } }: { address: string; books: TokenBooks }) => (
  <span className={styles.name}>
    <DrawnLabel address={address} data={addressBook[address] ?? null} seal={false} />
  </span>
)

function Much({ data: { amount, asset, currency }, books }: { data: MovedAmount; books: TokenBooks }) {
  if (asset === null) {
    return <Amount data={amount} {...(currency !== undefined && { token: { symbol: `#${currency}`, decimals: 0 } })} />
  }
  const token = tokenInfoOf(asset, books.metadata)
  const decimals = decimalsOf(token)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  const flags = books.flagsOf(token, asset)
  return (
    <span className={styles.much}>
      <TokenImage token={token} address={asset} flags={flags} size={20} />
      <Link kind="jetton" id={asset}>
        <Amount data={amount} token={{ symbol, decimals: decimals ?? 0 }} />
      </Link>
      {decimals === undefined && <RawUnits />}
    </span>
  )
}

function Item({ address, books: { metadata } }: { address: string; books: TokenBooks }) {
  const token = tokenInfoOf(address, metadata, 'nft_items')
  return (
    <span className={styles.much}>
      <TokenImage token={token} address={address} size={20} />
      <Link kind="nft" id={address}>
        <ForeignText max={64}>{token?.name || shorten(address, 4)}</ForeignText>
      </Link>
    </span>
  )
}
