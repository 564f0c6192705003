import { accountTexts, balanceHistoryTexts, balanceTexts, nameTexts, stateTexts, topAccountTexts } from './accounts.ts'
import { activityTexts, filterTexts, transferTexts } from './activity.ts'
import { blockDetailTexts, blockTexts, networkTexts, pulseTexts, rateTexts, shardTexts } from './blocks.ts'
import { chartTexts, shareTexts } from './charts.ts'
import { dnsAuctionTexts, dnsRecordTexts } from './dns.ts'
import { exportTexts } from './export.ts'
import { cellTexts, rawTexts } from './facts.ts'
import {
  comparisonTexts,
  holderTexts,
  jettonBurnTexts,
  jettonCardTexts,
  jettonTexts,
  jettonTransferTexts,
  supplyTexts,
} from './jettons.ts'
import { lookTexts } from './lookalike.ts'
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
import { amountTexts } from './parts/amounts.ts'
import {
  accountStatusTexts,
  addressTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  examplesTexts,
  hashTexts,
  ownTexts,
  statusTexts,
} from './parts/labels.ts'
import { priceTexts } from './prices.ts'
import { detailTexts } from './reading/details.ts'
import { exitTexts } from './reading/exits.ts'
import { changeTexts, endingTexts, outcomeTexts, roleTexts, stepEndingTexts } from './reading/outcomes.ts'
import { sentenceTexts } from './reading/sentences.ts'
import { errorTexts, limitTexts, newItemsTexts } from './states/errors.ts'
import { buttonTexts, waitMoreTexts, waitTexts } from './states/waits.ts'
import { columnTexts, listTexts } from './table.ts'
import { absentTexts, textTexts } from './text.ts'
import { timeLeftTexts, timeTexts } from './time.ts'
import { fieldTexts, mediaTexts, nftTexts, tokenTexts } from './tokens.ts'
import { cycleTexts } from './tools/cycle.ts'
import { configTexts, decodeTexts, feeTexts, inspectorTexts, runnerTexts } from './tools/forms.ts'
import { trialRunTexts, trialTexts } from './tools/preview.ts'
import { searchBoxTexts, searchTexts } from './tools/search.ts'
import { againTexts, lifeTexts, previewTexts, sendTexts } from './tools/send.ts'
import {
  flowTexts,
  neighbourTexts,
  outsideTexts,
  sayTexts,
  sentenceCardTexts,
  traceListTexts,
  traceRowTexts,
  traceTexts,
} from './traces.ts'
import { bodyTexts, messageDetailTexts, messageTexts, transactionTexts } from './transactions.ts'
import { flagTexts, verdictTexts } from './trust.ts'

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
