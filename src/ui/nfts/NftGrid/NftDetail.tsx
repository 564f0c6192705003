'use client'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { tryParseAddress } from '../../../core/values/address.ts'
import { useNftSales } from '../../../react/v3/nfts.ts'
import { readOffer } from '../../../reading/offer.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Link } from '../../parts/Link.tsx'
import { Heading } from '../../root/Heading.tsx'
import { cx } from '../../root/props.ts'
import rootStyles from '../../root/Root.module.css'
import { RowContext, useScope } from '../../root/scope.ts'
import raised from '../../root/tips/raised.module.css'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None, Unknown } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { Media } from '../../tokens/Media.tsx'
import { CollectionName, NftName } from '../../tokens/NftTitle.tsx'
import { ownerOf, saleOf } from '../../tokens/nft.ts'
import { traitsOf } from '../../tokens/tokenInfo.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { nftCardTexts } from '../../words/en/nfts.ts'
import styles from './NftDetail.module.css'
import type { NftCell } from './useNftGrid.ts'

interface NftDetailProps {
  cell: NftCell
  books: TokenBooks
  /** Its price, where the grid knows it. */
  sale: NftSale | undefined
  /** Whether an offer that is not known is asked for. */
  isAsking: boolean
  onClose: () => void
}

/** Everything that is known of an item, over the page. Renders a `<dialog>`: Escape closes it, and the focus goes back to its cell. */
export function NftDetail({ cell, books: { addressBook }, sale, isAsking, onClose }: NftDetailProps) {
  const { item, nft } = cell
  const { wordsOf, renderLink } = useScope()
  const words = wordsOf(nftCardTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const traits = traitsOf(nft.token)
  const owner = ownerOf(item)

  return (
    <RowContext.Provider value={false}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it already */}
      <dialog
        ref={dialog}
        className={cx(raised.surface, styles.root)}
        aria-labelledby={titleId}
        data-part="detail"
        onClose={onClose}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className={styles.body}>
          <div className={styles.media}>
            <Media token={nft.token} address={nft.address} flags={nft.flags} size={512} withOriginal />
          </div>
          <div className={styles.text}>
            <div className={styles.head}>
              <Heading id={titleId} className={styles.name}>
                <NftName nft={nft} />
              </Heading>
              <button
                type="button"
                className={cx(rootStyles.button, styles.close)}
                aria-label={words('action.close')}
                onClick={() => dialog.current?.close()}
              >
                <Icon path={cross} />
              </button>
            </div>
            <FlagBadge flags={nft.flags} />
            {nft.token?.description && (
              <ForeignText max={1000} className={styles.description}>
                {nft.token.description}
              </ForeignText>
            )}
            <Facts look="lines">
              <Fact name={words('nft.collection')}>{nft.collection ? <CollectionName nft={nft} /> : <None />}</Fact>
              <Fact name={words('nft.owner')}>
                {owner && <DrawnLabel address={owner} data={addressBook[owner] ?? null} copy />}
              </Fact>
              <Fact name={words('nft.price')}>
                {saleOf(item) !== undefined && <Price cell={cell} sale={sale} isAsking={isAsking} />}
              </Fact>
              <Fact name={words('nft.index')}>{nft.index !== undefined && visibleString(nft.index, 80)}</Fact>
              <Fact name={words('nft.address')}>
                <DrawnLabel address={nft.address} data={null} kind="nft" seal={false} copy />
              </Fact>
            </Facts>
            {traits.length > 0 && (
              <>
                <Heading className={styles.subtitle} isInside>
                  {words('nft.traits')}
                </Heading>
                <Facts look="lines">
                  {traits.map(({ name, value }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: strangers name two traits the same
                    <Fact key={index} name={<ForeignText max={64}>{name}</ForeignText>}>
                      <ForeignText max={128}>{value}</ForeignText>
                    </Fact>
                  ))}
                </Facts>
              </>
            )}
            {renderLink && (
              <span className={styles.open}>
                <Link kind="nft" id={nft.address}>
                  {words('nft.open')}
                </Link>
              </span>
            )}
            <RawData data={{ ...item, token_info: nft.token }} />
          </div>
        </div>
      </dialog>
    </RowContext.Provider>
  )
}

/** The price of an item on sale. One request, where the grid has not asked already. */
function Price({ cell: { item }, sale: known, isAsking }: Pick<NftDetailProps, 'cell' | 'sale' | 'isAsking'>) {
  const contract = saleOf(item)
  const asks = !known && isAsking && contract !== undefined && tryParseAddress(contract) !== undefined
  const { data, isLoading } = useNftSales(asks ? { address: [contract] } : skipToken)
  const sale = known ?? data?.nft_sales[0]
  if (isLoading) return <Skeleton width="72px" line={20} />
  if (!sale) return <Unknown />
  const { price, over } = readOffer(sale)
  return price && !over ? <Amount data={price} /> : <None />
}
