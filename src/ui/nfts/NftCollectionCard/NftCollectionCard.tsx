'use client'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import card from '../../card/Card.module.css'
import { cardFace } from '../../card/cardFace.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Media } from '../../tokens/Media.tsx'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { collectionTexts } from '../../words/en/nfts.ts'
import styles from './NftCollectionCard.module.css'
import {
  type NftCollectionCardModel,
  type NftCollectionCardOptions,
  useNftCollectionCard,
} from './useNftCollectionCard.ts'

export interface NftCollectionCardProps
  extends Omit<ComponentProps<'root' | 'media' | 'description' | 'facts', NftCollection, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<NftCollectionCardOptions, 'address'> {}

const FACE = /* @__PURE__ */ cardFace<NftCollectionCardModel, typeof collectionTexts>({
  texts: collectionTexts,
  picture: {
    draw: ({ data, model: { token, flags }, classNames }) => (
      <div className={cx(styles.media, classNames.media)}>
        <Media token={token} address={data.address} flags={flags} size={128} />
      </div>
    ),
    skeleton: (
      <div className={styles.media}>
        <Skeleton width="128px" height={128} round={8} />
      </div>
    ),
  },
  text: [
    {
      draw: ({ data, model: { token, flags }, words }) => (
        <Heading className={cx(card.title, styles.name)} part="name">
          {token?.name ? <ForeignText max={128}>{token.name}</ForeignText> : words('collection.unnamed')}{' '}
          <TokenVerdict address={data.address} isFlagged={flags.length > 0} />
        </Heading>
      ),
      skeleton: <Skeleton width="min(180px, 100%)" height={18} line={28} />,
    },
    { draw: ({ model }) => <FlagBadge flags={model.flags} /> },
    {
      draw: ({ model: { token }, classNames }) =>
        token?.description && (
          <ForeignText max={600} className={cx(card.description, classNames.description)} part="description">
            {token.description}
          </ForeignText>
        ),
      skeleton: (
        <>
          <Skeleton width="min(320px, 100%)" line={20} />
          <Skeleton width="min(260px, 80%)" line={20} />
        </>
      ),
    },
  ],
  facts: [
    {
      id: 'items',
      label: 'collection.items',
      draw: ({ data: { next_item_index: next }, format }) =>
        BigInt(next) < 0n ? <None /> : format.number(BigInt(next)),
    },
    {
      id: 'owner',
      label: 'collection.owner',
      draw: ({ data: { owner_address: owner }, model: { books } }) =>
        owner ? <DrawnLabel address={owner} data={books.addressBook[owner] ?? null} copy /> : <None />,
    },
    {
      id: 'address',
      label: 'collection.address',
      draw: ({ data }) => <DrawnLabel address={data.address} data={null} kind="collection" seal={false} copy />,
    },
  ],
})

/**
 * An NFT collection at the top of its page: picture, name, description, number of items, owner. Many on a page cost
 * one request. Renders a `<div role="group">`.
 */
export const NftCollectionCard = /* @__PURE__ */ defineCard({
  name: 'NftCollectionCard',
  texts: collectionTexts,
  stem: 'collection',
  own: { address: true, addressBook: true, metadata: true },
  useModel: (props: NftCollectionCardProps) => useNftCollectionCard(props),
  nameOf: ({ token }) => token?.name,
  face: FACE,
})
