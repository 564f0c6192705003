import type { EstimateFeeParams } from '../../contract/v3/endpoints/estimateFee.ts'
import type { Client } from '../../core/client.ts'
import { type AnyAddress, tryParseAddress } from '../../core/values/address.ts'
import { getConfigAll } from '../../endpoints/v2/configuration/getConfigAll.ts'
import { estimateFee } from '../../endpoints/v3/legacy/estimateFee.ts'
import { queryOptions } from '../options.ts'

export interface ConfigQuery {
  /** Masterchain block whose configuration it is. Default: the newest. */
  seqno?: number | undefined
}

export const configParams = ({ seqno }: ConfigQuery) => (seqno === undefined ? {} : { seqno })

/** The query of `ConfigTable`. */
export const configTableOptions = (client: Client, query: ConfigQuery = {}) =>
  queryOptions(getConfigAll, client, configParams(query))

export interface FeeQuery {
  /** The account that would take the message, in any form. */
  address: AnyAddress
  /** The body of the message: cells as base64 or hex. */
  body: string
  /** Code of an account that is not deployed yet, base64. Default: none. */
  initCode?: string | undefined
  /** Data of an account that is not deployed yet, base64. Default: none. */
  initData?: string | undefined
  /** Takes any signature for right: for a message that is not signed yet. Default `false`. */
  ignoresSignature?: boolean | undefined
}

/** None without a body, and for a text that is no address. */
export function feeParams(query: FeeQuery): EstimateFeeParams | undefined {
  const { address, body, initCode, initData, ignoresSignature = false } = query
  if (body === '' || tryParseAddress(address) === undefined) return
  const init = { ...(initCode && { init_code: initCode }), ...(initData && { init_data: initData }) }
  return { address, body, ...init, ignore_chksig: ignoresSignature }
}

/** The query of `FeeEstimate`. */
export const feeEstimateOptions = (client: Client, query: FeeQuery) =>
  queryOptions(estimateFee, client, feeParams(query))
