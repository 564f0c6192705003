import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import {
  ActivityFeed,
  AttributeGrid,
  DnsRecordList,
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

/** Whose a domain is stands above. */
const DOMAIN = ['domain', 'wallet', 'records', 'expires'] as const

const WITHOUT_AMOUNTS = ['status', 'action', 'counterparty', 'details', 'time'] as const
const WITH_AMOUNTS = ['status', 'action', 'counterparty', 'details', 'amount', 'time'] as const

function Nft({ address }: { address: string }) {
  const say = useWords()
  const { data: item, nft, sale, isThere } = useNftDetails({ address })
  const collection = item?.collection_address
  // Two that show the same history share its request.
  const isSold = usePriceHistory({ address }).isThere
  const history = { account: address, action_type: HISTORY }
  const { query, views } = useActivityFeed({ params: history })
  const isHistoryKnown = query?.status !== 'pending'
  // Without an owner it has no records yet.
  const domain = item?.owner_address && typeof nft?.token?.extra?.domain === 'string' ? nft.name : undefined
  // Where little stands beside the picture, the history does.
  const isShort = isThere === true && !sale && !nft?.token?.extra?.attributes
  const past = isThere !== undefined && (
    <ActivityFeed
      heading={say('nft.history')}
      params={history}
      days={false}
      columns={isHistoryKnown && !views.some(({ amounts }) => amounts.length) ? WITHOUT_AMOUNTS : WITH_AMOUNTS}
    />
  )
  const prices = isHistoryKnown && isSold && <PriceLine address={address} />
  return (
    <>
      <Title text={`${say('page.nft')} ${nft?.name?.slice(0, 40) ?? ''}`.trim()} isHidden />
      <div className="nft">
        <div className="stack">
          <div className="card nft-picture">
            {nft && <Media token={nft.token} address={address} flags={nft.flags} size={566} />}
          </div>
          {isShort && prices}
        </div>
        <div className="stack">
          <NftDetails address={address} {...(priceSource && { priceSource })} />
          {/* Not before it is known what stands above: nothing is pushed down. */}
          {isThere !== undefined && <AttributeGrid address={address} />}
          {domain !== undefined && (
            <DnsRecordList heading={say('nft.domain')} domain={domain} columns={DOMAIN} paging="none" />
          )}
          {isShort && past}
        </div>
      </div>
      {!isShort && past}
      {!isShort && prices}
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
