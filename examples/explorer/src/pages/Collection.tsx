import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import { NftCollectionCard, NftGrid, NftSaleList, NftTransferList, useNftCollectionCard } from 'toncenter-react/ui'
import { useCollectionFigures } from '../collectionFigures.ts'
import { Tabs, Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { COLLECTION_TABS, type CollectionTab, to } from '../router.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

interface CollectionPageProps {
  /** As the address bar has it. */
  address: string
  tab: CollectionTab
}

/** An NFT collection: its face and figures, its items with their prices, which are on sale, what moved of it. */
export function CollectionPage({ address: written, tab }: CollectionPageProps) {
  const say = useWords()
  if (!tryParseAddress(written)) return <NotFoundPage title={say('missing.address')} typed={written} />
  return <Collection address={toRawAddress(written)} written={written} tab={tab} />
}

function Collection({ address, written, tab }: CollectionPageProps & { written: string }) {
  const say = useWords()
  const { token } = useNftCollectionCard({ address })
  const figures = useCollectionFigures(address)
  return (
    <>
      <Title text={`${say('page.collection')} ${token?.name?.slice(0, 40) ?? ''}`.trim()} isHidden />
      <NftCollectionCard address={address} figures={figures} {...(priceSource && { priceSource })} />
      <Tabs
        label={say('collection.tabs')}
        open={tab}
        tabs={[
          ...COLLECTION_TABS.map((id) => ({
            id,
            label: say(`collection.${id}`),
            href: to.collection(written, id),
            count: { items: figures.items ?? '', sales: figures.onSale ?? '', activity: undefined }[id],
          })),
          { id: 'contract', label: say('tab.contract'), href: to.account(written, 'contract') },
        ]}
      />
      <Tab tab={tab} address={address} />
    </>
  )
}

function Tab({ tab, address }: CollectionPageProps) {
  const say = useWords()
  switch (tab) {
    case 'items':
      return <NftGrid heading={say('collection.items')} collection={address} withPrices />
    case 'sales':
      return <NftSaleList heading={say('collection.sales')} collection={address} />
    case 'activity':
      return <NftTransferList heading={say('collection.activity')} collection={address} />
  }
}
