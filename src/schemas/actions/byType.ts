import type { $ZodType } from 'zod/v4/core'
import * as z from '../../core/schema.ts'
import {
  type CocoonClientChangeSecretHashDetails,
  type CocoonClientIncreaseStakeDetails,
  type CocoonClientRegisterDetails,
  type CocoonClientRequestRefundDetails,
  type CocoonClientTopUpDetails,
  type CocoonClientWithdrawDetails,
  type CocoonGrantRefundDetails,
  type CocoonProxyChargeDetails,
  type CocoonProxyPayoutDetails,
  type CocoonRegisterProxyDetails,
  type CocoonUnregisterProxyDetails,
  type CocoonWorkerPayoutDetails,
  cocoonClientChangeSecretHashDetails,
  cocoonClientIncreaseStakeDetails,
  cocoonClientRegisterDetails,
  cocoonClientRequestRefundDetails,
  cocoonClientTopUpDetails,
  cocoonClientWithdrawDetails,
  cocoonGrantRefundDetails,
  cocoonProxyChargeDetails,
  cocoonProxyPayoutDetails,
  cocoonRegisterProxyDetails,
  cocoonUnregisterProxyDetails,
  cocoonWorkerPayoutDetails,
} from './cocoon.ts'
import {
  type CoffeeCreatePoolCreatorDetails,
  type CoffeeCreatePoolDetails,
  type CoffeeCreateVaultDetails,
  type CoffeeMevProtectHoldFundsDetails,
  type CoffeeStakingClaimRewardsDetails,
  type CoffeeStakingDepositDetails,
  type CoffeeStakingWithdrawDetails,
  coffeeCreatePoolCreatorDetails,
  coffeeCreatePoolDetails,
  coffeeCreateVaultDetails,
  coffeeMevProtectHoldFundsDetails,
  coffeeStakingClaimRewardsDetails,
  coffeeStakingDepositDetails,
  coffeeStakingWithdrawDetails,
} from './coffee.ts'
import { type JettonSwapDetails, jettonSwapDetails, type LimitedSwapDetails, limitedSwapDetails } from './dex.ts'
import {
  type ChangeDnsDetails,
  changeDnsDetails,
  type DeleteDnsDetails,
  type DnsPurchaseDetails,
  type DnsReleaseDetails,
  deleteDnsDetails,
  dnsPurchaseDetails,
  dnsReleaseDetails,
  type RenewDnsDetails,
  renewDnsDetails,
} from './dns.ts'
import {
  type EvaaLiquidateDetails,
  type EvaaSupplyDetails,
  type EvaaWithdrawDetails,
  evaaLiquidateDetails,
  evaaSupplyDetails,
  evaaWithdrawDetails,
} from './evaa.ts'
import {
  type JettonBurnDetails,
  type JettonMintDetails,
  type JettonTransferDetails,
  jettonBurnDetails,
  jettonMintDetails,
  jettonTransferDetails,
} from './jettons.ts'
import {
  type JvaultClaimDetails,
  type JvaultStakeDetails,
  type JvaultUnstakeDetails,
  type JvaultUnstakeRequestDetails,
  jvaultClaimDetails,
  jvaultStakeDetails,
  jvaultUnstakeDetails,
  jvaultUnstakeRequestDetails,
} from './jvault.ts'
import {
  type LayerZeroCommitPacketDetails,
  type LayerZeroDvnVerifyDetails,
  type LayerZeroReceiveDetails,
  type LayerZeroSendDetails,
  type LayerZeroSendTokensDetails,
  layerZeroCommitPacketDetails,
  layerZeroDvnVerifyDetails,
  layerZeroReceiveDetails,
  layerZeroSendDetails,
  layerZeroSendTokensDetails,
} from './layerZero.ts'
import {
  type DedustV2ClaimFeesDetails,
  type DedustV2ClaimRewardDetails,
  type DexDepositLiquidityDetails,
  type DexWithdrawLiquidityDetails,
  dedustV2ClaimFeesDetails,
  dedustV2ClaimRewardDetails,
  dexDepositLiquidityDetails,
  dexWithdrawLiquidityDetails,
  type ToncoDeployPoolDetails,
  toncoDeployPoolDetails,
} from './liquidity.ts'
import {
  type MultisigApproveDetails,
  type MultisigCreateOrderDetails,
  type MultisigExecuteDetails,
  multisigApproveDetails,
  multisigCreateOrderDetails,
  multisigExecuteDetails,
} from './multisig.ts'
import {
  type NftDiscoveryDetails,
  type NftMintDetails,
  type NftTransferDetails,
  nftDiscoveryDetails,
  nftMintDetails,
  nftTransferDetails,
} from './nfts.ts'
import {
  type AuctionBidDetails,
  type AuctionOutbidDetails,
  auctionBidDetails,
  auctionOutbidDetails,
  type NftCancelAuctionDetails,
  type NftCancelSaleDetails,
  type NftFinishAuctionDetails,
  type NftPutOnAuctionDetails,
  type NftPutOnSaleDetails,
  type NftUpdateSaleDetails,
  nftCancelAuctionDetails,
  nftCancelSaleDetails,
  nftFinishAuctionDetails,
  nftPutOnAuctionDetails,
  nftPutOnSaleDetails,
  nftUpdateSaleDetails,
} from './sales.ts'
import {
  type ElectionDepositDetails,
  type ElectionRecoverDetails,
  electionDepositDetails,
  electionRecoverDetails,
  type StakeDepositDetails,
  type StakeWithdrawalDetails,
  type StakeWithdrawalRequestDetails,
  stakeDepositDetails,
  stakeWithdrawalDetails,
  stakeWithdrawalRequestDetails,
} from './staking.ts'
import {
  type SubscribeDetails,
  subscribeDetails,
  type UnsubscribeDetails,
  unsubscribeDetails,
} from './subscriptions.ts'
import {
  type TgbtcBurnDetails,
  type TgbtcDkgLogFallbackDetails,
  type TgbtcMintDetails,
  type TgbtcNewKeyDetails,
  tgbtcBurnDetails,
  tgbtcDkgLogFallbackDetails,
  tgbtcMintDetails,
  tgbtcNewKeyDetails,
} from './tgbtc.ts'
import {
  type CallContractDetails,
  type ContractDeployDetails,
  callContractDetails,
  contractDeployDetails,
  type TickTockDetails,
  type TonTransferDetails,
  tickTockDetails,
  tonTransferDetails,
} from './transfers.ts'
import {
  type VestingAddWhitelistDetails,
  type VestingSendMessageDetails,
  vestingAddWhitelistDetails,
  vestingSendMessageDetails,
} from './vesting.ts'

/** What the service sends instead of details for a type that it can only name; `raw_action` holds the rest. */
export interface UnsupportedDetails {
  /** Absent from a service that sends the details. */
  error?: string | undefined
}
const unsupportedDetails = /* @__PURE__ */ z.object<UnsupportedDetails>({ error: z.optional(z.string()) })

/** The details of every type of action that the service is known to send. */
export interface ActionDetailsByType {
  auction_bid: AuctionBidDetails
  auction_outbid: AuctionOutbidDetails
  call_contract: CallContractDetails
  change_dns: ChangeDnsDetails
  cocoon_client_change_secret_hash: CocoonClientChangeSecretHashDetails
  cocoon_client_increase_stake: CocoonClientIncreaseStakeDetails
  cocoon_client_register: CocoonClientRegisterDetails
  cocoon_client_request_refund: CocoonClientRequestRefundDetails
  cocoon_client_top_up: CocoonClientTopUpDetails
  cocoon_client_withdraw: CocoonClientWithdrawDetails
  cocoon_grant_refund: CocoonGrantRefundDetails
  cocoon_proxy_charge: CocoonProxyChargeDetails
  cocoon_proxy_payout: CocoonProxyPayoutDetails
  cocoon_register_proxy: CocoonRegisterProxyDetails
  cocoon_unregister_proxy: CocoonUnregisterProxyDetails
  cocoon_worker_payout: CocoonWorkerPayoutDetails
  coffee_create_pool: CoffeeCreatePoolDetails
  coffee_create_pool_creator: CoffeeCreatePoolCreatorDetails
  coffee_create_vault: CoffeeCreateVaultDetails
  coffee_mev_protect_failed_swap: UnsupportedDetails
  coffee_mev_protect_hold_funds: CoffeeMevProtectHoldFundsDetails
  coffee_staking_claim_rewards: CoffeeStakingClaimRewardsDetails
  coffee_staking_deposit: CoffeeStakingDepositDetails
  coffee_staking_withdraw: CoffeeStakingWithdrawDetails
  contract_deploy: ContractDeployDetails
  dedust_v2_claim_fees: DedustV2ClaimFeesDetails
  dedust_v2_claim_reward: DedustV2ClaimRewardDetails
  delete_dns: DeleteDnsDetails
  dex_deposit_liquidity: DexDepositLiquidityDetails
  dex_withdraw_liquidity: DexWithdrawLiquidityDetails
  dns_purchase: DnsPurchaseDetails
  dns_release: DnsReleaseDetails
  election_deposit: ElectionDepositDetails
  election_recover: ElectionRecoverDetails
  evaa_liquidate: EvaaLiquidateDetails
  evaa_supply: EvaaSupplyDetails
  evaa_withdraw: EvaaWithdrawDetails
  extra_currency_transfer: TonTransferDetails | CallContractDetails
  jetton_burn: JettonBurnDetails
  jetton_mint: JettonMintDetails
  jetton_swap: JettonSwapDetails | LimitedSwapDetails
  jetton_transfer: JettonTransferDetails
  jvault_claim: JvaultClaimDetails
  jvault_stake: JvaultStakeDetails
  jvault_unstake: JvaultUnstakeDetails
  jvault_unstake_request: JvaultUnstakeRequestDetails
  layerzero_commit_packet: LayerZeroCommitPacketDetails
  layerzero_dvn_verify: LayerZeroDvnVerifyDetails
  layerzero_receive: LayerZeroReceiveDetails
  layerzero_send: LayerZeroSendDetails
  layerzero_send_tokens: LayerZeroSendTokensDetails
  multisig_approve: MultisigApproveDetails
  multisig_create_order: MultisigCreateOrderDetails
  multisig_execute: MultisigExecuteDetails
  nft_cancel_auction: NftCancelAuctionDetails
  nft_cancel_sale: NftCancelSaleDetails
  nft_discovery: NftDiscoveryDetails
  nft_finish_auction: NftFinishAuctionDetails
  nft_mint: NftMintDetails
  nft_purchase: NftTransferDetails
  nft_put_on_auction: NftPutOnAuctionDetails
  nft_put_on_sale: NftPutOnSaleDetails
  nft_transfer: NftTransferDetails
  nft_update_sale: NftUpdateSaleDetails
  renew_dns: RenewDnsDetails
  stake_deposit: StakeDepositDetails
  stake_withdrawal: StakeWithdrawalDetails
  stake_withdrawal_request: StakeWithdrawalRequestDetails
  subscribe: SubscribeDetails
  teleitem_cancel_auction: NftCancelAuctionDetails
  teleitem_start_auction: NftPutOnAuctionDetails
  tgbtc_burn: TgbtcBurnDetails
  tgbtc_burn_fallback: TgbtcBurnDetails
  tgbtc_dkg_log_fallback: TgbtcDkgLogFallbackDetails
  tgbtc_mint: TgbtcMintDetails
  tgbtc_mint_fallback: TgbtcMintDetails
  tgbtc_new_key: TgbtcNewKeyDetails
  tgbtc_new_key_fallback: TgbtcNewKeyDetails
  tick_tock: TickTockDetails
  ton_transfer: TonTransferDetails
  tonco_deploy_pool: ToncoDeployPoolDetails
  unknown: UnsupportedDetails
  unsubscribe: UnsubscribeDetails
  vesting_add_whitelist: VestingAddWhitelistDetails
  vesting_send_message: VestingSendMessageDetails
}

/** Exchanges whose swaps state the least that the sender accepts. */
const LIMITED = ['tonco', 'dedust_v2']

type SchemaOf<Details> = $ZodType<Details> | ((details: object) => $ZodType<Details>)

/** A schema of the details by type of action, or what finds it by looking at the details. */
export const detailsByType: { [Type in keyof ActionDetailsByType]: SchemaOf<ActionDetailsByType[Type]> } = {
  auction_bid: auctionBidDetails,
  auction_outbid: auctionOutbidDetails,
  call_contract: callContractDetails,
  change_dns: changeDnsDetails,
  cocoon_client_change_secret_hash: cocoonClientChangeSecretHashDetails,
  cocoon_client_increase_stake: cocoonClientIncreaseStakeDetails,
  cocoon_client_register: cocoonClientRegisterDetails,
  cocoon_client_request_refund: cocoonClientRequestRefundDetails,
  cocoon_client_top_up: cocoonClientTopUpDetails,
  cocoon_client_withdraw: cocoonClientWithdrawDetails,
  cocoon_grant_refund: cocoonGrantRefundDetails,
  cocoon_proxy_charge: cocoonProxyChargeDetails,
  cocoon_proxy_payout: cocoonProxyPayoutDetails,
  cocoon_register_proxy: cocoonRegisterProxyDetails,
  cocoon_unregister_proxy: cocoonUnregisterProxyDetails,
  cocoon_worker_payout: cocoonWorkerPayoutDetails,
  coffee_create_pool: coffeeCreatePoolDetails,
  coffee_create_pool_creator: coffeeCreatePoolCreatorDetails,
  coffee_create_vault: coffeeCreateVaultDetails,
  coffee_mev_protect_failed_swap: unsupportedDetails,
  coffee_mev_protect_hold_funds: coffeeMevProtectHoldFundsDetails,
  coffee_staking_claim_rewards: coffeeStakingClaimRewardsDetails,
  coffee_staking_deposit: coffeeStakingDepositDetails,
  coffee_staking_withdraw: coffeeStakingWithdrawDetails,
  contract_deploy: contractDeployDetails,
  dedust_v2_claim_fees: dedustV2ClaimFeesDetails,
  dedust_v2_claim_reward: dedustV2ClaimRewardDetails,
  delete_dns: deleteDnsDetails,
  dex_deposit_liquidity: dexDepositLiquidityDetails,
  dex_withdraw_liquidity: dexWithdrawLiquidityDetails,
  dns_purchase: dnsPurchaseDetails,
  dns_release: dnsReleaseDetails,
  election_deposit: electionDepositDetails,
  election_recover: electionRecoverDetails,
  evaa_liquidate: evaaLiquidateDetails,
  evaa_supply: evaaSupplyDetails,
  evaa_withdraw: evaaWithdrawDetails,
  extra_currency_transfer: (details) =>
    'value_extra_currencies' in details ? tonTransferDetails : callContractDetails,
  jetton_burn: jettonBurnDetails,
  jetton_mint: jettonMintDetails,
  jetton_swap: (details) =>
    LIMITED.includes((details as { dex: string }).dex) ? limitedSwapDetails : jettonSwapDetails,
  jetton_transfer: jettonTransferDetails,
  jvault_claim: jvaultClaimDetails,
  jvault_stake: jvaultStakeDetails,
  jvault_unstake: jvaultUnstakeDetails,
  jvault_unstake_request: jvaultUnstakeRequestDetails,
  layerzero_commit_packet: layerZeroCommitPacketDetails,
  layerzero_dvn_verify: layerZeroDvnVerifyDetails,
  layerzero_receive: layerZeroReceiveDetails,
  layerzero_send: layerZeroSendDetails,
  layerzero_send_tokens: layerZeroSendTokensDetails,
  multisig_approve: multisigApproveDetails,
  multisig_create_order: multisigCreateOrderDetails,
  multisig_execute: multisigExecuteDetails,
  nft_cancel_auction: nftCancelAuctionDetails,
  nft_cancel_sale: nftCancelSaleDetails,
  nft_discovery: nftDiscoveryDetails,
  nft_finish_auction: nftFinishAuctionDetails,
  nft_mint: nftMintDetails,
  nft_purchase: nftTransferDetails,
  nft_put_on_auction: nftPutOnAuctionDetails,
  nft_put_on_sale: nftPutOnSaleDetails,
  nft_transfer: nftTransferDetails,
  nft_update_sale: nftUpdateSaleDetails,
  renew_dns: renewDnsDetails,
  stake_deposit: stakeDepositDetails,
  stake_withdrawal: stakeWithdrawalDetails,
  stake_withdrawal_request: stakeWithdrawalRequestDetails,
  subscribe: subscribeDetails,
  teleitem_cancel_auction: nftCancelAuctionDetails,
  teleitem_start_auction: nftPutOnAuctionDetails,
  tgbtc_burn: tgbtcBurnDetails,
  tgbtc_burn_fallback: tgbtcBurnDetails,
  tgbtc_dkg_log_fallback: tgbtcDkgLogFallbackDetails,
  tgbtc_mint: tgbtcMintDetails,
  tgbtc_mint_fallback: tgbtcMintDetails,
  tgbtc_new_key: tgbtcNewKeyDetails,
  tgbtc_new_key_fallback: tgbtcNewKeyDetails,
  tick_tock: tickTockDetails,
  ton_transfer: tonTransferDetails,
  tonco_deploy_pool: toncoDeployPoolDetails,
  unknown: unsupportedDetails,
  unsubscribe: unsubscribeDetails,
  vesting_add_whitelist: vestingAddWhitelistDetails,
  vesting_send_message: vestingSendMessageDetails,
}
