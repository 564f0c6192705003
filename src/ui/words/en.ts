import { accountTexts } from '../AccountCard/texts.ts'
import { filterTexts } from '../ActivityFeed/filterTexts.ts'
import { activityTexts } from '../ActivityFeed/texts.ts'
import { addressTexts } from '../AddressLabel/texts.ts'
import { amountTexts } from '../Amount/texts.ts'
import { balanceTexts } from '../BalanceBadge/texts.ts'
import { blockDetailTexts } from '../BlockDetails/texts.ts'
import { blockTexts } from '../BlockList/texts.ts'
import { buttonTexts } from '../Button/texts.ts'
import { columnTexts } from '../ColumnChooser/texts.ts'
import { commentTexts } from '../CommentBubble/texts.ts'
import { copyTexts } from '../CopyButton/texts.ts'
import { directionTexts } from '../Direction/texts.ts'
import { dnsAuctionTexts } from '../DnsAuctionList/texts.ts'
import { dnsRecordTexts } from '../DnsRecordList/texts.ts'
import { errorTexts } from '../ErrorState/texts.ts'
import { exitTexts } from '../ExitCode/texts.ts'
import { exportTexts } from '../ExportButton/texts.ts'
import { hashTexts } from '../HashLabel/texts.ts'
import { holderTexts } from '../HoldersTable/texts.ts'
import { jettonBurnTexts } from '../JettonBurnList/texts.ts'
import { jettonCardTexts } from '../JettonCard/texts.ts'
import { jettonTexts } from '../JettonTable/texts.ts'
import { jettonTransferTexts } from '../JettonTransferList/texts.ts'
import { listTexts } from '../List/texts.ts'
import { mediaTexts } from '../Media/texts.ts'
import { messageDetailTexts, messageTexts } from '../MessageList/texts.ts'
import { networkTexts } from '../NetworkStatus/texts.ts'
import { newItemsTexts } from '../NewItemsBar/texts.ts'
import { nftCardTexts } from '../NftCard/texts.ts'
import { collectionTexts } from '../NftCollectionCard/texts.ts'
import { nftGridTexts } from '../NftGrid/texts.ts'
import { nftSaleTexts } from '../NftSaleList/texts.ts'
import { nftTransferTexts } from '../NftTransferList/texts.ts'
import { limitTexts } from '../RateLimitNotice/texts.ts'
import { rawTexts } from '../RawData/texts.ts'
import { lookTexts } from '../root/lookTexts.ts'
import { shardTexts } from '../ShardList/texts.ts'
import { accountStatusTexts } from '../StatusBadge/texts.ts'
import { statusTexts } from '../StatusMark/texts.ts'
import { timeTexts } from '../TimeAgo/texts.ts'
import { timeLeftTexts } from '../TimeLeft/texts.ts'
import { topAccountTexts } from '../TopAccountsTable/texts.ts'
import { detailTexts } from '../TransactionDetails/texts.ts'
import { outcomeTexts } from '../TransactionList/outcomeTexts.ts'
import { transactionTexts } from '../TransactionList/texts.ts'
import { absentTexts, textTexts } from '../text/texts.ts'
import { nftTexts, priceTexts, tokenTexts } from '../tokens/texts.ts'
import { flagTexts, verdictTexts } from '../trust/texts.ts'

/** Every text of the components, in English. Components themselves import only their own. */
export const en = {
  ...accountTexts,
  ...activityTexts,
  ...filterTexts,
  ...directionTexts,
  ...detailTexts,
  ...blockDetailTexts,
  ...messageTexts,
  ...messageDetailTexts,
  ...networkTexts,
  ...shardTexts,
  ...addressTexts,
  ...lookTexts,
  ...amountTexts,
  ...balanceTexts,
  ...blockTexts,
  ...buttonTexts,
  ...columnTexts,
  ...commentTexts,
  ...copyTexts,
  ...errorTexts,
  ...exitTexts,
  ...exportTexts,
  ...hashTexts,
  ...jettonTexts,
  ...listTexts,
  ...mediaTexts,
  ...newItemsTexts,
  ...limitTexts,
  ...rawTexts,
  ...accountStatusTexts,
  ...statusTexts,
  ...timeTexts,
  ...transactionTexts,
  ...jettonTransferTexts,
  ...jettonBurnTexts,
  ...holderTexts,
  ...nftTransferTexts,
  ...nftSaleTexts,
  ...topAccountTexts,
  ...dnsRecordTexts,
  ...dnsAuctionTexts,
  ...jettonCardTexts,
  ...nftCardTexts,
  ...collectionTexts,
  ...nftGridTexts,
  ...timeLeftTexts,
  ...nftTexts,
  ...priceTexts,
  ...tokenTexts,
  ...outcomeTexts,
  ...textTexts,
  ...absentTexts,
  ...flagTexts,
  ...verdictTexts,
}

/** A key of the dictionary. */
export type Word = keyof typeof en
