import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import { NftCard, NftGrid, NftTransferList, useNftCard } from 'toncenter-react/ui'
import { MoreLink, Title } from '../parts.tsx'
import { to } from '../router.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** An NFT item: its picture first, then whose it is, its history, and others of its collection. */
export function NftPage({ address: written }: { address: string }) {
  const say = useWords()
  if (!tryParseAddress(written)) return <NotFoundPage title={say('missing.address')} typed={written} />
  return <Nft address={toRawAddress(written)} />
}

function Nft({ address }: { address: string }) {
  const say = useWords()
  const { data: item, nft } = useNftCard({ address })
  const collection = item?.collection_address
  return (
    <>
      <Title text={`${say('page.nft')} ${nft?.name?.slice(0, 40) ?? ''}`.trim()} isHidden />
      <NftCard address={address} />
      <NftTransferList heading={say('nft.history')} item={address} columns={['parties', 'details', 'time']} />
      {collection && (
        <NftGrid
          heading={say('nft.others')}
          collection={collection}
          pageSize={6}
          paging="load-more"
          actions={<MoreLink href={to.collection(collection)} />}
          withPrices
        />
      )}
    </>
  )
}
