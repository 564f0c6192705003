'use client'
import { type ComponentType, forwardRef } from 'react'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { Card } from '../../card/Card.tsx'
import type { MediaProps } from '../../images/Media.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { visibleString } from '../../text/visibleText.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { nftCardTexts } from '../../words/en/nfts.ts'
import { NftFace, type NftFacePart } from '../NftFace.tsx'
import styles from './NftCard.module.css'
import { type NftCardOptions, useNftCard } from './useNftCard.ts'

export interface NftCardProps
  extends Omit<ComponentProps<'root' | NftFacePart, NftItem, HTMLDivElement>, 'slots'>,
    TokenBookProps,
    Pick<NftCardOptions, 'address'> {
  /** Its price, where the app knows it: its price is drawn on the picture. */
  sale?: NftSale | undefined
  /** When a domain runs out, unix seconds: drawn as a countdown. The service does not say; the app may. */
  expires?: number | undefined
  /** Another component for the picture. It gets the props that `Media` gets. */
  slots?: { media?: ComponentType<MediaProps> | undefined } | undefined
}

/**
 * One NFT item: picture, name, collection, number, whether it is on sale. Flagged ones are blurred until a reader wants to see them.
 * Many on a page cost one request. Renders a `<div role="group">`.
 */
export const NftCard = forwardRef<HTMLDivElement, NftCardProps>(function NftCard(props, ref) {
  const { address, data, metadata, addressBook, sale, expires, slots, queryOptions, className, ...rest } = props
  const { wordsOf, trustPolicy } = useScope(props)
  const words = wordsOf(nftCardTexts)
  const { nft, ...model } = useNftCard(props)
  return (
    <Card
      rootRef={ref}
      label={nft?.name ? visibleString(nft.name, 64) : words('nft.label')}
      model={model}
      empty={{ title: words('nft.empty'), text: words('nft.emptyText') }}
      skeleton={<NftWaiting className={styles.body} />}
      className={cx(styles.alone, className)}
      {...rest}
    >
      {(item) =>
        nft && (
          <div className={styles.body}>
            <NftFace
              item={item}
              nft={nft}
              sale={sale}
              expires={expires}
              isDim={nft.flags.length > 0 && trustPolicy !== 'show'}
              size={296}
              classNames={rest.classNames}
              slots={slots}
            />
          </div>
        )
      }
    </Card>
  )
})
NftCard.displayName = 'NftCard'

/** In the size of an item. */
export function NftWaiting({ className }: { className?: string | undefined }) {
  return (
    <div className={cx(styles.root, className)} aria-hidden="true">
      <span className={styles.blank}>
        <Skeleton width="100%" height={320} round={8} />
      </span>
      <div className={styles.text}>
        <Skeleton width="72%" line={20} />
        <Skeleton width="48%" height={10} line={16} />
      </div>
    </div>
  )
}
