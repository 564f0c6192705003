import {
  accountStatusTexts,
  accountTexts,
  balanceHistoryTexts,
  balanceTexts,
  nameTexts,
  stateTexts,
  topAccountTexts,
} from './accounts.ts'
import { activityTexts, filterTexts, transferTexts } from './activity.ts'
import { amountTexts, buttonTexts, waitMoreTexts, waitTexts } from './balance.ts'
import { blockDetailTexts, blockTexts, networkTexts, pulseTexts, rateTexts, shardTexts } from './blocks.ts'
import { chartTexts, shareTexts } from './charts.ts'
import { cycleTexts } from './cycle.ts'
import { detailTexts } from './details.ts'
import { dnsAuctionTexts, dnsRecordTexts } from './dns.ts'
import { exitTexts } from './exits.ts'
import { cellTexts } from './facts.ts'
import { fieldTexts } from './fields.ts'
import {
  comparisonTexts,
  holderTexts,
  jettonBurnTexts,
  jettonCardTexts,
  jettonTexts,
  jettonTransferTexts,
  nftTexts,
  priceTexts,
  supplyTexts,
  tokenTexts,
} from './jettons.ts'
import { columnTexts, errorTexts, exportTexts, limitTexts, listTexts, newItemsTexts } from './lists.ts'
import {
  attributeTexts,
  collectionTexts,
  nftCardTexts,
  nftDetailTexts,
  nftGridTexts,
  nftSaleTexts,
  nftTransferTexts,
  priceHistoryTexts,
} from './nfts.ts'
import {
  absentTexts,
  addressTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  examplesTexts,
  flagTexts,
  hashTexts,
  lookTexts,
  mediaTexts,
  ownTexts,
  rawTexts,
  statusTexts,
  timeLeftTexts,
  timeTexts,
  verdictTexts,
} from './parts.ts'
import { searchBoxTexts, searchTexts } from './search.ts'
import { againTexts, lifeTexts, previewTexts, sendTexts } from './send.ts'
import { sentenceTexts } from './sentences.ts'
import { textTexts } from './text.ts'
import { configTexts, decodeTexts, feeTexts, inspectorTexts, runnerTexts } from './tools.ts'
import {
  changeTexts,
  flowTexts,
  neighbourTexts,
  outsideTexts,
  roleTexts,
  sayTexts,
  sentenceCardTexts,
  stepEndingTexts,
  traceListTexts,
  traceRowTexts,
  traceTexts,
} from './traces.ts'
import {
  bodyTexts,
  endingTexts,
  messageDetailTexts,
  messageTexts,
  outcomeTexts,
  transactionTexts,
} from './transactions.ts'
import { trialRunTexts, trialTexts } from './trial.ts'

/** Every text of the components, in English. Components themselves import only their own. */
export const en = {
  ...accountTexts,
  ...balanceTexts,
  ...nameTexts,
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
  ...endingTexts,
  ...bodyTexts,
  ...blockDetailTexts,
  ...dnsRecordTexts,
  ...dnsAuctionTexts,
  ...exitTexts,
  ...fieldTexts,
  ...filterTexts,
  ...flowTexts,
  ...changeTexts,
  ...roleTexts,
  ...neighbourTexts,
  ...outsideTexts,
  ...sayTexts,
  ...waitMoreTexts,
  ...sentenceCardTexts,
  ...stepEndingTexts,
  ...waitTexts,
  ...sentenceTexts,
  ...trialTexts,
  ...cycleTexts,
  ...trialRunTexts,
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
  ...ownTexts,
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
  ...traceRowTexts,
  ...traceListTexts,
  ...flagTexts,
  ...verdictTexts,
  ...searchTexts,
  ...searchBoxTexts,
  ...cellTexts,
  ...runnerTexts,
  ...decodeTexts,
  ...inspectorTexts,
  ...configTexts,
  ...feeTexts,
  ...againTexts,
  ...lifeTexts,
  ...previewTexts,
  ...sendTexts,
}

/** A key of the dictionary. */
export type Word = keyof typeof en

/** All texts of the components in another language: those of `english` by their keys, and the plural forms that the language adds. */
export type Words = Readonly<Record<Word, string>> & {
  readonly [plural: `${string}.${'zero' | 'two' | 'few' | 'many'}`]: string
}

declare module '../../../react/settings.ts' {
  /** The provider's `dictionary` knows these keys. */
  interface DictionaryTexts extends Record<Word, string> {}
}
