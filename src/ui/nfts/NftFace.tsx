'use client'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { NftItem } from '../../contract/v3/nftItem.ts'
import type { NftSale } from '../../contract/v3/nftSale.ts'
import { readOffer } from '../../reading/offer.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Amount } from '../parts/Amount.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import foreign from '../text/ForeignText.module.css'
import { TimeLeft } from '../time/TimeLeft.tsx'
import { Media, type MediaProps } from '../tokens/Media.tsx'
import { CollectionName, NftName } from '../tokens/NftTitle.tsx'
import { type ShownNft, saleOf } from '../tokens/nft.ts'
import shared from '../tokens/tokens.module.css'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { nftCardTexts } from '../words/en/nfts.ts'
import styles from './NftCard/NftCard.module.css'

export type NftFacePart = 'media' | 'name' | 'badges'

export interface NftFaceProps {
  item: NftItem
  nft: ShownNft
  /** Its price, where the app or the grid knows it. */
  sale?: NftSale | undefined
  /** When a domain runs out, unix seconds. */
  expires?: number | undefined
  isDim: boolean
  /** In place of its collection, where all are of one. */
  under?: ReactNode
  /** Pixels that the picture is wide. */
  size: number
  classNames?: Partial<Record<string, string | undefined>> | undefined
  slots?: { media?: ComponentType<MediaProps> | undefined } | undefined
}

/** An item as a picture with its name and its collection under it. */
export function NftFace({ item, nft, sale, expires, isDim, under, size, classNames, slots }: NftFaceProps) {
  const words = useScope().wordsOf(nftCardTexts)
  const offer = sale && readOffer(sale)
  return (
    <>
      <div className={cx(styles.picture, classNames?.media)}>
        {createElement(slots?.media ?? Media, { token: nft.token, address: nft.address, flags: nft.flags, size })}
        <span className={cx(styles.badges, classNames?.badges)} data-part="badges">
          {offer?.price && !offer.over ? (
            <span className={styles.badge} data-part="price">
              <Amount data={offer.price} />
            </span>
          ) : (
            saleOf(item) !== undefined && (
              <span className={styles.badge} data-part="sale">
                <Icon path={icons.tag} size={14} />
                {words('nft.onSale')}
              </span>
            )
          )}
          {expires !== undefined && (
            <span className={styles.badge} data-tip={words('nft.expires')} data-part="expires">
              <Icon path={icons.hourglass} size={14} />
              <TimeLeft data={expires} />
            </span>
          )}
        </span>
      </div>
      <div className={styles.text}>
        <span className={shared.title}>
          <span
            className={cx(shared.name, styles.name, foreign.cut, isDim && shared.dim, classNames?.name)}
            data-part="name"
          >
            <Link kind="nft" id={nft.address}>
              <NftName nft={nft} />
            </Link>
          </span>
          {nft.name && nft.index !== undefined && nft.index.length <= 12 && (
            <span className={styles.index}>#{nft.index}</span>
          )}
          <FlagBadge flags={nft.flags} />
          {!item.init && <Badge icon={icons.plug}>{words('nft.notInit')}</Badge>}
        </span>
        <span className={styles.sub}>{under ?? <CollectionName nft={nft} />}</span>
      </div>
    </>
  )
}

/** In the size of an item. */
export const NftFaceSkeleton = () => (
  <>
    <span className={styles.blank}>
      <Skeleton width="100%" height={320} round={8} />
    </span>
    <div className={styles.text}>
      <Skeleton width="72%" line={20} />
      <Skeleton width="48%" height={10} line={16} />
    </div>
  </>
)
