/** What a transaction, an action and a trace mean, as data: without React, without words, without requests. */

export { COST_PARTS, type Cost, type CostPart, costOf, sumOfCosts } from './reading/cost.ts'
export type { Ending, Reason } from './reading/ending.ts'
export { type ActivityKind, activityKinds } from './reading/kinds.ts'
export type { Money } from './reading/money.ts'
export type { MovedAmount } from './reading/movedAmount.ts'
export type { NetEffect } from './reading/net.ts'
export { type Offer, type OfferCut, readOffer } from './reading/offer.ts'
export type { PreviewDoubt } from './reading/preview/doubts.ts'
export { traceOfEmulation } from './reading/preview/emulatedTrace.ts'
export { type Preview, type PreviewAmount, type PreviewBooks, previewOf } from './reading/preview/previewOf.ts'
export { readRequest, type TonConnectMessage, type TonConnectRequest } from './reading/preview/request.ts'
export { type ActionBooks, type ActivityView, readAction } from './reading/readAction.ts'
export { type ReadMessage, readMessage } from './reading/readMessage.ts'
export { type Phase, readPhases } from './reading/readPhases.ts'
export {
  type PlaceInTrace,
  placeOf,
  readTrace,
  type Story,
  type TraceBooks,
  type TraceCost,
  type TraceReading,
} from './reading/readTrace.ts'
export { readTransaction, type TransactionReading } from './reading/readTransaction.ts'
export { readRefusal } from './reading/refusal.ts'
export type { StoryRest } from './reading/rest.ts'
export { type BlockPlace, readBlock } from './reading/search/readBlock.ts'
export { readHash } from './reading/search/readHash.ts'
export { readSearch, type SearchReading } from './reading/search/readSearch.ts'
export type { AddressRepair } from './reading/search/repairAddress.ts'
export type { SearchFault, WrongCharacter } from './reading/search/searchFault.ts'
export type { SearchTarget } from './reading/search/searchTarget.ts'
export { shardName } from './reading/shardName.ts'
export type { Status } from './reading/status.ts'
export type { TransactionSummary } from './reading/summary.ts'
export type { TraceFacts, TraceState, TraceStep } from './reading/trace/steps.ts'
export type { Branch, TraceEnding } from './reading/trace/traceEnding.ts'
export { type AccountChange, balanceChange } from './reading/value/balanceChange.ts'
export type { Flow, FlowAccount, FlowAsset, FlowPart } from './reading/value/flow.ts'
export type { NftMove } from './reading/value/nftMoves.ts'
export type { NoteWord, OperationWord, PastVerb, TokenOperation, Verb } from './reading/verbs.ts'
export { readWalletData, type WalletData } from './reading/walletData.ts'
