'use client'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { MovedValue } from '../../reading/value/gains.ts'
import { TokenImage } from '../images/TokenImage.tsx'
import { Amount, RawUnits } from '../parts/Amount.tsx'
import { shorten } from '../text/Short.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'

interface MovedTotalProps {
  data: MovedValue
  books: Pick<TokenBooks, 'metadata' | 'flagsOf'>
  /** Of `Amount`. */
  precision?: 'auto' | 'full'
}

/** What an account has more, or less, of one asset after a trace: figure, picture, symbol. */
export function MovedTotal({ data: { asset, currency, amount }, books, precision = 'auto' }: MovedTotalProps) {
  const look = { precision, direction: amount > 0n ? 'in' : undefined } as const
  if (asset === null && currency === undefined) return <Amount data={amount} {...look} />
  if (asset === null)
    return (
      <>
        <Amount data={amount} token={{ symbol: `#${currency}`, decimals: 0 }} {...look} />
        <span>
          <RawUnits isCurrency />
        </span>
      </>
    )
  const token = tokenInfoOf(asset, books.metadata)
  const decimals = decimalsOf(token)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  const flags = books.flagsOf(token, asset)
  const mark = <TokenImage token={token} address={asset} flags={flags} size={16} />
  return (
    <>
      <Amount
        data={amount}
        token={{ symbol, decimals: decimals ?? 0, mark }}
        {...look}
        {...(flags.length > 0 && { 'data-trust': 'flagged' })}
      />
      {decimals === undefined && (
        <span>
          <RawUnits />
        </span>
      )}
    </>
  )
}
