import { describe, expect, it } from 'vitest'
import type { V2Name } from '../../src/contract/v2/calls.ts'
import type { V3Name } from '../../src/contract/v3/calls.ts'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import { rawForm, toFriendlyAddress } from '../../src/core/values/address.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { contract } from '../support/contract.ts'
import type { RecordName } from '../support/names.ts'

const isAddress = (type: string) => type.includes('address')
const all: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const named = all.filter(
  (record) => record.kind === 'query' && contract(record).params.some(({ type }) => isAddress(type)),
)

/** Why the answer to a question about an account cannot be guarded. Every other endpoint has a guard. */
const UNGUARDED: Partial<Record<RecordName, string>> = {
  'v3 addressBook': 'keys are the spellings that were asked for, and it answers with the same ones',
  'v3 metadata': 'brings the masters of jetton wallets along, which nobody asked for by name',
  'v3 pendingTraces': 'an account may take part by an action, without a transaction of its own',
  'v3 nominatorPool': 'one object, and a 404 for any other; it names no address',
  'v3 nominatorPoolNominator': 'rows name pools only',
  'v3 nominatorPoolNominatorRewards': 'rows name neither nominator nor pool',
  'v3 nominatorPoolValidatorRewards': 'rows name neither validator nor pool',
  'v3 validatorElections': 'rows name accounts only where participants are embedded',
  'v3 validatorCycles': 'rows name accounts only where validators are embedded',
  'v3 addressInformation': 'one object that does not name its account',
  'v3 walletInformation': 'one object that does not name its account',
  'v3 runGetMethod': 'one result that does not name its account',
  'v3 estimateFee': 'one result that does not name its account',
  'v2 getAddressBalance': 'one number',
  'v2 getAddressInformation': 'one object that does not name its account',
  'v2 getAddressState': 'one word',
  'v2 getWalletInformation': 'one object that does not name its account',
  'v2 runGetMethod': 'one result that does not name its account',
  'v2 runGetMethodStd': 'one result that does not name its account',
  'v2 estimateFee': 'one result that does not name its account',
}

const label = ({ generation, name }: AnyEndpoint) => `${generation} ${name}`
const guardOf = (record: AnyEndpoint) => (record as Endpoint<object, object>).owns

describe('every endpoint that is asked about an account', () => {
  it.each(named.map((record) => [label(record), record] as const))('%s has a guard, or a reason', (_name, record) => {
    expect(guardOf(record) !== undefined).toBe(!(label(record) in UNGUARDED))
  })

  it('is not excused twice', () => {
    const labels = named.map(label)
    expect(Object.keys(UNGUARDED).filter((name) => !labels.includes(name))).toEqual([])
  })
})

/** An honest answer: a row of the given accounts for each guarded param. */
const [ME, YOU] = ['A', 'B'].map((digit) => `0:${digit.repeat(64)}`) as [string, string]
const GUARDED: [name: V3Name, param: string, row: (account: string) => object, list: string][] = [
  ['accountStates', 'address', (address) => ({ address }), 'accounts'],
  ['walletStates', 'address', (address) => ({ address }), 'wallets'],
  ['actions', 'account', (account) => ({ accounts: [account] }), 'actions'],
  ['pendingActions', 'account', (account) => ({ accounts: [account] }), 'actions'],
  ['traces', 'account', (account) => ({ transactions: { h: { account } } }), 'traces'],
  ['messages', 'source', (source) => ({ source, destination: null }), 'messages'],
  ['messages', 'destination', (destination) => ({ source: null, destination }), 'messages'],
  ['pendingTransactions', 'account', (account) => ({ account }), 'transactions'],
  ['transactions', 'account', (account) => ({ account }), 'transactions'],
  ['jettonBurns', 'owner_address', (owner) => ({ owner }), 'jetton_burns'],
  ['jettonBurns', 'address', (owner) => ({ owner }), 'jetton_burns'],
  ['jettonBurns', 'jetton_wallet', (jetton_wallet) => ({ jetton_wallet }), 'jetton_burns'],
  ['jettonBurns', 'jetton_master', (jetton_master) => ({ jetton_master }), 'jetton_burns'],
  ['jettonMasters', 'address', (address) => ({ address }), 'jetton_masters'],
  ['jettonMasters', 'admin_address', (admin_address) => ({ admin_address }), 'jetton_masters'],
  ['jettonTransfers', 'owner_address', (source) => ({ source, destination: null }), 'jetton_transfers'],
  ['jettonTransfers', 'owner_address', (destination) => ({ source: null, destination }), 'jetton_transfers'],
  ['jettonTransfers', 'address', (source) => ({ source, destination: null }), 'jetton_transfers'],
  ['jettonTransfers', 'jetton_wallet', (source_wallet) => ({ source_wallet }), 'jetton_transfers'],
  ['jettonTransfers', 'jetton_master', (jetton_master) => ({ jetton_master }), 'jetton_transfers'],
  ['jettonWallets', 'address', (address) => ({ address }), 'jetton_wallets'],
  ['jettonWallets', 'owner_address', (owner) => ({ owner }), 'jetton_wallets'],
  ['jettonWallets', 'jetton_address', (jetton) => ({ jetton }), 'jetton_wallets'],
  ['nftCollections', 'collection_address', (address) => ({ address }), 'nft_collections'],
  ['nftCollections', 'owner_address', (owner_address) => ({ owner_address }), 'nft_collections'],
  ['nftItems', 'address', (address) => ({ address }), 'nft_items'],
  ['nftItems', 'owner_address', (owner_address) => ({ owner_address }), 'nft_items'],
  ['nftItems', 'owner_address', (real_owner) => ({ owner_address: YOU, real_owner, on_sale: true }), 'nft_items'],
  ['nftItems', 'collection_address', (collection_address) => ({ collection_address }), 'nft_items'],
  ['nftTransfers', 'owner_address', (old_owner) => ({ old_owner, new_owner: null }), 'nft_transfers'],
  ['nftTransfers', 'owner_address', (new_owner) => ({ old_owner: null, new_owner }), 'nft_transfers'],
  ['nftTransfers', 'address', (new_owner) => ({ old_owner: null, new_owner }), 'nft_transfers'],
  ['nftTransfers', 'item_address', (nft_address) => ({ nft_address }), 'nft_transfers'],
  ['nftTransfers', 'collection_address', (nft_collection) => ({ nft_collection }), 'nft_transfers'],
  ['dnsRecords', 'wallet', (dns_wallet) => ({ dns_wallet }), 'records'],
  ['dnsActiveAuctions', 'bidder', (max_bid_address) => ({ max_bid_address }), 'auctions'],
  ['nominatorPoolNominatorEvents', 'pool', (pool_address) => ({ pool_address }), 'events'],
  ['nominatorPoolNominatorEvents', 'nominator', (nominator_address) => ({ nominator_address }), 'events'],
  ['nominatorPoolValidatorEvents', 'validator', (validator_address) => ({ validator_address }), 'events'],
  ['nominatorPoolValidatorEvents', 'pool', (pool_address) => ({ pool_address }), 'events'],
  ['validatorEvents', 'stake_holder_address', (stake_holder_address) => ({ stake_holder_address }), 'events'],
  ['validatorComplaints', 'stake_holder_address', (stake_holder_address) => ({ stake_holder_address }), 'complaints'],
  ['nftSales', 'address', (address) => ({ address }), 'nft_sales'],
  ['multisigOrders', 'address', (address) => ({ address }), 'orders'],
  ['multisigOrders', 'multisig_address', (multisig_address) => ({ multisig_address }), 'orders'],
  ['multisigWallets', 'address', (address) => ({ address }), 'multisigs'],
  ['multisigWallets', 'wallet_address', (signer) => ({ signers: [signer], proposers: null }), 'multisigs'],
  ['multisigWallets', 'wallet_address', (proposer) => ({ signers: null, proposers: [proposer] }), 'multisigs'],
  ['vesting', 'contract_address', (address) => ({ address }), 'vesting_contracts'],
  ['vesting', 'wallet_address', (owner_address) => ({ owner_address }), 'vesting_contracts'],
  ['vesting', 'wallet_address', (sender_address) => ({ sender_address }), 'vesting_contracts'],
]

const ofAccount = (account_address: string) => ({ address: { account_address } })
/** The same for v2, whose answers have no common form. Each has rows of the given accounts, or is about the last of them. */
const GUARDED_V2: [name: V2Name, param: string, answer: (...accounts: string[]) => unknown][] = [
  ['getTransactions', 'address', (...accounts) => accounts.map(ofAccount)],
  ['getTransactionsStd', 'address', (...accounts) => ({ transactions: accounts.map(ofAccount) })],
  ['tryLocateTx', 'destination', (...accounts) => ofAccount(accounts.at(-1) as string)],
  ['tryLocateResultTx', 'destination', (...accounts) => ofAccount(accounts.at(-1) as string)],
  ['tryLocateSourceTx', 'source', (...accounts) => ofAccount(accounts.at(-1) as string)],
  ['getExtendedAddressInformation', 'address', (...accounts) => ofAccount(accounts.at(-1) as string)],
  ['getTokenData', 'address', (...accounts) => ({ address: accounts.at(-1) })],
  ['detectAddress', 'address', (...accounts) => ({ raw_form: accounts.at(-1) })],
  ['packAddress', 'address', (...accounts) => toFriendlyAddress(accounts.at(-1) as string)],
  ['unpackAddress', 'address', (...accounts) => accounts.at(-1)],
]

describe('the guard', () => {
  it.each(GUARDED)('the guard of %s by %s lets own rows pass and names the stranger', (name, param, row, list) => {
    const owns = guardOf(all.find((record) => label(record) === `v3 ${name}`) as AnyEndpoint)
    // The account itself is first: a guard that reads one row only would miss the other.
    const answer = (...accounts: string[]) => ({ [list]: accounts.map(row), address_book: {}, metadata: {} })
    expect(owns?.({ [param]: ME }, answer(ME, ME))).toEqual([])
    expect(owns?.({ [param]: ME.toLowerCase() }, answer(ME))).toEqual([])
    expect(owns?.({ [param]: ME }, answer(ME, YOU))).toEqual([YOU])
    expect(owns?.({}, answer(YOU))).toEqual([])
  })

  it.each(GUARDED_V2)('the guard of v2 %s by %s lets own rows pass and names the stranger', (name, param, answer) => {
    const owns = guardOf(all.find((record) => label(record) === `v2 ${name}`) as AnyEndpoint)
    const foreign = (asked: object, given: unknown) => owns?.(asked, given as object)?.map(rawForm)
    expect(foreign({ [param]: ME }, answer(ME, ME))).toEqual([])
    expect(foreign({ [param]: toFriendlyAddress(ME) }, answer(ME))).toEqual([])
    expect(foreign({ [param]: ME }, answer(ME, YOU))).toEqual([YOU])
    expect(foreign({}, answer(YOU))).toEqual([])
  })

  it('the guard of every record of v2 that has one is in the table', () => {
    const guarded = all.filter((record) => record.generation === 'v2' && guardOf(record)).map(({ name }) => name)
    expect(GUARDED_V2.map(([name]) => name).sort()).toEqual(guarded.sort())
  })

  it('the guard of every record of v3, and of each of its params that name the owner, is in the table', () => {
    /** Conditions on something else than the owner of a row. */
    const other = ['exclude_account', 'transactions source', 'transactions destination']
    for (const record of named.filter((one) => one.generation === 'v3' && guardOf(one))) {
      for (const { name, type } of contract(record).params) {
        if (!isAddress(type) || other.includes(name) || other.includes(`${record.name} ${name}`)) continue
        expect(
          GUARDED.some(([of, param]) => of === record.name && param === name),
          `${record.name} ${name}`,
        ).toBe(true)
      }
    }
  })
})
