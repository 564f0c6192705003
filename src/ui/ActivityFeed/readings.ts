import type { OneOrMany } from '../../core/checks.ts'
import type { ActionType } from '../../schemas/action.ts'
import type { ActionDetailsByType } from '../../schemas/actions/byType.ts'
import * as noteIcons from '../icons/notePaths.ts'
import * as icons from '../icons/paths.ts'
import type { activityTexts } from './texts.ts'

export type Verb = keyof typeof activityTexts extends infer Key
  ? Key extends `did.${infer Verb}`
    ? Verb
    : never
  : never
export type NoteWord = keyof typeof activityTexts extends infer Key
  ? Key extends `note.${infer Note}`
    ? Note
    : never
  : never

type Field<Details> = Details extends unknown ? keyof Details & string : never
type Path<Details> = Field<Details> | `${Field<Details>}.${string}`

type Amounts<Path extends string> = OneOrMany<Path | `${Path}:${Path}`>

/** Where the details of one kind of action keep what a row shows. Paths are dotted. */
interface Reading<Path extends string> {
  readonly verb: Verb
  readonly icon: string
  /** Who set it going, or who paid. Default `source`. */
  readonly from?: Path
  /** Who was reached. Default `destination`. */
  readonly to?: Path | readonly [Path, Path]
  /** What went from the one to the other: an amount of the coin, or `amount:asset`, whose asset is `null` for the coin. */
  readonly pays?: Amounts<Path>
  /** What came back for it. */
  readonly gets?: Amounts<Path>
  /** The NFT item that it is about. */
  readonly nft?: Path
  /** The name of an exchange, a provider or a marketplace. */
  readonly by?: Path
  /** One more thing worth knowing. */
  readonly note?: readonly [NoteWord, Path]
}

export type AnyReading = Reading<string>

const transfer = { verb: 'sent', icon: icons.arrowOut } as const
const pool = { icon: icons.stack, to: 'pool', by: 'dex' } as const
const jvault = { icon: icons.stack, to: 'pool' } as const
const cocoon = { icon: icons.call } as const
const tgbtc = { pays: 'amount:asset' } as const
const newKey = { verb: 'keySet', icon: icons.key, to: 'coordinator' } as const
const domain = { icon: icons.outside, to: 'asset', nft: 'asset' } as const
const packet = { icon: icons.bridge } as const
const multisig = { icon: icons.people } as const
const sale = { icon: icons.gavel, from: 'owner', nft: 'nft_item', by: 'marketplace' } as const
const auctionStart = { ...sale, verb: 'auctioned', to: 'auction_address', note: ['minBid', 'min_bid'] } as const
const auctionEnd = { ...sale, verb: 'auctionCancelled', to: 'auction_address' } as const

/** How to read every kind of action that the contract names: one that is missing here is a type error. */
export const READINGS: { readonly [Type in ActionType]: Reading<Path<ActionDetailsByType[Type]>> } = {
  ton_transfer: { ...transfer, pays: 'value' },
  extra_currency_transfer: { ...transfer, pays: 'value' },
  jetton_transfer: { ...transfer, from: 'sender', to: 'receiver', pays: 'amount:asset' },
  call_contract: { verb: 'called', icon: icons.call, pays: 'value' },
  contract_deploy: {
    verb: 'deployed',
    icon: icons.deploy,
    pays: 'value',
  },
  tick_tock: { verb: 'ticked', icon: icons.clock, from: 'account' },
  unknown: { verb: 'called', icon: icons.call },

  jetton_mint: {
    verb: 'minted',
    icon: icons.mint,
    from: 'asset',
    to: 'receiver',
    pays: 'amount:asset',
  },
  jetton_burn: { verb: 'burned', icon: icons.burn, from: 'owner', to: 'asset', pays: 'amount:asset' },
  tgbtc_mint: { ...tgbtc, verb: 'minted', icon: icons.mint, note: ['bitcoin', 'bitcoin_tx_id'] },
  tgbtc_mint_fallback: { ...tgbtc, verb: 'minted', icon: icons.mint, note: ['bitcoin', 'bitcoin_tx_id'] },
  tgbtc_burn: { ...tgbtc, verb: 'burned', icon: icons.burn },
  tgbtc_burn_fallback: { ...tgbtc, verb: 'burned', icon: icons.burn },
  tgbtc_new_key: newKey,
  tgbtc_new_key_fallback: newKey,
  tgbtc_dkg_log_fallback: { verb: 'keyLogged', icon: icons.key, from: 'coordinator' },

  jetton_swap: {
    verb: 'swapped',
    icon: icons.swap,
    from: 'sender',
    to: 'dex_incoming_transfer.destination',
    pays: 'dex_incoming_transfer.amount:dex_incoming_transfer.asset',
    gets: 'dex_outgoing_transfer.amount:dex_outgoing_transfer.asset',
    by: 'dex',
  },
  coffee_mev_protect_hold_funds: {
    verb: 'swapHeld',
    icon: icons.swap,
    to: 'mev_contract',
    pays: 'amount:asset',
  },
  coffee_mev_protect_failed_swap: { verb: 'swapRefused', icon: icons.swap },
  dex_deposit_liquidity: {
    ...pool,
    verb: 'liquidityAdded',
    pays: ['amount_1:asset_1', 'amount_2:asset_2'],
    nft: 'nft_address',
  },
  dex_withdraw_liquidity: {
    ...pool,
    verb: 'liquidityRemoved',
    gets: ['amount_1:asset_1', 'amount_2:asset_2'],
    nft: 'burnt_nft_address',
  },
  dedust_v2_claim_fees: { ...pool, verb: 'feesClaimed', gets: ['amount_1:asset_1', 'amount_2:asset_2'] },
  dedust_v2_claim_reward: { ...pool, verb: 'rewardClaimed', gets: 'amount:asset' },
  tonco_deploy_pool: { verb: 'poolCreated', icon: icons.stack, to: 'pool' },
  coffee_create_pool: {
    verb: 'poolCreated',
    icon: icons.stack,
    to: 'pool',
    pays: ['amount_1:asset_1', 'amount_2:asset_2'],
  },
  coffee_create_pool_creator: {
    verb: 'poolPrepared',
    icon: icons.stack,
    to: 'pool_creator_contract',
    pays: 'amount:provided_asset',
  },
  coffee_create_vault: {
    verb: 'vaultCreated',
    icon: icons.stack,
    to: 'vault',
    pays: 'value',
  },
  evaa_supply: { verb: 'lent', icon: icons.stack, to: 'master', pays: 'amount:asset' },
  evaa_withdraw: {
    verb: 'withdrew',
    icon: icons.stack,
    from: 'recipient',
    to: 'master',
    gets: 'amount:asset',
    note: ['reason', 'fail_reason'],
  },
  evaa_liquidate: {
    verb: 'liquidated',
    icon: icons.gavel,
    to: 'borrower',
    gets: 'amount:asset',
    note: ['reason', 'fail_reason'],
  },

  stake_deposit: {
    verb: 'staked',
    icon: icons.stack,
    from: 'stake_holder',
    to: 'pool',
    pays: 'amount:source_asset',
    gets: 'tokens_minted:asset',
    by: 'provider',
  },
  stake_withdrawal_request: {
    verb: 'unstakeAsked',
    icon: icons.stack,
    from: 'stake_holder',
    to: 'pool',
    pays: 'tokens_burnt:asset',
    by: 'provider',
    nft: 'payout_nft',
  },
  stake_withdrawal: {
    verb: 'unstaked',
    icon: icons.stack,
    from: 'stake_holder',
    to: 'pool',
    pays: 'tokens_burnt:asset',
    gets: 'amount',
    by: 'provider',
    nft: 'payout_nft',
  },
  election_deposit: { verb: 'staked', icon: icons.stack, from: 'stake_holder', pays: 'amount' },
  election_recover: { verb: 'unstaked', icon: icons.stack, from: 'stake_holder', gets: 'amount' },
  jvault_stake: { ...jvault, verb: 'staked', pays: 'amount:asset' },
  jvault_unstake_request: { ...jvault, verb: 'unstakeAsked', note: ['exitCode', 'exit_code'] },
  jvault_unstake: { ...jvault, verb: 'unstaked', gets: 'amount:asset', note: ['exitCode', 'exit_code'] },
  jvault_claim: { ...jvault, verb: 'rewardClaimed', gets: 'claimed_rewards.amount:claimed_rewards.jetton' },
  coffee_staking_deposit: { ...jvault, verb: 'staked', pays: 'amount:asset', nft: 'minted_item_address' },
  coffee_staking_withdraw: { ...jvault, verb: 'unstaked', gets: 'amount:asset', nft: 'nft_address' },
  coffee_staking_claim_rewards: {
    verb: 'rewardClaimed',
    icon: icons.stack,
    from: 'recipient',
    to: 'pool',
    gets: 'amount:asset',
  },

  nft_transfer: { verb: 'nftSent', icon: icons.nft, from: 'old_owner', to: 'new_owner', nft: 'nft_item' },
  nft_purchase: {
    verb: 'nftBought',
    icon: icons.nft,
    from: 'new_owner',
    to: ['real_old_owner', 'old_owner'],
    pays: 'price',
    nft: 'nft_item',
    by: 'marketplace',
  },
  nft_mint: { verb: 'nftMinted', icon: icons.mint, from: 'owner', to: 'nft_collection', nft: 'nft_item' },
  nft_discovery: { verb: 'nftAsked', icon: icons.nft, to: 'nft_item', nft: 'nft_item' },
  nft_put_on_sale: {
    ...sale,
    verb: 'listed',
    to: ['marketplace_address', 'sale_address'],
    note: ['price', 'full_price'],
  },
  nft_update_sale: {
    verb: 'priced',
    icon: icons.gavel,
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
  auction_bid: {
    verb: 'bid',
    icon: icons.gavel,
    from: 'bidder',
    to: 'auction',
    pays: 'amount',
    nft: 'nft_item',
  },
  auction_outbid: {
    verb: 'outbid',
    icon: icons.gavel,
    from: 'auction_address',
    to: 'bidder',
    pays: 'amount',
    nft: 'nft_item',
    by: 'marketplace',
  },

  dns_purchase: {
    verb: 'domainWon',
    icon: icons.outside,
    from: 'new_owner',
    to: 'nft_collection',
    pays: 'price',
    nft: 'nft_item',
  },
  dns_release: {
    verb: 'domainReleased',
    icon: icons.outside,
    to: 'nft_item',
    pays: 'value',
    nft: 'nft_item',
  },
  change_dns: { ...domain, verb: 'domainChanged', note: ['record', 'value'] },
  delete_dns: { ...domain, verb: 'domainCleared' },
  renew_dns: { ...domain, verb: 'domainRenewed' },

  subscribe: {
    verb: 'subscribed',
    icon: noteIcons.refresh,
    from: 'subscriber',
    to: ['beneficiary', 'subscription'],
    pays: 'amount',
  },
  unsubscribe: {
    verb: 'unsubscribed',
    icon: noteIcons.refresh,
    from: 'subscriber',
    to: ['beneficiary', 'subscription'],
    pays: 'amount',
  },
  layerzero_send: {
    ...packet,
    verb: 'chainSent',
    from: 'initiator',
    to: 'layerzero_send_data.endpoint',
    pays: 'layerzero_send_data.native_fee',
    note: ['chain', 'layerzero_packet_data.dst_eid'],
  },
  layerzero_send_tokens: {
    ...packet,
    verb: 'chainSent',
    from: 'sender',
    to: 'oapp',
    pays: 'amount:asset',
    note: ['chain', 'layerzero_packet_data.dst_eid'],
  },
  layerzero_receive: {
    ...packet,
    verb: 'chainReceived',
    from: 'sender',
    to: 'oapp',
    note: ['chain', 'layerzero_packet_data.src_eid'],
  },
  layerzero_commit_packet: {
    ...packet,
    verb: 'chainCommitted',
    from: 'sender',
    to: 'endpoint',
    note: ['chain', 'layerzero_packet_data.src_eid'],
  },
  layerzero_dvn_verify: { ...packet, verb: 'chainVerified', from: 'initiator', to: 'dvn', note: ['result', 'status'] },
  multisig_create_order: { ...multisig, verb: 'orderProposed', note: ['order', 'order_seqno'] },
  multisig_approve: { ...multisig, verb: 'orderApproved', note: ['exitCode', 'exit_code'] },
  multisig_execute: { ...multisig, verb: 'orderExecuted', note: ['order', 'order_seqno'] },
  vesting_send_message: {
    verb: 'vestingPaid',
    icon: noteIcons.hourglass,
    from: 'vesting',
    pays: 'amount',
  },
  vesting_add_whitelist: {
    verb: 'vestingAllowed',
    icon: noteIcons.hourglass,
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
  cocoon_register_proxy: { verb: 'proxyRegistered', icon: icons.call },
  cocoon_unregister_proxy: { verb: 'proxyUnregistered', icon: icons.call },
  cocoon_worker_payout: { ...cocoon, verb: 'paidOut', pays: 'amount' },
}

const ANY: AnyReading = READINGS.unknown

/** How to read an action of any type: one that came after this library is a call of a contract. */
export const readingOf = (type: string): AnyReading =>
  Object.hasOwn(READINGS, type) ? ((READINGS as Readonly<Record<string, AnyReading>>)[type] as AnyReading) : ANY
