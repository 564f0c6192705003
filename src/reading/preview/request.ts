import type { Metadata } from '../../contract/v3/metadata.ts'
import { attempt } from '../../core/attempt.ts'
import { tryNormalizeBoc } from '../../core/schema/params.ts'
import { rawForm, tryParseAddress } from '../../core/values/address.ts'
import { type Cell, parseBoc } from '../../core/values/cell.ts'
import type { CellOrder } from '../../core/values/signedMessage.ts'
import { orderedBy } from '../attempt.ts'
import { type ActivityView, readAction } from '../readAction.ts'

/** A message of a TON Connect request. */
export interface TonConnectMessage {
  /** Friendly, or raw. The friendly form says whether the message bounces; a raw one does. */
  readonly address: string
  /** Nanograms, decimal. */
  readonly amount: string
  /** The body: BoC. */
  readonly payload?: string | null | undefined
  /** Deploys the recipient: BoC. */
  readonly stateInit?: string | null | undefined
  /** Amounts of extra currencies by their ids. The service emulates none. */
  readonly extraCurrency?: Readonly<Record<string, string>> | undefined
}

/** What an app gives to `sendTransaction` of TON Connect. */
export interface TonConnectRequest {
  /** The wallet that is to sign, in any form. */
  readonly from?: string | undefined
  /** `-239` for mainnet, `-3` for testnet. */
  readonly network?: string | undefined
  /** Unix seconds. */
  readonly validUntil?: number | undefined
  /** In the order in which the wallet sends them. */
  readonly messages: readonly TonConnectMessage[]
}

/** With it a wallet pays fees apart, and skips what it has too few coins for: the mode of every message of TON Connect. */
const MODE = 3

/** The messages of a request as a wallet is to send them. What is no message is left out: nobody can sign it. */
export const ordersOf = ({ messages }: Pick<TonConnectRequest, 'messages'>): readonly CellOrder[] =>
  messages.flatMap(({ address, amount, payload }) => {
    const to = tryParseAddress(address)
    if (!to || !/^\d{1,30}$/.test(amount)) return []
    const { bounceable: bounce = true } = to
    return [
      { to: rawForm(address), value: BigInt(amount), bounce, mode: MODE, body: payload ? bodyOf(payload) : undefined },
    ]
  })

const bodyOf = (payload: string): Cell | undefined => {
  const boc = tryNormalizeBoc(payload)
  return boc === undefined ? undefined : attempt(() => parseBoc(boc))
}

/**
 * What a request asks the wallet for, message by message, without asking anybody: payments, transfers of tokens, calls. That of tokens
 * needs the metadata of an answer that names their wallets; without it a transfer of jettons is a call.
 * @param account the wallet, raw
 */
export const readRequest = (
  request: Pick<TonConnectRequest, 'messages'>,
  account: string,
  metadata: Metadata = {},
): readonly ActivityView[] =>
  ordersOf(request).map((order) => readAction(orderedBy(account, order, metadata), { account, metadata }))
