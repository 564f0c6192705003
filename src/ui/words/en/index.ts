import { accountStatusTexts, accountTexts, balanceTexts, stateTexts, topAccountTexts } from './accounts.ts'
import { activityTexts } from './activity.ts'
import { blockTexts, networkTexts, shardTexts } from './blocks.ts'
import {
  attributeTexts,
  chartTexts,
  examplesTexts,
  pulseTexts,
  rateTexts,
  shareTexts,
  transferTexts,
} from './charts.ts'
import { blockDetailTexts, bodyTexts, detailTexts } from './details.ts'
import { dnsAuctionTexts, dnsRecordTexts } from './dns.ts'
import { exitTexts } from './exits.ts'
import { filterTexts } from './filters.ts'
import { changeTexts, flowTexts } from './flow.ts'
import { balanceHistoryTexts, comparisonTexts, priceHistoryTexts, supplyTexts } from './histories.ts'
import {
  holderTexts,
  jettonBurnTexts,
  jettonCardTexts,
  jettonTexts,
  jettonTransferTexts,
  nftTexts,
  priceTexts,
  tokenTexts,
} from './jettons.ts'
import { columnTexts, exportTexts, listTexts, newItemsTexts } from './lists.ts'
import { neighbourTexts } from './neighbours.ts'
import { collectionTexts, nftCardTexts, nftDetailTexts, nftGridTexts, nftSaleTexts, nftTransferTexts } from './nfts.ts'
import {
  absentTexts,
  addressTexts,
  amountTexts,
  buttonTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  hashTexts,
  lookTexts,
  mediaTexts,
  rawTexts,
  statusTexts,
  textTexts,
  timeLeftTexts,
  timeTexts,
} from './parts.ts'
import { searchTexts } from './search.ts'
import { lifeTexts, previewTexts, sendTexts } from './send.ts'
import { sentenceTexts } from './sentence.ts'
import { errorTexts, limitTexts } from './states.ts'
import { cellTexts, configTexts, decodeTexts, feeTexts, inspectorTexts, runnerTexts } from './tools.ts'
import { traceListTexts, traceTexts } from './traces.ts'
import { messageDetailTexts, messageTexts, outcomeTexts, transactionTexts } from './transactions.ts'
import { flagTexts, verdictTexts } from './trust.ts'

/** Every text of the components, in English. Components themselves import only their own. */
export const en = {
  ...accountTexts,
  ...balanceTexts,
  ...stateTexts,
  ...accountStatusTexts,
  ...topAccountTexts,
  ...activityTexts,
  ...blockTexts,
  ...shardTexts,
  ...networkTexts,
  ...chartTexts,
  ...pulseTexts,
  ...rateTexts,
  ...shareTexts,
  ...attributeTexts,
  ...supplyTexts,
  ...balanceHistoryTexts,
  ...comparisonTexts,
  ...priceHistoryTexts,
  ...transferTexts,
  ...examplesTexts,
  ...detailTexts,
  ...bodyTexts,
  ...blockDetailTexts,
  ...dnsRecordTexts,
  ...dnsAuctionTexts,
  ...exitTexts,
  ...filterTexts,
  ...flowTexts,
  ...changeTexts,
  ...neighbourTexts,
  ...sentenceTexts,
  ...jettonTexts,
  ...jettonTransferTexts,
  ...jettonBurnTexts,
  ...holderTexts,
  ...jettonCardTexts,
  ...tokenTexts,
  ...nftTexts,
  ...priceTexts,
  ...listTexts,
  ...columnTexts,
  ...exportTexts,
  ...newItemsTexts,
  ...nftCardTexts,
  ...nftDetailTexts,
  ...collectionTexts,
  ...nftGridTexts,
  ...nftSaleTexts,
  ...nftTransferTexts,
  ...addressTexts,
  ...hashTexts,
  ...amountTexts,
  ...buttonTexts,
  ...commentTexts,
  ...copyTexts,
  ...directionTexts,
  ...mediaTexts,
  ...rawTexts,
  ...timeTexts,
  ...timeLeftTexts,
  ...statusTexts,
  ...textTexts,
  ...absentTexts,
  ...lookTexts,
  ...errorTexts,
  ...limitTexts,
  ...transactionTexts,
  ...outcomeTexts,
  ...messageTexts,
  ...messageDetailTexts,
  ...traceTexts,
  ...traceListTexts,
  ...flagTexts,
  ...verdictTexts,
  ...searchTexts,
  ...cellTexts,
  ...runnerTexts,
  ...decodeTexts,
  ...inspectorTexts,
  ...configTexts,
  ...feeTexts,
  ...lifeTexts,
  ...previewTexts,
  ...sendTexts,
}

/** A key of the dictionary. */
export type Word = keyof typeof en
