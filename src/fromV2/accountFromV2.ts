import type { AddressInformation } from '../contract/v2/endpoints/getAddressInformation.ts'
import type { ExtendedAddressInformation } from '../contract/v2/endpoints/getExtendedAddressInformation.ts'
import type { WalletInformation } from '../contract/v2/endpoints/getWalletInformation.ts'
import type { AddressInformationResponse } from '../contract/v3/endpoints/addressInformation.ts'
import type { WalletInformationResponse } from '../contract/v3/endpoints/walletInformation.ts'
import type { WalletType } from '../contract/v3/walletType.ts'
import { rawForm } from '../core/values/address.ts'
import type { AccountStatus } from '../schemas/scalars.ts'
import { extraCurrenciesFromV2 } from './messageFromV2.ts'
import type { AccountData } from './shown.ts'

/** The account of a v2 answer, or of one of those that v3 gives in the style of v2. */
export type V2Account =
  | AddressInformation
  | ExtendedAddressInformation
  | WalletInformation
  | AddressInformationResponse
  | WalletInformationResponse

/**
 * An account of v2 in the form that `AccountCard` and `BalanceBadge` render. Takes an answer of `getAddressInformation`,
 * `getExtendedAddressInformation` or `getWalletInformation`, or of v3's `addressInformation` or `walletInformation`. Code without
 * its hash, as v2 returns it, is left out by the card.
 *
 * @param address whose, in any form: most of these answers do not say it
 */
export function accountFromV2(account: V2Account, address?: string): AccountData {
  const whose = address ?? ('address' in account ? account.address.account_address : undefined)
  const { lt, hash } =
    'last_transaction_id' in account
      ? account.last_transaction_id
      : { lt: account.last_transaction_lt, hash: account.last_transaction_hash }
  const isNew = lt === '0' || lt === null
  const { state, ...facts } = factsOf(account)
  const status = accountStatusFromV2(state)
  return {
    ...(whose !== undefined && { address: rawForm(whose) }),
    // The Python service says −1 of an account that does not exist.
    balance: account.balance === '-1' ? '0' : account.balance,
    // One word for two things: but only a transaction gives an account a state.
    status: isNew && status === 'uninit' ? 'nonexist' : status,
    last_transaction_lt: isNew ? null : lt,
    last_transaction_hash: isNew ? null : hash,
    extra_currencies: 'extra_currencies' in account ? extraCurrenciesFromV2(account.extra_currencies) : null,
    ...facts,
  }
}

type ContractFacts = Pick<AccountData, 'frozen_hash' | 'wallet_type' | 'seqno'> & { state: string }

function factsOf(account: V2Account): ContractFacts {
  if ('state' in account) return { state: account.state, frozen_hash: account.frozen_hash || undefined }
  if ('status' in account) {
    if ('frozen_hash' in account) return { state: account.status, frozen_hash: account.frozen_hash || undefined }
    return { state: account.status, wallet_type: account.wallet_type, seqno: account.seqno }
  }
  if ('revision' in account) return extendedFacts(account)
  const { account_state: state, wallet_type, seqno } = account
  return { state, wallet_type, seqno }
}

function extendedFacts({ account_state: state, revision }: ExtendedAddressInformation): ContractFacts {
  switch (state['@type']) {
    case 'uninited.accountState':
      return { state: state.frozen_hash ? 'frozen' : 'uninitialized', frozen_hash: state.frozen_hash || undefined }
    case 'raw.accountState':
      return { state: state.frozen_hash ? 'frozen' : 'active', frozen_hash: state.frozen_hash || undefined }
    case 'wallet.v3.accountState':
    case 'wallet.v4.accountState': {
      const version = state['@type'].slice(7, 9)
      // Revisions 1 and 2 of each are known.
      const wallet_type =
        revision === 1 || revision === 2 ? (`wallet ${version} r${revision}` as WalletType) : undefined
      return { state: 'active', wallet_type, seqno: state.seqno }
    }
    default:
      return { state: 'active' }
  }
}

const STATUS: Readonly<Record<string, AccountStatus>> = {
  uninitialized: 'uninit',
  uninit: 'uninit',
  active: 'active',
  frozen: 'frozen',
  nonexist: 'nonexist',
}

/**
 * The status of an account (`getAddressState`) in the form that `StatusBadge` renders. An account that does not exist is
 * `uninitialized` in v2, too. A word that is none of v2's stays as it is.
 */
export const accountStatusFromV2 = (state: string): AccountStatus =>
  Object.hasOwn(STATUS, state) ? (STATUS[state] as AccountStatus) : (state as AccountStatus)
