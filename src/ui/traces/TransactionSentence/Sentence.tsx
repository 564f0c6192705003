'use client'
import type { Said } from '../../../reading/said.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { useScope } from '../../root/scope.ts'
import { Filled, type FilledParts } from '../../text/Filled.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { activityTexts } from '../../words/en/activity.ts'
import { sentenceTexts } from '../../words/en/traces.ts'
import styles from './TransactionSentence.module.css'

const TENSED = ['burned', 'called', 'deployed', 'minted', 'nftSent', 'sent', 'swapped'] as const
type Tensed = (typeof TENSED)[number]
const isTensed = (verb: string): verb is Tensed => (TENSED as readonly string[]).includes(verb)

interface SentenceProps {
  data: Said
  books: TokenBooks
  /** What the message asked for, in words. */
  operation: string
}

/** The sentence of an action, with links to its accounts. A verb without a sentence follows the name. Renders a `<span>`. */
export function Sentence({ data, books, operation }: SentenceProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(sentenceTexts)
  const { verb, tense, from, to, paid, got, nft } = data
  const parts: FilledParts = {
    from: from ? <Name address={from} books={books} /> : undefined,
    to: to && <Name address={to} books={books} />,
    amount: paid && <MovedAsset data={paid} books={books} />,
    gets: got && <MovedAsset data={got} books={books} />,
    nft: nft && <MovedItem address={nft} books={books} />,
    operation: <ForeignText max={64}>{operation}</ForeignText>,
    did: wordsOf(activityTexts)(`did.${verb}` as keyof typeof activityTexts),
    doing: wordsOf(activityTexts)(`doing.${verb}` as keyof typeof activityTexts),
  }
  const other = `say.other.${tense}` as const
  const full = words(isTensed(verb) ? `say.${verb}.${tense}` : other)
  const text = hasAll(full, parts) ? full : words(!from && to ? 'say.external' : other)
  return (
    <span className={styles.words}>
      <Filled text={text} parts={{ ...parts, from: parts.from ?? words('say.contract') }} />
    </span>
  )
}

const hasAll = (text: string, parts: FilledParts) =>
  Array.from(text.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => parts[name])

/** An account in a sentence: its name alone. */
export const Name = ({ address, books: { addressBook } }: { address: string; books: TokenBooks }) => (
  <span className={styles.name}>
    <DrawnLabel address={address} data={addressBook[address] ?? null} seal={false} />
  </span>
)
