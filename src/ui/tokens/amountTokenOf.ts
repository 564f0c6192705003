import type { Metadata } from '../../contract/v3/metadata.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import { visibleString } from '../../trust/visibleText.ts'
import type { AmountToken } from '../parts/Amount.tsx'

/**
 * The `token` of an `Amount`, for rows of your own: symbol and decimals of a jetton by the `metadata` of an answer or a hook.
 * `undefined` is the native coin, as `Amount` reads it. Where the service does not know the jetton, its smallest units are shown under
 * the symbol `?`. The symbol is a stranger's text with hidden characters in sight. No request.
 *
 * @param asset master contract, raw, such as `asset` of the `amounts` of a view; `null` for the native coin
 */
export function amountTokenOf(asset: string | null, metadata: Metadata): AmountToken | undefined {
  if (asset === null) return undefined
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  return { symbol: visibleString(token?.symbol || token?.name || '?', 32), decimals: decimalsOf(token) ?? 0 }
}
