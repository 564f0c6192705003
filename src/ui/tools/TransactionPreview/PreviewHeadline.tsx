'use client'
import { Fragment } from 'react'
import type { PreviewAmount } from '../../../reading/preview/previewOf.ts'
import { createLists } from '../../reading/createLists.ts'
import { useScope } from '../../root/scope.ts'
import { Filled } from '../../text/Filled.tsx'
import { MovedAsset, MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { trialTexts } from '../../words/en/tools/preview.ts'
import { Name } from '../SendBoc/Name.tsx'
import type { PreviewModel } from './usePreview.ts'

interface AmountsProps {
  data: readonly PreviewAmount[]
  books: TokenBooks
}

/** One of them: what the request does not order itself is "about" that much. */
function Piece({ data, books }: { data: PreviewAmount | undefined; books: TokenBooks }) {
  const about = useScope().wordsOf(trialTexts)('trial.about')
  if (!data) return null
  const { asset, currency, nft, amount, isExact } = data
  if (nft !== undefined) return <MovedItem address={nft} books={books} />
  const moved = <MovedAsset data={{ asset, currency, amount: String(amount) }} books={books} />
  return isExact ? moved : <Filled text={about} parts={{ amount: moved }} />
}

/** Several amounts as a list: `120 GRAM, 5 LUSD and about 3 COMET`. */
const Amounts = ({ data, books }: AmountsProps) =>
  useScope()
    .once(createLists)
    .formatToParts(data.map((_, place) => String(place)))
    .map(({ type, value }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
      <Fragment key={place}>{type === 'element' ? <Piece data={data[Number(value)]} books={books} /> : value}</Fragment>
    ))

/** The only recipient of the only message, where the sentence is about what it pays. */
const receiverOf = ({ asked, preview }: PreviewModel): string | undefined => {
  const [only, ...more] = asked
  const pays = only?.does === 'sent' || only?.does === 'nftSent'
  return pays && more.length === 0 && preview?.received.length === 0 ? only.to : undefined
}

/** What the wallet would send and receive: `You send 120 GRAM, you receive about 401.2 USDT`. */
export function MovedSentence({ model }: { model: PreviewModel }) {
  const { preview, books } = model
  const words = useScope().wordsOf(trialTexts)
  if (!preview) return null
  const { sent, received } = preview
  const to = receiverOf(model)
  const parts = {
    sent: <Amounts data={sent} books={books} />,
    received: <Amounts data={received} books={books} />,
    to: to && <Name address={to} books={books} />,
  }
  if (sent.length > 0 && received.length > 0) return <Filled text={words('trial.both')} parts={parts} />
  if (sent.length > 0) return <Filled text={words(to === undefined ? 'trial.send' : 'trial.sendTo')} parts={parts} />
  return received.length > 0 ? <Filled text={words('trial.receive')} parts={parts} /> : words('trial.nothing')
}

/** What the request asks for, where nobody has tried it, and where the trial failed. */
export function AskedSentence({ model: { asked, books } }: { model: PreviewModel }) {
  const words = useScope().wordsOf(trialTexts)
  const [only, ...more] = asked
  if (!only) return words('trial.askedNone')
  const [amount] = only.amounts
  if (more.length > 0 || only.to === undefined || (!amount && !only.nft))
    return words.plural('trial.askedMany', asked.length)
  const sent = only.nft ? (
    <MovedItem address={only.nft} books={books} />
  ) : (
    amount && <MovedAsset data={amount} books={books} />
  )
  return <Filled text={words('trial.asked')} parts={{ sent, to: <Name address={only.to} books={books} /> }} />
}
