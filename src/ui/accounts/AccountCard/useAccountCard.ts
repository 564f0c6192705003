'use client'
import { skipToken } from '@tanstack/react-query'
import type { AddressBookRow } from '../../../contract/v3/addressBookRow.ts'
import { type AnyAddress, toRawAddress, tryParseAddress } from '../../../core/values/address.ts'
import type { AccountData } from '../../../fromV2/shown.ts'
import { accountParams } from '../../../query/builders/accounts.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { useAccountStates, useWalletStates } from '../../../react/v3/accounts.ts'
import { walletOf } from '../../../reading/wallets.ts'
import type { CardModel, CardOptions } from '../../card/cardModel.ts'

export interface AccountCardOptions extends CardOptions<AccountData> {
  /** In any form. Needed unless `data` has it. */
  address?: AnyAddress | undefined
  /** Its row of an address book, when `data` is given: name and interfaces. */
  addressRow?: AddressBookRow | undefined
}

export interface AccountModel extends CardModel<AccountData> {
  /** Its row of an address book: name and interfaces. */
  readonly known: AddressBookRow | undefined
  /** Raw address; `undefined` when none was given, or it is no address. */
  readonly address: string | undefined
  /** The seqno of a wallet is asked for. */
  readonly isSeqnoPending: boolean
}

/**
 * An account, headless. Costs one request, which many cards share, and one more for type and seqno of a wallet. An account
 * that the chain has never seen is `nonexist` and holds 0.
 */
export function useAccountCard({ address, data, addressRow, queryOptions }: AccountCardOptions): AccountModel {
  const given = data?.address ?? address
  const raw = given !== undefined && tryParseAddress(given) ? toRawAddress(given) : undefined
  const asks = data === undefined && raw !== undefined
  const states = useAccountStates(asks ? accountParams(raw) : skipToken, queryOptions)
  const state = states.data?.accounts[0]
  const known = addressRow ?? (raw === undefined ? undefined : states.data?.address_book[raw])
  const interfaces = state?.interfaces ?? known?.interfaces ?? []
  const isWallet = asks && walletOf(interfaces) !== undefined
  const walletQuery = useWalletStates(isWallet ? addressParams(raw) : skipToken, queryOptions)
  const wallet = walletQuery.data?.wallets[0]
  const found: AccountData | undefined =
    states.data && raw !== undefined
      ? {
          ...(state ?? { address: raw, balance: '0', status: 'nonexist' }),
          wallet_type: wallet?.wallet_type,
          seqno: wallet?.seqno,
        }
      : undefined
  const account = data ?? found
  const isThere = asks && !account ? undefined : account !== undefined && raw !== undefined
  return {
    data: account,
    isThere,
    known,
    address: raw,
    isSeqnoPending: walletQuery.isLoading,
    query: asks ? states : undefined,
  }
}
