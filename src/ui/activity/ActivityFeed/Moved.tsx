'use client'
import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { MovedAmount } from '../../../reading/movedAmount.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { Amount, type AmountProps, RawUnits } from '../../parts/Amount.tsx'
import { NO_FLAGS } from '../../table/columns.tsx'
import { shorten } from '../../text/Short.tsx'
import styles from './ActivityFeed.module.css'
import type { FeedContext } from './FeedContext.ts'

interface MovedProps {
  amount: MovedAmount
  context: Pick<FeedContext, 'metadata' | 'tokenFlags'> & Partial<Pick<FeedContext, 'isOfToken'>>
  isVoid?: AmountProps['isVoid']
  /** Without sign and colour. */
  isPlain?: boolean
}

/** How much of what changed hands. */
export function Moved({ amount: { amount, asset, currency, direction }, context, isVoid, isPlain }: MovedProps) {
  const shown = { data: amount, ...(!isPlain && { direction }), ...(isVoid && { isVoid }) }
  if (currency === undefined && asset === null) return <Amount {...shown} />
  const token = tokenInfoOf(asset, context.metadata)
  const decimals = decimalsOf(token)
  const symbol = asset === null ? `#${currency}` : symbolOf(token, asset)
  const flags = asset === null ? NO_FLAGS : context.tokenFlags(token, asset)
  const mark = asset !== null && <TokenImage token={token} address={asset} flags={flags} size={16} />
  return (
    <>
      <Amount
        {...shown}
        token={{ symbol, decimals: decimals ?? 0, mark }}
        {...(context.isOfToken && { withSymbol: false })}
        {...(flags.length > 0 && { 'data-trust': 'flagged' })}
      />
      {decimals === undefined && (
        <span className={styles.rawUnits}>
          <RawUnits isCurrency={asset === null} />
        </span>
      )}
    </>
  )
}

const symbolOf = (token: TokenInfo | undefined, asset: string) =>
  token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
