'use client'
import { forwardRef } from 'react'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import { Card, type Fact, Facts, FactsSkeleton } from '../../card/Card.tsx'
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
 * An NFT collection at the top of its page: picture, name, what it says of itself, how many items, whose it is. Many on a page cost
 * one request. Renders a `<div role="group">`.
 */
export const NftCollectionCard = forwardRef<HTMLDivElement, NftCollectionCardProps>(
  function NftCollectionCard(props, ref) {
    const { address, data, metadata, addressBook, queryOptions, ...rest } = props
    const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
    const scope = useScope({ density, renderLink, trustPolicy })
    const words = scope.wordsOf(collectionTexts)
    const model = useNftCollectionCard(props)
    const { token, isThere, query } = model
    const name = token?.name
    return (
      <Card
        scope={scope}
        ref={ref}
        label={words('collection.label', { name: visibleString(name ?? '', 64) }).trim()}
        query={query}
        isThere={isThere}
        empty={{ title: words('collection.empty'), text: words('collection.emptyText') }}
        skeleton={<Waiting />}
        className={cx(className, classNames?.root)}
        {...attributes}
      >
        {() => model.data && <Content collection={model.data} model={model} classNames={classNames} />}
      </Card>
    )
  },
)
NftCollectionCard.displayName = 'NftCollectionCard'

interface ContentProps extends Pick<NftCollectionCardProps, 'classNames'> {
  collection: NftCollection
  model: NftCollectionCardModel
}

function Content({ collection, model: { token, flags, books }, classNames }: ContentProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(collectionTexts)
  const { address, owner_address: owner, next_item_index: next } = collection
  const facts: Fact[] = [
    {
      id: 'items',
      label: words('collection.items'),
      content: BigInt(next) < 0n ? <None /> : format.number(BigInt(next)),
    },
    {
      id: 'owner',
      label: words('collection.owner'),
      content: owner ? <DrawnLabel address={owner} data={books.addressBook[owner] ?? null} copy /> : <None />,
    },
    {
      id: 'address',
      label: words('collection.address'),
      content: <DrawnLabel address={address} data={null} kind="collection" seal={false} copy />,
    },
  ]
  return (
    <>
      <div className={styles.top}>
        <div className={cx(styles.media, classNames?.media)}>
          <Media token={token} address={address} flags={flags} size={128} />
        </div>
        <div className={styles.text}>
          <Heading className={styles.name} part="name">
            {token?.name ? <ForeignText max={128}>{token.name}</ForeignText> : words('collection.unnamed')}{' '}
            <TokenVerdict address={address} isFlagged={flags.length > 0} />
          </Heading>
          <FlagBadge flags={flags} />
          {token?.description && (
            <ForeignText max={600} className={cx(styles.description, classNames?.description)} part="description">
              {token.description}
            </ForeignText>
          )}
        </div>
      </div>
      <Facts facts={facts} className={classNames?.facts} />
    </>
  )
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.media}>
          <Skeleton width="128px" height={128} round={8} />
        </div>
        <div className={styles.text}>
          <Skeleton width="min(180px, 100%)" height={18} line={28} />
          <Skeleton width="min(320px, 100%)" line={20} />
          <Skeleton width="min(260px, 80%)" line={20} />
        </div>
      </div>
      <FactsSkeleton ids={['items', 'owner', 'address']} />
    </div>
  )
}
