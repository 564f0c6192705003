'use client'
import type { NftCollection } from '../../../contract/v3/nftCollection.ts'
import type { TokenInfo } from '../../../contract/v3/tokenInfo.ts'
import card from '../../card/Card.module.css'
import { cardFace, type FaceValues } from '../../card/cardFace.tsx'
import { defineCard } from '../../card/defineCard.tsx'
import type { FactRow } from '../../facts/FactRows.tsx'
import * as icons from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { Price } from '../../prices/Price.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { None } from '../../text/Absent.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import figure from '../../tokens/figure.module.css'
import { KeyFigure } from '../../tokens/KeyFigure.tsx'
import { Media } from '../../tokens/Media.tsx'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { TokenVerdict } from '../../trust/TokenVerdict.tsx'
import { useVerifiedName } from '../../trust/useVerifiedTokens.ts'
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
    Pick<NftCollectionCardOptions, 'address'> {
  /** What the app counts: facts of the card, which have their places before they are known. */
  figures?: NftCollectionFigures | undefined
  /** What a coin is worth, from the app: then the lowest price has it too. */
  priceSource?: PriceSource | undefined
}

/** What no answer of the service has for a whole collection. Absent members are not known yet. */
export interface NftCollectionFigures {
  /** Items that are for sale, as text: `12`, or `1000+`. */
  readonly onSale?: string | undefined
  /** The lowest fixed price, nanograms; `null` where no item has one. */
  readonly lowest?: bigint | string | null | undefined
  /** Items, as text: where the contract does not number them. */
  readonly items?: string | undefined
  /** Accounts that own an item, as text. */
  readonly owners?: string | undefined
}

interface FiguredModel extends NftCollectionCardModel {
  readonly figures: NftCollectionFigures | undefined
  readonly priceSource: PriceSource | undefined
}

/** Not known yet. */
const WAITS = '\u2014'

const FACTS: readonly FactRow<keyof typeof collectionTexts, FaceValues<FiguredModel, typeof collectionTexts>>[] = [
  {
    id: 'items',
    label: 'collection.items',
    draw: ({ data: { next_item_index: next }, model: { figures }, format }) =>
      BigInt(next) < 0n ? (figures?.items ?? <None />) : format.number(BigInt(next)),
  },
  {
    id: 'onSale',
    label: 'collection.onSale',
    draw: ({ model: { figures } }) => figures?.onSale ?? WAITS,
  },
  {
    id: 'owners',
    label: 'collection.owners',
    draw: ({ model: { figures } }) => figures?.owners ?? WAITS,
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
]

/** Facts that the app counts. */
const COUNTED: ReadonlySet<string> = /* @__PURE__ */ new Set(['onSale', 'owners'])

const FACE = /* @__PURE__ */ cardFace<FiguredModel, typeof collectionTexts>({
  texts: collectionTexts,
  picture: {
    draw: ({ data, model: { token, flags }, classNames }) => (
      <div className={cx(styles.media, classNames.media)}>
        <Media token={token} address={data.address} flags={flags} size={88} />
      </div>
    ),
    skeleton: (
      <div className={styles.media}>
        <Skeleton width="88px" height={88} round={8} />
      </div>
    ),
  },
  text: [
    {
      draw: ({ data, model: { token, flags } }) => (
        <Heading className={cx(card.title, styles.name)} part="name">
          <Name token={token} address={data.address} />{' '}
          <TokenVerdict address={data.address} isFlagged={flags.length > 0} />
        </Heading>
      ),
      skeleton: <Skeleton width="min(180px, 100%)" height={18} line={28} />,
    },
    {
      draw: ({ model, words }) => (
        <span className={card.badges}>
          <FlagBadge flags={model.flags} />
          <Badge icon={icons.nft}>{words('collection.kind')}</Badge>
        </span>
      ),
      skeleton: <Skeleton width="108px" height={20} />,
    },
    {
      draw: ({ model: { token }, classNames }) =>
        token?.description && (
          <ForeignText max={600} className={cx(card.description, classNames.description)} part="description">
            {token.description}
          </ForeignText>
        ),
      skeleton: (
        <span className={styles.lines}>
          <Skeleton width="min(320px, 100%)" line={20} />
          <Skeleton width="min(260px, 80%)" line={20} />
        </span>
      ),
    },
  ],
  under: {
    draw: ({ model }) => <Lowest model={model} />,
    skeleton: (model) => <Lowest model={model} />,
  },
  look: 'pairs',
  facts: ({ figures }) => (figures ? FACTS : FACTS.filter(({ id = '' }) => !COUNTED.has(id))),
})

/**
 * An NFT collection at the top of its page: picture, name, description, number of items, owner, and figures of the app. Many on a
 * page cost one request. Renders a `<div role="group">`.
 */
export const NftCollectionCard = /* @__PURE__ */ defineCard({
  name: 'NftCollectionCard',
  texts: collectionTexts,
  stem: 'collection',
  own: { address: true, addressBook: true, figures: true, metadata: true, priceSource: true },
  useModel: (props: NftCollectionCardProps): FiguredModel => ({
    ...useNftCollectionCard(props),
    figures: props.figures,
    priceSource: props.priceSource,
  }),
  nameOf: ({ token }) => token?.name,
  face: FACE,
})

function Name({ token, address }: { token: TokenInfo | undefined; address: string }) {
  const words = useScope().wordsOf(collectionTexts)
  const verified = useVerifiedName(address)
  const name = token?.name || verified
  return name ? <ForeignText max={128}>{name}</ForeignText> : words('collection.unnamed')
}

/** Its place is there before it is known; where no item has a price there is none. */
function Lowest({ model: { figures: data, priceSource } }: { model: FiguredModel }) {
  const words = useScope().wordsOf(collectionTexts)
  if (!data || data.lowest === null) return null
  return (
    <KeyFigure label={words('collection.lowest')} part="lowest">
      {data.lowest === undefined ? (
        <span className={figure.root}>{WAITS}</span>
      ) : (
        <>
          <Amount data={data.lowest} className={figure.root} />
          {priceSource && (
            <Price source={priceSource} asset="native" amount={String(data.lowest)} decimals={undefined} />
          )}
        </>
      )}
    </KeyFigure>
  )
}
