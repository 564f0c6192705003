import type { Metadata } from '../../contract/v3/metadata.ts'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { visibleString } from '../../trust/visibleText.ts'
import type { AmountToken } from '../parts/Amount.tsx'

/**
 * The `token` of an `Amount`, for rows of your own: symbol and decimals of a jetton by the `metadata` of an answer or a hook.
 * `undefined` is the native coin, as `Amount` reads it. An extra currency has its id as symbol, and no decimals. Where the service does not know the jetton, its smallest units are shown under
 * the symbol `?`. The symbol is a stranger's text with hidden characters in sight. No request.
 *
 * @param moved what moved, such as one of the `amounts` of a view; or the raw address of a jetton's master
 */
export function amountTokenOf(
  moved: Pick<MovedAmount, 'asset' | 'currency'> | string,
  metadata: Metadata,
): AmountToken | undefined {
  const { asset, currency } = typeof moved === 'string' ? { asset: moved, currency: undefined } : moved
  if (currency !== undefined) return { symbol: `#${currency}`, decimals: 0 }
  if (asset === null) return undefined
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  return { symbol: visibleString(token?.symbol || token?.name || '?', 32), decimals: decimalsOf(token) ?? 0 }
}
