'use client'
import type { ReactNode } from 'react'
import { TokenImage } from '../images/TokenImage.tsx'
import { Link } from '../parts/Link.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import foreign from '../text/ForeignText.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { useVerifiedName } from '../trust/useVerifiedTokens.ts'
import { nftTexts } from '../words/en/tokens.ts'
import type { ShownNft } from './nft.ts'
import styles from './tokens.module.css'

interface NftTitleProps {
  nft: ShownNft
  isDim: boolean
  /** In place of the collection's name. */
  children?: ReactNode
}

/** An NFT item in a row: small picture, name, and its collection. */
export function NftTitle({ nft, isDim, children }: NftTitleProps) {
  return (
    <>
      <TokenImage token={nft.token} address={nft.address} flags={nft.flags} size={32} />
      <span className={styles.title}>
        <span className={cx(styles.name, foreign.cut, isDim && styles.dim)} data-part="name">
          <Link kind="nft" id={nft.address}>
            <NftName nft={nft} />
          </Link>
        </span>
        <FlagBadge flags={nft.flags} />
      </span>
      <span className={styles.sub}>{children ?? <CollectionName nft={nft} />}</span>
    </>
  )
}

/** What an item is called; its number where it has no name. */
export function NftName({ nft: { name, index } }: { nft: ShownNft }) {
  const words = useScope().wordsOf(nftTexts)
  if (name) return <ForeignText max={64}>{name}</ForeignText>
  // Numbers of 256 bits are made from names: nobody reads those.
  return index !== undefined && index.length <= 12 ? words('nft.numbered', { index }) : words('nft.unnamed')
}

/** The name of an item's collection: its own, else that of the registry. */
export function CollectionName({ nft: { collection, collectionToken } }: { nft: ShownNft }) {
  const words = useScope().wordsOf(nftTexts)
  const verified = useVerifiedName(collection)
  const name = collectionToken?.name || verified
  if (!collection) return words('nft.noCollection')
  return (
    <span className={cx(styles.long, foreign.cut)} data-part="collection">
      <Link kind="collection" id={collection}>
        {name ? <ForeignText max={64}>{name}</ForeignText> : words('nft.unnamedCollection')}
      </Link>
    </span>
  )
}
