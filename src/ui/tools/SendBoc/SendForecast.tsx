'use client'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Forecast } from '../../../reading/value/forecast.ts'
import { Section } from '../../facts/Detail.tsx'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { AccountTableSkeleton } from '../../reading/BalanceChange/AccountTableSkeleton.tsx'
import { type BalanceRow, BalanceTable } from '../../reading/BalanceChange/BalanceTable.tsx'
import { useScope } from '../../root/scope.ts'
import { Filled } from '../../text/Filled.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { shorten } from '../../text/Short.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { changeTexts } from '../../words/en/reading/outcomes.ts'
import { previewTexts } from '../../words/en/tools/send.ts'
import styles from './SendPreview.module.css'
import type { SendPreviewModel } from './useSendPreview.ts'

/** The balances before a message and after it, in the native coin and in each token that it moves; what nobody can know is said. */
export function SendForecast({ coins, tokens, books, isReckoning }: SendPreviewModel) {
  const { wordsOf } = useScope()
  const words = wordsOf(previewTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  if (!coins && !isReckoning) return null
  return (
    <Section title={words('preview.change')}>
      <div className={styles.balances} data-part="forecast">
        {coins ? (
          <BalanceTable
            head={wordsOf(changeTexts)('change.account', { symbol })}
            rows={coins.map(toRow)}
            books={books}
          />
        ) : (
          <AccountTableSkeleton widths={['40%']} />
        )}
        {tokens.map(({ asset, rows }) => (
          <TokenTable key={asset} asset={asset} rows={rows} books={books} />
        ))}
      </div>
    </Section>
  )
}

interface TokenTableProps {
  asset: string
  rows: readonly Forecast[]
  books: TokenBooks
}

function TokenTable({ asset, rows, books }: TokenTableProps) {
  const words = useScope().wordsOf(changeTexts)
  const token = tokenInfoOf(asset, books.metadata)
  const flags = books.flagsOf(token, asset)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  const name = (
    <span className={styles.unit}>
      <TokenImage token={token} address={asset} flags={flags} size={16} />
      <ForeignText max={32}>{symbol}</ForeignText>
      <FlagBadge flags={flags} />
    </span>
  )
  return (
    <BalanceTable
      head={<Filled text={words('change.account')} parts={{ symbol: name }} />}
      rows={rows.map(toRow)}
      books={books}
      token={{ symbol, decimals: decimalsOf(token) }}
    />
  )
}

const toRow = ({ account, before, change, after, fee, open }: Forecast): BalanceRow => ({
  ...{ account, before, change, after },
  note: (fee !== undefined || open) && <Note fee={fee} open={open} />,
})

function Note({ fee, open }: Pick<Forecast, 'fee' | 'open'>) {
  const { wordsOf } = useScope()
  const fees = fee !== undefined && (
    <Filled
      text={wordsOf(changeTexts)('change.fees')}
      parts={{ fees: <Amount data={fee} precision="full" withSymbol={false} /> }}
    />
  )
  return (
    <>
      {fees}
      {fees && open && '. '}
      {open && wordsOf(previewTexts)(`preview.open.${open}`)}
    </>
  )
}
