'use client'
import { forwardRef } from 'react'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import card from '../../card/Card.module.css'
import { Card } from '../../card/Card.tsx'
import { CardSkeleton } from '../../card/CardSkeleton.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { Media } from '../../images/Media.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { visibleString } from '../../text/visibleText.ts'
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

/**
 * An NFT collection at the top of its page: picture, name, description, number of items, owner. Many on a page cost
 * one request. Renders a `<div role="group">`.
 */
export const NftCollectionCard = forwardRef<HTMLDivElement, NftCollectionCardProps>(
  function NftCollectionCard(props, ref) {
    const { address, data, metadata, addressBook, queryOptions, ...rest } = props
    const words = useScope().wordsOf(collectionTexts)
    const model = useNftCollectionCard(props)
    return (
      <Card
        rootRef={ref}
        label={words('collection.label', { name: visibleString(model.token?.name ?? '', 64) }).trim()}
        model={model}
        empty={{ title: words('collection.empty'), text: words('collection.emptyText') }}
        skeleton={<CardSkeleton picture={PICTURE} lines={LINES} facts={3} />}
        {...rest}
      >
        {(collection) => <Content collection={collection} model={model} classNames={rest.classNames} />}
      </Card>
    )
  },
)
NftCollectionCard.displayName = 'NftCollectionCard'

const PICTURE = (
  <div className={styles.media}>
    <Skeleton width="128px" height={128} round={8} />
  </div>
)

const LINES = [
  { width: 'min(180px, 100%)', height: 18, line: 28 },
  { width: 'min(320px, 100%)', line: 20 },
  { width: 'min(260px, 80%)', line: 20 },
]

interface ContentProps extends Pick<NftCollectionCardProps, 'classNames'> {
  collection: NftCollection
  model: NftCollectionCardModel
}

function Content({ collection, model: { token, flags, books }, classNames }: ContentProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(collectionTexts)
  const { address, owner_address: owner, next_item_index: next } = collection
  return (
    <>
      <div className={card.top}>
        <div className={cx(styles.media, classNames?.media)}>
          <Media token={token} address={address} flags={flags} size={128} />
        </div>
        <div className={card.text}>
          <Heading className={cx(card.title, styles.name)} part="name">
            {token?.name ? <ForeignText max={128}>{token.name}</ForeignText> : words('collection.unnamed')}{' '}
            <TokenVerdict address={address} isFlagged={flags.length > 0} />
          </Heading>
          <FlagBadge flags={flags} />
          {token?.description && (
            <ForeignText max={600} className={cx(card.description, classNames?.description)} part="description">
              {token.description}
            </ForeignText>
          )}
        </div>
      </div>
      <Facts look="tiles" className={classNames?.facts}>
        <Fact id="items" name={words('collection.items')}>
          {BigInt(next) < 0n ? <None /> : format.number(BigInt(next))}
        </Fact>
        <Fact id="owner" name={words('collection.owner')}>
          {owner ? <DrawnLabel address={owner} data={books.addressBook[owner] ?? null} copy /> : <None />}
        </Fact>
        <Fact id="address" name={words('collection.address')}>
          <DrawnLabel address={address} data={null} kind="collection" seal={false} copy />
        </Fact>
      </Facts>
    </>
  )
}
