'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EstimatedFees } from '../../../contract/v3/estimatedFees.ts'
import type { WalletState } from '../../../contract/v3/walletState.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import { type ReadExternal, readSigned } from '../../../core/values/signedMessage.ts'
import { type FeeQuery, feeParams } from '../../../query/builders/tools.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useWalletStates } from '../../../react/v3/accounts.ts'
import { useJettonWallets } from '../../../react/v3/jettons.ts'
import { useEstimateFee } from '../../../react/v3/legacy.ts'
import { useDecodePost } from '../../../react/v3/utils.ts'
import { type Forecast, forecastOf } from '../../../reading/value/forecast.ts'
import { type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { type Check, checksOf, type Failure, failureOf } from './checks.ts'
import { type DecodedOrder, decodedOrder } from './decodedOrder.ts'
import { type TokenForecast, tokenForecast, tokenWalletsAsked } from './tokenForecast.ts'

/** What a signed message would do. */
export interface SendPreviewModel {
  readonly read: ReadExternal
  readonly orders: readonly DecodedOrder[]
  readonly checks: readonly Check[]
  readonly books: TokenBooks
  /** How it would fail by its checks. */
  readonly failure: Failure | undefined
  /** What its fees are asked with; absent where the account would not take it. */
  readonly feeQuery: FeeQuery | undefined
  /** Absent while they load, and where nobody can estimate them. */
  readonly fees: EstimatedFees | undefined
  /** Of the wallet, nanograms. Absent while it loads. */
  readonly balance: bigint | undefined
  /** The balances in the native coin, and of each jetton. Absent while they load, and where nothing would change. */
  readonly coins: readonly Forecast[] | undefined
  readonly tokens: readonly TokenForecast[]
  /** The seqno that the wallet waits for is past that of the message. */
  readonly isSpent: boolean
  /** Its time is over by the clock of the device. */
  readonly isLate: boolean
  readonly isLoading: boolean
  /** The balances are still to come. */
  readonly isReckoning: boolean
  readonly error: Error | null
}

/**
 * Reads a message before it is sent; absent for what is none. Three requests: the states of its accounts, its decoded bodies, the
 * fees; one more where it moves jettons. `isSent`: the chain may have taken it, and would refuse an estimate.
 */
export function useSendPreview(boc: string | undefined, isSent: boolean): SendPreviewModel | undefined {
  const { client } = useTonCenter()
  const read = useMemo(() => (boc === undefined ? undefined : readSigned(boc)), [boc])
  const given = read?.signed?.orders ?? []
  const bodies = given.flatMap(({ body }) => body ?? [])
  const accounts = read?.signed ? [...new Set([read.account, ...given.map(({ to }) => to)])] : []
  const states = useWalletStates(accounts.length ? { address: accounts } : skipToken)
  const decoded = useDecodePost(bodies.length ? { bodies } : skipToken)
  const ofStates = useTokenBooks(states.data && [states.data], {})
  const trees = decoded.data?.bodies ?? []
  const treeOf = (body: string | undefined) => {
    const tree = body === undefined ? undefined : trees[bodies.indexOf(body)]
    return tree && !('error' in tree) ? tree : undefined
  }
  const account = read?.account ?? ''
  const orders = given.map((order) => decodedOrder(account, order, treeOf(order.body), ofStates.metadata))
  const wallets = useJettonWallets(tokenWalletsAsked(account, orders) ?? skipToken)
  const books = useTokenBooks(states.data && [states.data, ...(wallets.data ? [wallets.data] : [])], {})
  const now = Math.floor(client.now() / 1000)
  const stateOf = (of: string): WalletState | undefined =>
    states.data?.wallets.find(({ address }) => isSameAddress(address, of))
  const tokens = tokenForecast(account, orders, wallets.data?.jetton_wallets ?? [])
  const asked = { read: read as ReadExternal, states: states.data && stateOf, now, tokens }
  const isRefused = read !== undefined && failureOf(read, checksOf(asked)) === 'refused'
  const canEstimate = read !== undefined && stateOf(account)?.status === 'active' && !isRefused
  const feeQuery = canEstimate && !isSent ? { address: account, body: read.body } : undefined
  const estimate = useEstimateFee((feeQuery && feeParams(feeQuery)) ?? skipToken)
  if (!read) return
  const checks = checksOf({ ...asked, fees: estimate.data?.source_fees })
  const failure = failureOf(read, checks)
  const isReckoning = states.isLoading || estimate.isLoading || wallets.isLoading
  const fees = failure === 'refused' ? undefined : estimate.data?.source_fees
  const facts = { account, orders: given, stateOf, fees, receiverFees: estimate.data?.destination_fees ?? [] }
  const leaves = failure === 'unsent' ? 'none' : failure === 'inPart' ? 'some' : 'all'
  // A token sends back what it does not need of the coins.
  const comesBack = failure === 'returned' || orders.some(({ jetton, nft }) => jetton ?? nft)
  const hasForecast = read.signed !== undefined && states.data !== undefined && failure !== 'refused' && !isReckoning
  return {
    ...{ read, orders, checks, books, failure, feeQuery, fees, isReckoning },
    balance: states.data && BigInt(stateOf(account)?.balance ?? 0),
    coins: hasForecast ? forecastOf({ ...facts, leaves, comesBack }) : undefined,
    tokens: hasForecast && failure === undefined ? tokens : [],
    isSpent: checks.some(({ is }) => is === 'seqnoSpent'),
    isLate: checks.some(({ is }) => is === 'expired'),
    isLoading: states.isLoading,
    error: states.error,
  }
}
