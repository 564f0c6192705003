'use client'
import type { ComponentType } from 'react'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { defineCard } from '../../card/defineCard.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import type { MediaProps } from '../../tokens/Media.tsx'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { nftCardTexts } from '../../words/en/nfts.ts'
import { NftFace, type NftFacePart, NftFaceSkeleton } from '../NftFace.tsx'
import styles from './NftCard.module.css'
import { type NftCardOptions, useNftCard } from './useNftCard.ts'

export interface NftCardProps
  extends Omit<ComponentProps<'root' | NftFacePart, NftItem, HTMLDivElement>, 'slots'>,
    TokenBookProps,
    Pick<NftCardOptions, 'address'> {
  /** Its price, where the app knows it: its price is rendered on the picture. */
  sale?: NftSale | undefined
  /** When a domain runs out, unix seconds: rendered as a countdown. The service does not say; the app may. */
  expires?: number | undefined
  /** Another component for the picture. It gets the props that `Media` gets. */
  slots?: { media?: ComponentType<MediaProps> | undefined } | undefined
}

/**
 * One NFT item: picture, name, collection, number, whether it is on sale. Flagged ones are blurred until a reader wants to see them.
 * Many on a page cost one request. Renders a `<div role="group">`.
 */
export const NftCard = /* @__PURE__ */ defineCard({
  name: 'NftCard',
  texts: nftCardTexts,
  stem: 'nft',
  own: { address: true, addressBook: true, expires: true, metadata: true, sale: true, slots: true },
  useModel: (props: NftCardProps) => useNftCard(props),
  nameOf: ({ nft }) => nft?.name,
  className: styles.alone,
  face: {
    Body({ data, model: { nft }, props: { sale, expires, slots, classNames } }) {
      const { trustPolicy } = useScope()
      if (!nft) return null
      const isDim = nft.flags.length > 0 && trustPolicy !== 'show'
      return (
        <div className={styles.body}>
          <NftFace item={data} size={296} {...{ nft, sale, expires, isDim, classNames, slots }} />
        </div>
      )
    },
    Skeleton: () => (
      <div className={styles.body} aria-hidden="true">
        <NftFaceSkeleton />
      </div>
    ),
  },
})
