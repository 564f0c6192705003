/**
 * Types of action by the names under which clients ask for several of them, each a list of types and of other such names. What
 * the names stand for is told by the indexer alone: toncenter/ton-indexer, ton-index-go/index/models/action_versioning.go.
 */
const shortcuts: Readonly<Record<string, string>> = {
  v1: `call_contract contract_deploy tick_tock ton_transfer staking jettons nft jetton_swap dex_deposit_liquidity
    dex_withdraw_liquidity change_dns delete_dns renew_dns subscribe unsubscribe election_deposit election_recover`,
  v2: 'v1 multisig vesting evaa jvault coffee coffee_mev_protect_failed_swap nft_discovery tonco_deploy_pool unknown',
  v3: 'v2 nft.v3 layerzero',
  v4: 'v3 cocoon',
  v5: 'v4 dedust_v2_claim_fees dedust_v2_claim_reward',
  latest: 'v5',
  staking: 'stake_deposit stake_withdrawal stake_withdrawal_request',
  jettons: 'jetton_transfer jetton_burn jetton_mint',
  nft: 'nft_transfer nft_mint auction_bid',
  'nft.v3': `nft nft_put_on_sale nft_put_on_auction nft_purchase nft_cancel_sale nft_cancel_auction nft_finish_auction
    nft_update_sale auction_outbid teleitem_start_auction teleitem_cancel_auction dns_purchase dns_release`,
  dns: 'change_dns delete_dns renew_dns dns_purchase dns_release',
  'dns.v2': 'dns',
  multisig: 'multisig_create_order multisig_approve multisig_execute',
  vesting: 'vesting_send_message vesting_add_whitelist',
  evaa: 'evaa_supply evaa_withdraw evaa_liquidate',
  jvault: 'jvault_stake jvault_unstake jvault_claim jvault_unstake_request',
  coffee: `coffee_create_vault coffee_create_pool_creator coffee_create_pool coffee_mev_protect_hold_funds
    coffee_staking_claim_rewards coffee_staking_deposit coffee_staking_withdraw`,
  tgbtc: `tgbtc_dkg_log_fallback tgbtc_new_key tgbtc_new_key_fallback tgbtc_burn tgbtc_burn_fallback tgbtc_mint
    tgbtc_mint_fallback`,
  layerzero: 'layerzero_send layerzero_send_tokens layerzero_receive layerzero_commit_packet layerzero_dvn_verify',
  cocoon: `cocoon_worker_payout cocoon_proxy_payout cocoon_proxy_charge cocoon_client_top_up cocoon_register_proxy
    cocoon_unregister_proxy cocoon_client_register cocoon_client_change_secret_hash cocoon_client_request_refund
    cocoon_grant_refund cocoon_client_increase_stake cocoon_client_withdraw`,
}

/** The types that a client understands who sends these names. What is no shortcut is a type; `v1` everybody understands. */
export function understoodTypes(names: readonly string[]): ReadonlySet<string> {
  const types = new Set<string>()
  const add = (name: string): void => {
    if (Object.hasOwn(shortcuts, name)) for (const each of (shortcuts[name] as string).split(/\s+/)) add(each)
    else types.add(name)
  }
  for (const name of [...names, 'v1']) add(name)
  return types
}

/** The name under which the service stores an action, and filters it: extra currencies are told apart only in its answers. */
export const storedType = (type: string): string => (type === 'extra_currency_transfer' ? 'ton_transfer' : type)
