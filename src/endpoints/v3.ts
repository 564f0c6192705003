export type { AccountStateFull, WalletState, WalletType } from '../schemas/account.ts'
export type {
  Action,
  ActionBase,
  ActionOf,
  ActionType,
  KnownAction,
  UnknownAction,
  UnknownActionType,
} from '../schemas/action.ts'
export type { ActionDetailsByType, UnsupportedDetails } from '../schemas/actions/byType.ts'
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
} from '../schemas/actions/cocoon.ts'
export type {
  CoffeeCreatePoolCreatorDetails,
  CoffeeCreatePoolDetails,
  CoffeeCreateVaultDetails,
  CoffeeMevProtectHoldFundsDetails,
  CoffeeStakingClaimRewardsDetails,
  CoffeeStakingDepositDetails,
  CoffeeStakingWithdrawDetails,
} from '../schemas/actions/coffee.ts'
export type {
  JettonSwapDetails,
  LimitedSwapDetails,
  PeerSwapDetails,
  SwapTransferDetails,
} from '../schemas/actions/dex.ts'
export type {
  ChangeDnsDetails,
  DeleteDnsDetails,
  DnsPurchaseDetails,
  DnsReleaseDetails,
  DnsValueDetails,
  RenewDnsDetails,
} from '../schemas/actions/dns.ts'
export type { EvaaLiquidateDetails, EvaaSupplyDetails, EvaaWithdrawDetails } from '../schemas/actions/evaa.ts'
export type { JettonBurnDetails, JettonMintDetails, JettonTransferDetails } from '../schemas/actions/jettons.ts'
export type {
  JettonAmount,
  JvaultClaimDetails,
  JvaultStakeDetails,
  JvaultUnstakeDetails,
  JvaultUnstakeRequestDetails,
} from '../schemas/actions/jvault.ts'
export type {
  LayerZeroCommitPacketDetails,
  LayerZeroDvnVerifyDetails,
  LayerZeroPacketDetails,
  LayerZeroReceiveDetails,
  LayerZeroSendDataDetails,
  LayerZeroSendDetails,
  LayerZeroSendTokensDetails,
} from '../schemas/actions/layerZero.ts'
export type {
  DedustV2ClaimFeesDetails,
  DedustV2ClaimRewardDetails,
  DexDepositLiquidityDetails,
  DexWithdrawLiquidityDetails,
  ToncoDeployPoolDetails,
  VaultExcessDetails,
} from '../schemas/actions/liquidity.ts'
export type {
  MultisigApproveDetails,
  MultisigCreateOrderDetails,
  MultisigExecuteDetails,
} from '../schemas/actions/multisig.ts'
export type { NftDiscoveryDetails, NftMintDetails, NftTransferDetails } from '../schemas/actions/nfts.ts'
export type {
  AuctionBidDetails,
  AuctionOutbidDetails,
  NftCancelAuctionDetails,
  NftCancelSaleDetails,
  NftFinishAuctionDetails,
  NftPutOnAuctionDetails,
  NftPutOnSaleDetails,
  NftUpdateSaleDetails,
} from '../schemas/actions/sales.ts'
export type {
  ElectionDepositDetails,
  ElectionRecoverDetails,
  StakeDepositDetails,
  StakeWithdrawalDetails,
  StakeWithdrawalRequestDetails,
} from '../schemas/actions/staking.ts'
export type { SubscribeDetails, UnsubscribeDetails } from '../schemas/actions/subscriptions.ts'
export type {
  TgbtcBurnDetails,
  TgbtcDkgLogFallbackDetails,
  TgbtcMintDetails,
  TgbtcNewKeyDetails,
} from '../schemas/actions/tgbtc.ts'
export type {
  CallContractDetails,
  ContractDeployDetails,
  TickTockDetails,
  TonTransferDetails,
} from '../schemas/actions/transfers.ts'
export type { VestingAddWhitelistDetails, VestingSendMessageDetails } from '../schemas/actions/vesting.ts'
export type { AddressBook, AddressBookRow } from '../schemas/addressBook.ts'
export type { Block, BlockId } from '../schemas/block.ts'
export type { DecodeParams, DecodeResponse } from '../schemas/decode.ts'
export type { DnsAuction, DnsRecord } from '../schemas/dns.ts'
export type { JettonMaster, JettonWallet, JettonWalletMintlessInfo } from '../schemas/jetton.ts'
export type { JettonBurn, JettonTransfer } from '../schemas/jettonTransfer.ts'
export type { Message, MessageContent } from '../schemas/message.ts'
export type { AddressMetadata, Metadata, TokenInfo } from '../schemas/metadata.ts'
export type { Multisig, MultisigOrder } from '../schemas/multisig.ts'
export type { NftCollection, NftItem } from '../schemas/nft.ts'
export type { GetgemsAuctionDetails, GetgemsSaleDetails, NftSale, TelemintDetails } from '../schemas/nftSale.ts'
export type { NftTransfer } from '../schemas/nftTransfer.ts'
export type {
  ActiveNominator,
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorPoolValidatorEvent,
  NominatorPoolValidatorReward,
  NominatorReward,
} from '../schemas/nominatorPool.ts'
export type { OrderAction } from '../schemas/orderAction.ts'
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
} from '../schemas/orderBody.ts'
export type {
  AccountStatusChange,
  ActionPhase,
  BouncePhase,
  ComputePhase,
  CreditPhase,
  MessageSize,
  SplitInfo,
  StoragePhase,
} from '../schemas/phases.ts'
export type { AccountStatus, ExtraCurrencies } from '../schemas/scalars.ts'
export type { Trace, TraceInfo, TraceNode } from '../schemas/trace.ts'
export type { AccountState, Transaction, TransactionDescription } from '../schemas/transaction.ts'
export type {
  ValidatorComplaint,
  ValidatorComplaintVote,
  ValidatorElection,
  ValidatorElectionParticipant,
  ValidatorEvent,
} from '../schemas/validator.ts'
export type { ValidatorCycle, ValidatorCycleValidator } from '../schemas/validatorCycle.ts'
export type { VestingContract } from '../schemas/vesting.ts'
export * from './v3/accounts/accountStates.ts'
export * from './v3/accounts/addressBook.ts'
export * from './v3/accounts/metadata.ts'
export * from './v3/accounts/walletStates.ts'
export * from './v3/actions/actions.ts'
export * from './v3/actions/pendingActions.ts'
export * from './v3/actions/pendingTraces.ts'
export * from './v3/actions/traces.ts'
export * from './v3/blockchain/adjacentTransactions.ts'
export * from './v3/blockchain/blocks.ts'
export * from './v3/blockchain/masterchainBlockShardState.ts'
export * from './v3/blockchain/masterchainBlockShards.ts'
export * from './v3/blockchain/masterchainInfo.ts'
export * from './v3/blockchain/messages.ts'
export * from './v3/blockchain/pendingTransactions.ts'
export * from './v3/blockchain/transactions.ts'
export * from './v3/blockchain/transactionsByMasterchainBlock.ts'
export * from './v3/blockchain/transactionsByMessage.ts'
export * from './v3/dns/dnsActiveAuctions.ts'
export * from './v3/dns/dnsRecords.ts'
export * from './v3/jettons/jettonBurns.ts'
export * from './v3/jettons/jettonMasters.ts'
export * from './v3/jettons/jettonTransfers.ts'
export * from './v3/jettons/jettonWallets.ts'
export * from './v3/legacy/addressInformation.ts'
export * from './v3/legacy/estimateFee.ts'
export * from './v3/legacy/runGetMethod.ts'
export * from './v3/legacy/sendMessage.ts'
export * from './v3/legacy/walletInformation.ts'
export * from './v3/multisig/multisigOrders.ts'
export * from './v3/multisig/multisigWallets.ts'
export * from './v3/nfts/nftCollections.ts'
export * from './v3/nfts/nftItems.ts'
export * from './v3/nfts/nftSales.ts'
export * from './v3/nfts/nftTransfers.ts'
export * from './v3/staking/nominatorPool.ts'
export * from './v3/staking/nominatorPoolNominator.ts'
export * from './v3/staking/nominatorPoolNominatorEvents.ts'
export * from './v3/staking/nominatorPoolNominatorRewards.ts'
export * from './v3/staking/nominatorPoolValidatorEvents.ts'
export * from './v3/staking/nominatorPoolValidatorRewards.ts'
export * from './v3/stats/topAccountsByBalance.ts'
export * from './v3/utils/decode.ts'
export * from './v3/utils/decodePost.ts'
export * from './v3/validators/validatorComplaints.ts'
export * from './v3/validators/validatorCycles.ts'
export * from './v3/validators/validatorElections.ts'
export * from './v3/validators/validatorEvents.ts'
export * from './v3/vesting/vesting.ts'
