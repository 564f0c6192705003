import type { ActionDetailsByType } from '../contract/v3/action.ts'
import type { OneOrMany } from '../core/schema/checks.ts'
import type { ActionType } from '../endpoints/v3/actions/actionOf.ts'
import type { ActivityKind } from './kinds.ts'
import type { NoteWord, ReadingVerb } from './verbs.ts'

type Field<Details> = Details extends unknown ? keyof Details & string : never
type Path<Details> = Field<Details> | `${Field<Details>}.${string}`

type Amounts<Path extends string> = OneOrMany<Path | `${Path}:${Path}`>

/** Where the details of one kind of action keep what a row shows. Paths are dotted. */
interface ActionReading<Path extends string> {
  /** Its kind in the filter. */
  readonly kind: ActivityKind
  readonly verb: ReadingVerb
  /** The account that started it, or paid. Default `source`. */
  readonly from?: Path
  /** Who was reached. Default `destination`. */
  readonly to?: Path | readonly [Path, Path]
  /** The moved value: an amount of the coin, or `amount:asset`, whose asset is `null` for the coin. */
  readonly pays?: Amounts<Path>
  /** The other asset of an exchange. */
  readonly gets?: Amounts<Path>
  /** The NFT item that it is about. */
  readonly nft?: Path
  /** The name of an exchange, a provider or a marketplace. */
  readonly by?: Path
  /** The same of a type that only one of them has. */
  readonly protocol?: string
  /** An amount that was asked for and has not moved. */
  readonly wants?: Amounts<Path>
  /** One more thing worth knowing. */
  readonly note?: readonly [NoteWord, Path]
}

export type AnyReading = ActionReading<string>

const transfer = { kind: 'transfer', verb: 'sent' } as const
const jetton = { kind: 'jetton', pays: 'amount:asset' } as const
const mint = { ...jetton, verb: 'minted' } as const
const burn = { ...jetton, verb: 'burned' } as const
const tgbtc = { protocol: 'tgbtc' } as const
const peggedMint = { ...mint, ...tgbtc, note: ['bitcoin', 'bitcoin_tx_id'] } as const
const newKey = { kind: 'other', verb: 'keySet', to: 'coordinator', ...tgbtc } as const
const swap = { kind: 'defi' } as const
const defi = { kind: 'defi' } as const
const coffee = { protocol: 'coffee' } as const
const evaa = { kind: 'defi', protocol: 'evaa' } as const
const pool = { ...defi, to: 'pool' } as const
const dex = { ...pool, by: 'dex' } as const
const stake = { kind: 'stake' } as const
const provider = { ...stake, from: 'stake_holder', to: 'pool', by: 'provider' } as const
const unstake = { ...provider, pays: 'tokens_burnt:asset', nft: 'payout_nft' } as const
const jvault = { ...stake, to: 'pool', protocol: 'jvault' } as const
const coffeeStake = { ...stake, to: 'pool', ...coffee } as const
const nft = { kind: 'nft', nft: 'nft_item' } as const
const trade = { kind: 'nft' } as const
const sale = { ...trade, from: 'owner', nft: 'nft_item', by: 'marketplace' } as const
const auctionStart = { ...sale, verb: 'auctioned', to: 'auction_address', note: ['minBid', 'min_bid'] } as const
const auctionEnd = { ...sale, verb: 'auctionCancelled', to: 'auction_address' } as const
const domain = { kind: 'dns', to: 'asset', nft: 'asset' } as const
const subscription = {
  kind: 'other',
  from: 'subscriber',
  to: ['beneficiary', 'subscription'],
  pays: 'amount',
} as const
const packet = { kind: 'other', from: 'sender', protocol: 'layerzero' } as const
const multisig = { kind: 'other' } as const
const cocoon = { kind: 'other', protocol: 'cocoon' } as const

/** How to read every kind of action that the contract names: one that is missing here is a type error. */
export const READINGS: { readonly [Type in ActionType]: ActionReading<Path<ActionDetailsByType[Type]>> } = {
  ton_transfer: { ...transfer, pays: 'value' },
  extra_currency_transfer: { ...transfer, pays: 'value' },
  jetton_transfer: { ...transfer, from: 'sender', to: 'receiver', pays: 'amount:asset' },
  call_contract: { kind: 'call', verb: 'called', pays: 'value' },
  contract_deploy: { kind: 'call', verb: 'deployed', pays: 'value' },
  tick_tock: { kind: 'call', verb: 'ticked', from: 'account' },
  unknown: { kind: 'call', verb: 'called' },

  jetton_mint: { ...mint, from: 'asset', to: 'receiver' },
  jetton_burn: { ...burn, from: 'owner', to: 'asset' },
  tgbtc_mint: peggedMint,
  tgbtc_mint_fallback: peggedMint,
  tgbtc_burn: { ...burn, ...tgbtc },
  tgbtc_burn_fallback: { ...burn, ...tgbtc },
  tgbtc_new_key: newKey,
  tgbtc_new_key_fallback: newKey,
  tgbtc_dkg_log_fallback: { kind: 'other', verb: 'keyLogged', from: 'coordinator', ...tgbtc },

  jetton_swap: {
    ...swap,
    verb: 'swapped',
    from: 'sender',
    to: 'dex_incoming_transfer.destination',
    pays: 'dex_incoming_transfer.amount:dex_incoming_transfer.asset',
    gets: 'dex_outgoing_transfer.amount:dex_outgoing_transfer.asset',
    by: 'dex',
  },
  coffee_mev_protect_hold_funds: { ...swap, ...coffee, verb: 'swapHeld', to: 'mev_contract', pays: 'amount:asset' },
  coffee_mev_protect_failed_swap: { ...swap, ...coffee, verb: 'swapRefused' },
  dex_deposit_liquidity: {
    ...dex,
    verb: 'liquidityAdded',
    pays: ['amount_1:asset_1', 'amount_2:asset_2'],
    nft: 'nft_address',
  },
  dex_withdraw_liquidity: {
    ...dex,
    verb: 'liquidityRemoved',
    gets: ['amount_1:asset_1', 'amount_2:asset_2'],
    nft: 'burnt_nft_address',
  },
  dedust_v2_claim_fees: { ...dex, verb: 'feesClaimed', gets: ['amount_1:asset_1', 'amount_2:asset_2'] },
  dedust_v2_claim_reward: { ...dex, verb: 'rewardClaimed', gets: 'amount:asset' },
  tonco_deploy_pool: { ...pool, verb: 'poolCreated', protocol: 'tonco' },
  coffee_create_pool: {
    ...pool,
    ...coffee,
    verb: 'poolCreated',
    pays: ['amount_1:asset_1', 'amount_2:asset_2'],
  },
  coffee_create_pool_creator: {
    ...defi,
    ...coffee,
    verb: 'poolPrepared',
    to: 'pool_creator_contract',
    pays: 'amount:provided_asset',
  },
  coffee_create_vault: { ...defi, ...coffee, verb: 'vaultCreated', to: 'vault', pays: 'value' },
  evaa_supply: { ...evaa, verb: 'lent', to: 'master', pays: 'amount:asset' },
  evaa_withdraw: {
    ...evaa,
    verb: 'withdrew',
    from: 'recipient',
    to: 'master',
    gets: 'amount:asset',
    note: ['reason', 'fail_reason'],
  },
  evaa_liquidate: {
    ...evaa,
    verb: 'liquidated',
    to: 'borrower',
    gets: 'amount:asset',
    note: ['reason', 'fail_reason'],
  },

  stake_deposit: { ...provider, verb: 'staked', pays: 'amount:source_asset', gets: 'tokens_minted:asset' },
  stake_withdrawal_request: { ...unstake, verb: 'unstakeAsked' },
  stake_withdrawal: { ...unstake, verb: 'unstaked', gets: 'amount' },
  election_deposit: { ...stake, from: 'stake_holder', verb: 'electionEntered', pays: 'amount' },
  election_recover: { ...stake, from: 'stake_holder', verb: 'electionLeft', gets: 'amount' },
  jvault_stake: { ...jvault, verb: 'staked', pays: 'amount:asset' },
  jvault_unstake_request: { ...jvault, verb: 'unstakeAsked', wants: 'amount:asset', note: ['exitCode', 'exit_code'] },
  jvault_unstake: { ...jvault, verb: 'unstaked', gets: 'amount:asset', note: ['exitCode', 'exit_code'] },
  jvault_claim: { ...jvault, verb: 'rewardClaimed', gets: 'claimed_rewards.amount:claimed_rewards.jetton' },
  coffee_staking_deposit: { ...coffeeStake, verb: 'staked', pays: 'amount:asset', nft: 'minted_item_address' },
  coffee_staking_withdraw: { ...coffeeStake, verb: 'unstaked', gets: 'amount:asset', nft: 'nft_address' },
  coffee_staking_claim_rewards: { ...coffeeStake, verb: 'rewardClaimed', from: 'recipient', gets: 'amount:asset' },

  nft_transfer: { ...nft, verb: 'nftSent', from: 'old_owner', to: 'new_owner' },
  nft_purchase: {
    ...nft,
    verb: 'nftBought',
    from: 'new_owner',
    to: ['real_old_owner', 'old_owner'],
    pays: 'price',
    by: 'marketplace',
  },
  nft_mint: { ...nft, verb: 'nftMinted', from: 'owner', to: 'nft_collection' },
  nft_discovery: { ...nft, verb: 'nftAsked', to: 'nft_item' },
  nft_put_on_sale: {
    ...sale,
    verb: 'listed',
    to: ['sale_address', 'marketplace_address'],
    note: ['price', 'full_price'],
  },
  nft_update_sale: {
    ...trade,
    verb: 'priced',
    to: 'sale_contract',
    nft: 'nft_address',
    by: 'marketplace',
    note: ['price', 'full_price'],
  },
  nft_cancel_sale: { ...sale, verb: 'unlisted', to: 'sale_address' },
  nft_put_on_auction: auctionStart,
  teleitem_start_auction: auctionStart,
  nft_cancel_auction: auctionEnd,
  teleitem_cancel_auction: auctionEnd,
  nft_finish_auction: { ...auctionEnd, verb: 'auctionEnded' },
  auction_bid: { ...trade, pays: 'amount', nft: 'nft_item', verb: 'bid', from: 'bidder', to: 'auction' },
  auction_outbid: {
    ...trade,
    pays: 'amount',
    nft: 'nft_item',
    verb: 'outbid',
    from: 'auction_address',
    to: 'bidder',
    by: 'marketplace',
  },

  dns_purchase: {
    kind: 'dns',
    nft: 'nft_item',
    verb: 'domainWon',
    from: 'new_owner',
    to: 'nft_collection',
    pays: 'price',
  },
  dns_release: {
    kind: 'dns',
    nft: 'nft_item',
    verb: 'domainReleased',
    to: 'nft_item',
    pays: 'value',
  },
  change_dns: { ...domain, verb: 'domainChanged', note: ['record', 'value'] },
  delete_dns: { ...domain, verb: 'domainCleared' },
  renew_dns: { ...domain, verb: 'domainRenewed' },

  subscribe: { ...subscription, verb: 'subscribed' },
  unsubscribe: { ...subscription, verb: 'unsubscribed' },
  layerzero_send: {
    ...packet,
    verb: 'chainSent',
    from: 'initiator',
    to: 'layerzero_send_data.endpoint',
    note: ['chain', 'layerzero_packet_data.dst_eid'],
  },
  layerzero_send_tokens: {
    ...packet,
    verb: 'chainSent',
    to: 'oapp',
    pays: 'amount:asset',
    note: ['chain', 'layerzero_packet_data.dst_eid'],
  },
  layerzero_receive: { ...packet, verb: 'chainReceived', to: 'oapp', note: ['chain', 'layerzero_packet_data.src_eid'] },
  layerzero_commit_packet: {
    ...packet,
    verb: 'chainCommitted',
    to: 'endpoint',
    note: ['chain', 'layerzero_packet_data.src_eid'],
  },
  layerzero_dvn_verify: { ...packet, verb: 'chainVerified', from: 'initiator', to: 'dvn', note: ['result', 'status'] },
  multisig_create_order: { ...multisig, verb: 'orderProposed', note: ['order', 'order_seqno'] },
  multisig_approve: { ...multisig, verb: 'orderApproved', note: ['exitCode', 'exit_code'] },
  multisig_execute: { ...multisig, verb: 'orderExecuted', note: ['order', 'order_seqno'] },
  vesting_send_message: {
    kind: 'other',
    verb: 'vestingPaid',
    from: 'vesting',
    pays: 'amount',
  },
  vesting_add_whitelist: {
    kind: 'other',
    verb: 'vestingAllowed',
    to: 'vesting',
    note: ['accounts', 'accounts_added'],
  },
  cocoon_client_register: { ...cocoon, verb: 'clientRegistered' },
  cocoon_client_top_up: { ...cocoon, verb: 'toppedUp', pays: 'amount' },
  cocoon_client_increase_stake: { ...cocoon, verb: 'stakeRaised', pays: 'amount' },
  cocoon_client_change_secret_hash: { ...cocoon, verb: 'secretChanged' },
  cocoon_client_request_refund: { ...cocoon, verb: 'refundAsked' },
  cocoon_client_withdraw: { ...cocoon, verb: 'withdrew', gets: 'amount' },
  cocoon_grant_refund: { ...cocoon, verb: 'refunded', pays: 'amount' },
  cocoon_proxy_charge: { ...cocoon, verb: 'charged' },
  cocoon_proxy_payout: { ...cocoon, verb: 'paidOut' },
  cocoon_register_proxy: { ...cocoon, verb: 'proxyRegistered' },
  cocoon_unregister_proxy: { ...cocoon, verb: 'proxyUnregistered' },
  cocoon_worker_payout: { ...cocoon, verb: 'paidOut', pays: 'amount' },
}

const ANY: AnyReading = READINGS.unknown

/** Whether this library knows the type. */
export const isKnownType = (type: string): type is ActionType => Object.hasOwn(READINGS, type)

/** How to read an action of any type: a type newer than this library is a call of a contract. */
export const readingOf = (type: string): AnyReading => (isKnownType(type) ? READINGS[type] : ANY)

/** The types that the endpoint is asked for. Extra currencies are stored as what carries them. */
export const typesOf = (kinds: readonly ActivityKind[]): string[] =>
  Object.entries(READINGS)
    .filter(([type, { kind }]) => kinds.includes(kind) && type !== 'extra_currency_transfer')
    .map(([type]) => type)
