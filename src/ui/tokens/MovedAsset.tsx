'use client'
import { useTonCenter } from '../../react/context.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { TokenImage } from '../images/TokenImage.tsx'
import { Amount, type AmountProps, RawUnits } from '../parts/Amount.tsx'
import { columnPrecision } from '../parts/amountDigits.ts'
import { Link } from '../parts/Link.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { namelessItem } from '../text/namelessItem.ts'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { amountTexts } from '../words/en/parts/amounts.ts'
import { unitOf } from './amountTokenOf.ts'
import styles from './MovedAsset.module.css'
import { nftAt } from './nft.ts'
import type { TokenBooks } from './useTokenBooks.ts'

interface MovedAssetProps {
  data: MovedAmount
  books: TokenBooks
  /** Of the picture, pixels. Default 16. */
  size?: number
  /** It did not arrive: struck through, and read out. */
  isVoid?: AmountProps['isVoid']
  /** `exact` cuts nothing below a million, as a column of balances. Default `auto`. */
  precision?: 'auto' | 'exact'
  /** With the sign of its direction. */
  isSigned?: boolean
}

/** An amount as in a table: figure, picture, symbol, and the word of a flag. It links to its token. Renders a `<span>`. */
export function MovedAsset({ data, books, size = 16, precision = 'auto', isVoid, isSigned }: MovedAssetProps) {
  const { amount, asset, direction } = data
  const { nativeCurrency } = useTonCenter().settings
  const unit = unitOf(data, books.metadata)
  const { symbol, decimals, token } = unit ?? { ...nativeCurrency, token: undefined }
  const shown = {
    data: amount,
    precision: precision === 'auto' ? precision : columnPrecision(amount, decimals ?? 0),
    isVoid,
    ...(isSigned && { direction }),
  } as const
  if (!unit) return <Amount {...shown} />
  if (asset === null)
    return (
      <span className={styles.root}>
        <Amount {...shown} token={{ symbol, decimals: 0 }} />
        <RawUnits isCurrency />
      </span>
    )
  const flags = books.flagsOf(token, asset)
  const mark = <TokenImage token={token} address={asset} flags={flags} size={size} />
  return (
    <span className={styles.root}>
      <Link kind="jetton" id={asset}>
        <Amount {...shown} token={{ symbol, decimals: decimals ?? 0, mark }} />
      </Link>
      {decimals === undefined && <RawUnits />}
      <FlagBadge flags={flags} />
    </span>
  )
}

interface MovedItemProps extends Pick<MovedAssetProps, 'books' | 'size'> {
  /** It did not arrive: struck through. */
  isVoid?: boolean | undefined
  /** Raw address of the NFT item. */
  address: string
}

/**
 * The name of an NFT item with its picture, which links to it. A flagged item is a word, and its address: its name may lure.
 * Renders a `<span>`.
 */
export function MovedItem({ address, books, size = 20, isVoid }: MovedItemProps) {
  const { wordsOf } = useScope()
  const { token, name: given, flags } = nftAt(address, null, books)
  const name = flags.length > 0 ? undefined : given
  return (
    <span className={styles.root} data-state={isVoid ? 'void' : undefined}>
      <TokenImage token={token && name ? { ...token, name } : token} address={address} size={size} flags={flags} />
      <FlagBadge flags={flags} />
      <Link kind="nft" id={address}>
        <ForeignText max={64} className={styles.item}>
          {name ?? namelessItem(address)}
        </ForeignText>
      </Link>
      {isVoid && <Spoken>{` ${wordsOf(amountTexts)('amount.void')} `}</Spoken>}
    </span>
  )
}
