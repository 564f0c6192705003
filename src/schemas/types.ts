/** The types of v3's answers: the public entries re-export them. */
export type { AccountStateFull } from './account.ts'
export type {
  Action,
  ActionBase,
  ActionOf,
  ActionType,
  KnownAction,
  UnknownAction,
  UnknownActionType,
} from './action.ts'
export type { ActionDetailsByType, UnsupportedDetails } from './actions/byType.ts'
export type {
  CocoonClientChangeSecretHashDetails,
  CocoonClientIncreaseStakeDetails,
  CocoonClientRegisterDetails,
  CocoonClientRequestRefundDetails,
  CocoonClientTopUpDetails,
  CocoonClientWithdrawDetails,
  CocoonGrantRefundDetails,
  CocoonProxyChargeDetails,
  CocoonProxyPayoutDetails,
  CocoonRegisterProxyDetails,
  CocoonUnregisterProxyDetails,
  CocoonWorkerPayoutDetails,
} from './actions/cocoon.ts'
export type {
  CoffeeCreatePoolCreatorDetails,
  CoffeeCreatePoolDetails,
  CoffeeCreateVaultDetails,
  CoffeeMevProtectHoldFundsDetails,
  CoffeeStakingClaimRewardsDetails,
  CoffeeStakingDepositDetails,
  CoffeeStakingWithdrawDetails,
} from './actions/coffee.ts'
export type { JettonSwapDetails, LimitedSwapDetails, PeerSwapDetails, SwapTransferDetails } from './actions/dex.ts'
export type {
  ChangeDnsDetails,
  DeleteDnsDetails,
  DnsPurchaseDetails,
  DnsReleaseDetails,
  DnsValueDetails,
  RenewDnsDetails,
} from './actions/dns.ts'
export type { EvaaLiquidateDetails, EvaaSupplyDetails, EvaaWithdrawDetails } from './actions/evaa.ts'
export type { JettonBurnDetails, JettonMintDetails, JettonTransferDetails } from './actions/jettons.ts'
export type {
  JettonAmount,
  JvaultClaimDetails,
  JvaultStakeDetails,
  JvaultUnstakeDetails,
  JvaultUnstakeRequestDetails,
} from './actions/jvault.ts'
export type {
  LayerZeroCommitPacketDetails,
  LayerZeroDvnVerifyDetails,
  LayerZeroPacketDetails,
  LayerZeroReceiveDetails,
  LayerZeroSendDataDetails,
  LayerZeroSendDetails,
  LayerZeroSendTokensDetails,
} from './actions/layerZero.ts'
export type {
  DedustV2ClaimFeesDetails,
  DedustV2ClaimRewardDetails,
  DexDepositLiquidityDetails,
  DexWithdrawLiquidityDetails,
  ToncoDeployPoolDetails,
  VaultExcessDetails,
} from './actions/liquidity.ts'
export type { MultisigApproveDetails, MultisigCreateOrderDetails, MultisigExecuteDetails } from './actions/multisig.ts'
export type { NftDiscoveryDetails, NftMintDetails, NftTransferDetails } from './actions/nfts.ts'
export type {
  AuctionBidDetails,
  AuctionOutbidDetails,
  NftCancelAuctionDetails,
  NftCancelSaleDetails,
  NftFinishAuctionDetails,
  NftPutOnAuctionDetails,
  NftPutOnSaleDetails,
  NftUpdateSaleDetails,
} from './actions/sales.ts'
export type {
  ElectionDepositDetails,
  ElectionRecoverDetails,
  StakeDepositDetails,
  StakeWithdrawalDetails,
  StakeWithdrawalRequestDetails,
} from './actions/staking.ts'
export type { SubscribeDetails, UnsubscribeDetails } from './actions/subscriptions.ts'
export type {
  TgbtcBurnDetails,
  TgbtcDkgLogFallbackDetails,
  TgbtcMintDetails,
  TgbtcNewKeyDetails,
} from './actions/tgbtc.ts'
export type {
  CallContractDetails,
  ContractDeployDetails,
  TickTockDetails,
  TonTransferDetails,
} from './actions/transfers.ts'
export type { VestingAddWhitelistDetails, VestingSendMessageDetails } from './actions/vesting.ts'
export type { AddressBook, AddressBookRow } from './addressBook.ts'
export type { Block } from './block.ts'
export type { BlockId } from './blockId.ts'
export type { DecodeParams, DecodeResponse } from './decode.ts'
export type { DnsAuction } from './dnsAuction.ts'
export type { DnsRecord } from './dnsRecord.ts'
export type { JettonBurn } from './jettonBurn.ts'
export type { JettonMaster } from './jettonMaster.ts'
export type { JettonTransfer } from './jettonTransfer.ts'
export type { JettonWallet, JettonWalletMintlessInfo } from './jettonWallet.ts'
export type { Message, MessageContent } from './message.ts'
export type { AddressMetadata, Metadata, TokenInfo } from './metadata.ts'
export type { Multisig } from './multisig.ts'
export type { MultisigOrder } from './multisigOrder.ts'
export type { NftCollection } from './nftCollection.ts'
export type { NftItem } from './nftItem.ts'
export type { GetgemsAuctionDetails, GetgemsSaleDetails, NftSale, TelemintDetails } from './nftSale.ts'
export type { NftTransfer } from './nftTransfer.ts'
export type { ActiveNominator, NominatorPoolPosition, NominatorReward } from './nominatorPool.ts'
export type { NominatorPoolEvent } from './nominatorPoolEvent.ts'
export type { NominatorPoolValidatorEvent } from './nominatorPoolValidatorEvent.ts'
export type { NominatorPoolValidatorReward } from './nominatorPoolValidatorReward.ts'
export type { OrderAction } from './orderAction.ts'
export type {
  JettonBurnBody,
  JettonCallToBody,
  JettonChangeAdminBody,
  JettonChangeContentBody,
  JettonClaimAdminBody,
  JettonMintBody,
  JettonSetStatusBody,
  JettonTopUpBody,
  JettonTransferBody,
  MultisigUpdateParamsBody,
  NftTransferBody,
  ParsedBodyByType,
  SingleNominatorChangeValidatorBody,
  SingleNominatorWithdrawBody,
  StonfiSwapBody,
  TonTransferBody,
  UnknownBody,
  VestingInternalTransferBody,
} from './orderBody.ts'
export type {
  AccountStatusChange,
  ActionPhase,
  BouncePhase,
  ComputePhase,
  CreditPhase,
  MessageSize,
  SplitInfo,
  StoragePhase,
} from './phases.ts'
export type { AccountStatus, ExtraCurrencies, UnknownTag } from './scalars.ts'
export type { Trace, TraceInfo, TraceNode } from './trace.ts'
export type { AccountState, Transaction, TransactionDescription } from './transaction.ts'
export type { ValidatorComplaint, ValidatorComplaintVote } from './validatorComplaint.ts'
export type { ValidatorCycle, ValidatorCycleValidator } from './validatorCycle.ts'
export type { ValidatorElection, ValidatorElectionParticipant } from './validatorElection.ts'
export type { ValidatorEvent } from './validatorEvent.ts'
export type { VestingContract } from './vesting.ts'
export type { WalletState, WalletType } from './wallet.ts'
