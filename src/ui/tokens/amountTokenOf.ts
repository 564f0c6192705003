import type { Metadata } from '../../contract/v3/metadata.ts'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { visibleString } from '../../trust/visibleText.ts'
import type { AmountToken } from '../parts/Amount.tsx'
import { shorten } from '../text/Short.tsx'

type Asset = Pick<MovedAmount, 'asset' | 'currency'>

interface Unit {
  /** A stranger's text, as it is: of a jetton without a symbol its name, else its address. */
  readonly symbol: string
  /** `undefined` where nobody says how many there are: then only smallest units can be shown. */
  readonly decimals: number | undefined
  readonly token: TokenInfo | undefined
}

/** The unit of what moved; `undefined` for the native coin. */
export function unitOf({ asset, currency }: Asset, metadata: Metadata): Unit | undefined {
  if (currency !== undefined) return { symbol: `#${currency}`, decimals: undefined, token: undefined }
  if (asset === null) return
  const token = tokenInfoOf(asset, metadata)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  return { symbol, decimals: decimalsOf(token), token }
}

/**
 * The `token` of an `Amount`, for rows of your own: symbol and decimals of a jetton by the `metadata` of an answer or a hook.
 * `undefined` is the native coin, as `Amount` reads it. An extra currency has its id as symbol, and no decimals. A jetton that the service
 * does not know has its short address, in smallest units. The symbol is a stranger's text with hidden characters in sight. No request.
 *
 * @param moved what moved, such as one of the `amounts` of a view; or the raw address of a jetton's master
 */
export function amountTokenOf(moved: Asset | string, metadata: Metadata): AmountToken | undefined {
  const unit = unitOf(typeof moved === 'string' ? { asset: moved } : moved, metadata)
  return unit && { symbol: visibleString(unit.symbol, 32), decimals: unit.decimals ?? 0 }
}
