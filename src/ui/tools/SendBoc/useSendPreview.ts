'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EstimatedFees } from '../../../contract/v3/estimatedFees.ts'
import { attempt } from '../../../core/attempt.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import { parseBoc } from '../../../core/values/cell.ts'
import { opcodeIn } from '../../../core/values/cellValues.ts'
import { type Order, type ReadExternal, readSigned } from '../../../core/values/signedMessage.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useWalletStates } from '../../../react/v3/accounts.ts'
import { useDecodePost } from '../../../react/v3/utils.ts'
import { type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { type Check, checksOf, type Failure, failureOf } from './checks.ts'

/** A message of a wallet, and its decoded body. */
export interface DecodedOrder extends Order {
  /** `0x` and 8 hex digits; absent for a shorter body. */
  readonly opcode: string | undefined
  /** Absent while it is asked, and for what the service does not know. */
  readonly decoded: Record<string, unknown> | undefined
}

/** What a signed message would do. */
export interface SendPreviewModel {
  readonly read: ReadExternal
  readonly orders: readonly DecodedOrder[]
  readonly checks: readonly Check[]
  readonly books: TokenBooks
  /** How it would fail by its checks. */
  readonly failure: Failure | undefined
  /** The account has code that takes it: its fees can be estimated. */
  readonly canEstimate: boolean
  readonly isLoading: boolean
  readonly error: Error | null
}

/** What was known of a message when it was sent. */
export interface SentBefore {
  readonly checks: readonly Check[]
  /** Absent where they were not estimated. */
  readonly fees: EstimatedFees | undefined
  readonly isUnsent: boolean
}

/** Reads a message before it is sent; absent for what is none. Two requests: the states of its accounts, its decoded bodies. */
export function useSendPreview(boc: string | undefined): SendPreviewModel | undefined {
  const { client } = useTonCenter()
  const read = useMemo(() => (boc === undefined ? undefined : readSigned(boc)), [boc])
  const given = read?.signed?.orders
  const bodies = given?.flatMap(({ body }) => body ?? []) ?? []
  const accounts = read && given ? [...new Set([read.account, ...given.map(({ to }) => to)])] : []
  const states = useWalletStates(accounts.length ? { address: accounts } : skipToken)
  const decoded = useDecodePost(bodies.length ? { bodies } : skipToken)
  const books = useTokenBooks(states.data && [states.data], {})
  if (!read) return
  const trees = decoded.data?.bodies ?? []
  const treeOf = (body: string | undefined) => {
    const tree = body === undefined ? undefined : trees[bodies.indexOf(body)]
    return tree && !('error' in tree) ? tree : undefined
  }
  const checks = checksOf({ read, states: states.data, now: Math.floor(client.now() / 1000) })
  const failure = failureOf(read, checks)
  const wallet = states.data?.wallets.find(({ address }) => isSameAddress(address, read.account))
  return {
    read,
    orders: given?.map((order) => ({ ...order, opcode: opcodeOf(order.body), decoded: treeOf(order.body) })) ?? [],
    checks,
    books,
    failure,
    canEstimate: wallet?.status === 'active' && failure !== 'refused',
    isLoading: states.isLoading,
    error: states.error,
  }
}

const opcodeOf = (body: string | undefined) =>
  body === undefined ? undefined : attempt(() => opcodeIn(parseBoc(body)))
