import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import {
  ActivityFeed,
  AttributeGrid,
  Media,
  NftDetails,
  NftGrid,
  PriceLine,
  useActivityFeed,
  useNftDetails,
  usePriceHistory,
} from 'toncenter-react/ui'
import { MoreLink, Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { to } from '../router.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** An NFT item: its picture first, then whose it is, what it costs, its attributes, its history, and others of its collection. */
export function NftPage({ address: written }: { address: string }) {
  const say = useWords()
  if (!tryParseAddress(written)) return <NotFoundPage title={say('missing.address')} typed={written} />
  return <Nft address={toRawAddress(written)} />
}

/** What happens to an item: made, moved, offered, bid for, sold. */
const HISTORY = [
  'nft_mint',
  'nft_transfer',
  'nft_purchase',
  'nft_put_on_sale',
  'nft_update_sale',
  'nft_cancel_sale',
  'nft_put_on_auction',
  'nft_cancel_auction',
  'nft_finish_auction',
  'auction_bid',
  'auction_outbid',
  'teleitem_start_auction',
  'teleitem_cancel_auction',
  'dns_purchase',
  'dns_release',
  'renew_dns',
]

function Nft({ address }: { address: string }) {
  const say = useWords()
  const { data: item, nft, isThere } = useNftDetails({ address })
  const collection = item?.collection_address
  // Two that show the same history share its request.
  const isSold = usePriceHistory({ address }).isThere
  const history = { account: address, action_type: HISTORY }
  const isHistoryKnown = useActivityFeed({ params: history }).query?.status !== 'pending'
  return (
    <>
      <Title text={`${say('page.nft')} ${nft?.name?.slice(0, 40) ?? ''}`.trim()} isHidden />
      <div className="nft">
        <div className="card nft-picture">
          {nft && <Media token={nft.token} address={address} flags={nft.flags} size={566} />}
        </div>
        <div className="stack">
          <NftDetails address={address} {...(priceSource && { priceSource })} />
          {/* Not before it is known what stands above: nothing is pushed down. */}
          {isThere !== undefined && <AttributeGrid address={address} />}
        </div>
      </div>
      {isThere !== undefined && (
        <ActivityFeed
          heading={say('nft.history')}
          params={history}
          columns={['status', 'action', 'counterparty', 'details', 'amount', 'time']}
        />
      )}
      {isHistoryKnown && isSold && <PriceLine address={address} />}
      {collection && isHistoryKnown && isSold !== undefined && (
        <NftGrid
          heading={say('nft.others')}
          collection={collection}
          // Itself, and six others.
          pageSize={7}
          except={address}
          paging="none"
          actions={<MoreLink href={to.collection(collection)} />}
          withPrices
        />
      )}
    </>
  )
}
