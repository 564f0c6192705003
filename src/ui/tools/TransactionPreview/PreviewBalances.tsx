'use client'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { type BalanceRow, BalanceTable } from '../../reading/BalanceChange/BalanceTable.tsx'
import { useScope } from '../../root/scope.ts'
import { Unknown } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { shorten } from '../../text/Short.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { trialTexts } from '../../words/en/tools/preview.ts'
import costs from '../SendBoc/FeeEstimate.module.css'
import send from '../SendBoc/SendPreview.module.css'
import type { AssetBalance } from './balances.ts'

interface PreviewBalancesProps {
  data: readonly AssetBalance[]
  books: TokenBooks
}

/** What the wallet has of each asset before and after, the coin first. */
export function PreviewBalances({ data, books }: PreviewBalancesProps) {
  const words = useScope().wordsOf(trialTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const rows = data.map((balance): BalanceRow => {
    const { asset, currency, before, change, after } = balance
    const figures = { account: asset ?? currency ?? '', before, change, after }
    if (currency !== undefined)
      return { ...figures, label: `#${currency}`, token: { symbol: `#${currency}`, decimals: 0 } }
    if (asset === null) return { ...figures, label: symbol }
    const token = tokenInfoOf(asset, books.metadata)
    const name = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
    const label = <TokenName key={asset} asset={asset} name={name} books={books} />
    return { ...figures, label, token: { symbol: name, decimals: decimalsOf(token) } }
  })
  return (
    <div className={send.balances} data-part="balances">
      <BalanceTable head={words('trial.column')} rows={rows} books={books} />
    </div>
  )
}

/** The name of a token with its picture, and the word of a flag. */
function TokenName({ asset, name, books }: { asset: string; name: string; books: TokenBooks }) {
  const token = tokenInfoOf(asset, books.metadata)
  const flags = books.flagsOf(token, asset)
  return (
    <span className={send.from}>
      <TokenImage token={token} address={asset} flags={flags} size={16} />
      <ForeignText max={32}>{name}</ForeignText>
      <FlagBadge flags={flags} />
    </span>
  )
}

/** What it costs: the fee of the wallet, and what stays with contracts on the way. Renders a `<dl>`. */
export function PreviewCost({ preview: { fee, along } }: { preview: Preview }) {
  const words = useScope().wordsOf(trialTexts)
  const total = fee === undefined ? undefined : fee + along
  return (
    <dl className={costs.list} data-part="cost">
      {along > 0n && (
        <>
          <Line label={words('trial.fee')} data={fee} />
          <Line label={words('trial.feeKept')} data={along} />
        </>
      )}
      <Line label={words(along > 0n ? 'trial.feeTotal' : 'trial.fee')} data={total} isTotal={along > 0n} />
    </dl>
  )
}

function Line({ label, data, isTotal }: { label: string; data: bigint | undefined; isTotal?: boolean }) {
  return (
    <div className={isTotal ? costs.total : costs.row}>
      <dt>{label}</dt>
      <dd className={costs.amount}>{data === undefined ? <Unknown /> : <Amount data={data} precision="full" />}</dd>
    </div>
  )
}
