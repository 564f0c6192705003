import type { ReactNode } from 'react'
import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import {
  AddressLabel,
  AttributeGrid,
  NftCard,
  NftGrid,
  NftSaleList,
  NftTransferList,
  useNftCard,
} from 'toncenter-react/ui'
import { MoreLink, Title } from '../parts.tsx'
import { to } from '../router.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

/** An NFT item: its picture first, then whose it is, its attributes, its history, and others of its collection. */
export function NftPage({ address: written }: { address: string }) {
  const say = useWords()
  if (!tryParseAddress(written)) return <NotFoundPage title={say('missing.address')} typed={written} />
  return <Nft address={toRawAddress(written)} />
}

function Nft({ address }: { address: string }) {
  const say = useWords()
  const { data: item, nft } = useNftCard({ address })
  const collection = item?.collection_address
  const sale = item?.sale_contract_address ?? item?.auction_contract_address
  const owner = item?.real_owner ?? item?.owner_address
  return (
    <>
      <Title text={`${say('page.nft')} ${nft?.name?.slice(0, 40) ?? ''}`.trim()} isHidden />
      <div className="nft">
        <NftCard address={address} className="nft-card" />
        <div className="stack">
          <dl className="card nft-facts" aria-label={say('nft.about')}>
            <Fact name={say('nft.owner')} isKnown={item !== undefined}>
              {owner ? <AddressLabel address={owner} /> : say('nft.none')}
            </Fact>
            <Fact name={say('nft.collection')} isKnown={item !== undefined}>
              {collection ? <AddressLabel address={collection} kind="collection" /> : say('nft.none')}
            </Fact>
            <Fact name="NFT" isKnown={item !== undefined}>
              <AddressLabel address={address} kind="nft" />
            </Fact>
          </dl>
          {sale && <NftSaleList heading={say('nft.onSale')} contracts={[sale]} />}
          <AttributeGrid address={address} />
        </div>
      </div>
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

/** A name and its value, whose place is there before it is known. */
const Fact = ({ name, isKnown, children }: { name: string; isKnown: boolean; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{isKnown && children}</dd>
  </div>
)
