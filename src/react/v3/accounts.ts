'use client'
import { accountStates } from '../../endpoints/v3/accounts/accountStates.ts'
import { addressBook } from '../../endpoints/v3/accounts/addressBook.ts'
import { metadata } from '../../endpoints/v3/accounts/metadata.ts'
import { walletStates } from '../../endpoints/v3/accounts/walletStates.ts'
import { queryHook } from '../queryHook.ts'

/** The latest state of accounts: balance, status, code and data. */
export const useAccountStates = /* @__PURE__ */ queryHook(accountStates)
/**
 * The friendly form, the `.ton` name and the interfaces of addresses. A text that is no address gets a row of nulls.
 */
export const useAddressBook = /* @__PURE__ */ queryHook(addressBook)
/**
 * What is known of token contracts, by raw address. The answer for a jetton wallet includes its master; other accounts
 * are left out.
 */
export const useMetadata = /* @__PURE__ */ queryHook(metadata)
/** Accounts read as wallets: balance, type, seqno. */
export const useWalletStates = /* @__PURE__ */ queryHook(walletStates)
