'use client'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { attempt } from '../../../core/attempt.ts'
import { readOffer } from '../../../reading/offer.ts'
import card from '../../card/Card.module.css'
import { cardFace } from '../../card/cardFace.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import * as icons from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { sayWord } from '../../text/sayWord.ts'
import { TimeLeft } from '../../time/TimeLeft.tsx'
import figure from '../../tokens/figure.module.css'
import { CollectionName, NftName } from '../../tokens/NftTitle.tsx'
import { ownerOf, saleOf } from '../../tokens/nft.ts'
import { domainOfItem } from '../../tokens/tokenInfo.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { nftCardTexts, nftDetailTexts, nftSaleTexts } from '../../words/en/nfts.ts'
import styles from './NftDetails.module.css'
import { type NftDetailsModel, type NftDetailsOptions, useNftDetails } from './useNftDetails.ts'

export interface NftDetailsProps
  extends Omit<ComponentProps<'root' | 'sale' | 'facts', NftItem, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<NftDetailsOptions, 'address' | 'sale'> {
  /** What a coin is worth, from the app: without it no price is shown. */
  priceSource?: PriceSource | undefined
}

interface ShownDetails extends NftDetailsModel, Pick<NftDetailsProps, 'priceSource'> {}

const FACE = /* @__PURE__ */ cardFace<ShownDetails, typeof nftCardTexts>({
  texts: nftCardTexts,
  className: styles.top,
  text: [
    {
      draw: ({ model: { nft } }) =>
        nft && (
          <span className={styles.crumb}>
            <CollectionName nft={nft} />
            {nft.name && nft.index !== undefined && nft.index.length <= 12 && <span>#{nft.index}</span>}
          </span>
        ),
      skeleton: <Skeleton width="120px" line={20} />,
    },
    {
      draw: ({ model: { nft } }) =>
        nft && (
          <Heading className={cx(card.title, styles.name)} part="name">
            <NftName nft={nft} />
          </Heading>
        ),
      skeleton: <Skeleton width="180px" height={20} line={32} />,
    },
    {
      draw: ({ model: { nft } }) =>
        nft?.token?.description && (
          <ForeignText max={600} className={cx(card.description, styles.description)} part="description">
            {nft.token.description}
          </ForeignText>
        ),
      skeleton: <Skeleton width="160px" line={20} />,
    },
    {
      draw: ({ data, model: { nft }, words }) => (
        <span className={card.badges}>
          <FlagBadge flags={nft?.flags ?? []} />
          <Badge icon={icons.nft}>{words('nft.item')}</Badge>
          {saleOf(data) !== undefined && (
            <Badge tone="accent" icon={icons.tag}>
              {words('nft.onSale')}
            </Badge>
          )}
          {!data.init && <Badge icon={icons.plug}>{words('nft.notInit')}</Badge>}
        </span>
      ),
      skeleton: <Skeleton width="84px" height={20} />,
    },
  ],
  below: {
    // A reader who is warned is not also led to buy.
    draw: ({ model: { nft, sale, priceSource }, classNames }) =>
      sale && nft?.flags.length === 0 && <Offer sale={sale} priceSource={priceSource} className={classNames.sale} />,
  },
  facts: [
    {
      id: 'owner',
      label: 'nft.owner',
      draw({ data, model: { books, nft }, words }) {
        const owner = ownerOf(data)
        if (owner) return <DrawnLabel address={owner} data={books.addressBook[owner] ?? null} copy />
        // The contract of a domain has no owner until one wins it.
        return domainOfItem(nft?.token) === undefined ? <None /> : words('nft.auctioned')
      },
    },
    {
      id: 'address',
      label: 'nft.address',
      draw: ({ data }) => <DrawnLabel address={data.address} data={null} kind="nft" seal={false} copy />,
    },
    {
      id: 'collection',
      label: 'nft.collection',
      draw: ({ data: { collection_address: collection } }) =>
        collection && <DrawnLabel address={collection} data={null} kind="collection" seal={false} copy />,
    },
    {
      id: 'metadata',
      label: 'nft.metadata',
      draw: ({ data }) => <Metadata content={data.content} />,
    },
  ],
})

/**
 * An NFT item beside its picture: collection, number, name, description, owner, address, and its price with the parts by receiver.
 * One request, which `NftCard` shares, and one for its sale. Renders a `<div role="group">`.
 */
export const NftDetails = /* @__PURE__ */ defineCard({
  name: 'NftDetails',
  texts: nftCardTexts,
  stem: 'nft',
  own: { address: true, addressBook: true, metadata: true, priceSource: true, sale: true },
  useModel: (props: NftDetailsProps): ShownDetails => ({ ...useNftDetails(props), priceSource: props.priceSource }),
  nameOf: ({ nft }) => nft?.name,
  face: FACE,
})

/** Where an item is described: the chain, a host, or a scheme such as `ipfs`. No link: a stranger wrote it. */
function Metadata({ content }: Pick<NftItem, 'content'>) {
  const words = useScope().wordsOf(nftDetailTexts)
  const uri = content?.uri
  const url = typeof uri === 'string' ? attempt(() => new URL(uri)) : undefined
  const isStored = content && uri === undefined && Object.keys(content).length > 0
  if (isStored || url?.protocol === 'data:') return words('nft.onChain')
  if (!url) return <None />
  const place = /^https?:$/.test(url.protocol) ? url.host : url.protocol.slice(0, -1)
  // The end of a host says whose it is: a stranger fills the start.
  return <ForeignText max={64}>{place.length > 64 ? `\u2026${place.slice(-63)}` : place}</ForeignText>
}

interface OfferProps {
  sale: NftSale
  priceSource: PriceSource | undefined
  className: string | undefined
}

/** The price in the coin, and its parts by receiver. */
function Offer({ sale, priceSource, className }: OfferProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(nftDetailTexts)
  const { kind, word, price, note, over, ends, cut } = readOffer(sale)
  if (!price || over) return null
  return (
    <div className={cx(styles.offer, className)} data-part="sale">
      <span className={styles.label}>
        {note
          ? wordsOf(nftSaleTexts)(`sales.${note}`)
          : sayWord(wordsOf, nftSaleTexts, kind === 'other' ? word : `sales.${kind}`, word)}
      </span>
      <Amount data={price} precision="full" className={figure.root} />
      {priceSource && <Price source={priceSource} asset="native" amount={price} decimals={undefined} />}
      {ends !== undefined && <TimeLeft data={ends} />}
      {cut && (
        <dl className={styles.cut}>
          {CUTS.map((name) => (
            <div key={name} className={styles.part}>
              <dt className={styles.label}>{words(`nft.${name}`)}</dt>
              <dd className={styles.value}>
                <Amount data={cut[name]} precision="full" />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const CUTS = ['sellerGets', 'royalty', 'marketFee'] as const
