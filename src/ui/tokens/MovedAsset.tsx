'use client'
import { decimalsOf, tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { TokenImage } from '../images/TokenImage.tsx'
import { Amount, RawUnits } from '../parts/Amount.tsx'
import { Link } from '../parts/Link.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { shorten } from '../text/Short.tsx'
import styles from './MovedAsset.module.css'
import type { TokenBooks } from './useTokenBooks.ts'

interface MovedAssetProps {
  data: MovedAmount
  books: TokenBooks
  /** Of the picture, pixels. Default 20. */
  size?: number
  /** It did not arrive: struck through. */
  isVoid?: boolean
}

/** An amount with the picture of its token, which links to it. Renders a `<span>`. */
export function MovedAsset({ data: { amount, asset, currency }, books, size = 20, isVoid }: MovedAssetProps) {
  if (asset === null) {
    return <Amount data={amount} {...(currency !== undefined && { token: { symbol: `#${currency}`, decimals: 0 } })} />
  }
  const token = tokenInfoOf(asset, books.metadata)
  const decimals = decimalsOf(token)
  const symbol = token?.symbol || token?.name || shorten(asset.slice(asset.indexOf(':') + 1), 4)
  const flags = books.flagsOf(token, asset)
  return (
    <span className={styles.root}>
      <TokenImage token={token} address={asset} flags={flags} size={size} />
      <Link kind="jetton" id={asset}>
        <Amount data={amount} token={{ symbol, decimals: decimals ?? 0 }} isVoid={isVoid} />
      </Link>
      {decimals === undefined && <RawUnits />}
    </span>
  )
}

interface MovedItemProps extends Pick<MovedAssetProps, 'books' | 'size'> {
  /** Raw address of the NFT item. */
  address: string
}

/** The name of an NFT item with its picture, which links to it. Renders a `<span>`. */
export function MovedItem({ address, books: { metadata }, size = 20 }: MovedItemProps) {
  const token = tokenInfoOf(address, metadata, 'nft_items')
  return (
    <span className={styles.root}>
      <TokenImage token={token} address={address} size={size} />
      <Link kind="nft" id={address}>
        <ForeignText max={64}>{token?.name || shorten(address, 4)}</ForeignText>
      </Link>
    </span>
  )
}
