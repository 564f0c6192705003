'use client'
import { Amount } from '../../parts/Amount.tsx'
import { useScope } from '../../root/scope.ts'
import { Filled } from '../../text/Filled.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceRowTexts, traceTexts } from '../../words/en/traces.ts'
import type { Carried } from './carried.ts'

interface CarriedAmountProps {
  data: Carried
  /** How many steps carry it. */
  count: number
  books: TokenBooks
  isVoid: boolean
}

/** Pixels of a token's picture in a row. */
const PICTURE = 16

/** What a message carries, or what the messages of steps that are alike do. */
export function CarriedAmount({ data, count, books, isVoid }: CarriedAmountProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(traceTexts)
  if ('several' in data) return wordsOf(traceRowTexts).plural(`trace.${data.several}`, data.count)
  if ('item' in data) return <MovedItem address={data.item} books={books} size={PICTURE} isVoid={isVoid} />
  const { amount, asset, share } = data
  const drawn =
    asset === null ? (
      <Amount data={amount} isVoid={isVoid} />
    ) : (
      <MovedAsset data={{ amount: String(amount), asset }} books={books} size={PICTURE} isVoid={isVoid} />
    )
  if (share === 'own') return drawn
  return <Filled text={words(`trace.${share}`)} parts={{ amount: drawn, count: format.number(count) }} />
}
