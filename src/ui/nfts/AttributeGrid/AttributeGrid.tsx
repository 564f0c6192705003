'use client'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import { CardHead, CardHeadSkeleton } from '../../card/CardHead.tsx'
import type { CardModel } from '../../card/cardModel.ts'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { type Trait, traitsOf } from '../../tokens/tokenInfo.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { attributeTexts } from '../../words/en/nfts.ts'
import { type NftCardOptions, useNftCard } from '../NftCard/useNftCard.ts'
import styles from './AttributeGrid.module.css'

export interface AttributeGridProps
  extends Omit<ComponentProps<'root', NftItem, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<NftCardOptions, 'address'> {}

interface AttributesModel extends CardModel<NftItem> {
  readonly traits: readonly Trait[]
}

/**
 * The attributes of an NFT item, as its author wrote them: name over value, in cells. Shares its request with `NftCard`.
 * Renders a `<div role="group">`.
 */
export const AttributeGrid = /* @__PURE__ */ defineCard({
  name: 'AttributeGrid',
  texts: attributeTexts,
  stem: 'attributes',
  own: { address: true, addressBook: true, metadata: true },
  useModel(props: AttributeGridProps): AttributesModel {
    const { nft, ...model } = useNftCard(props)
    const traits = traitsOf(nft?.token)
    return { ...model, isThere: model.isThere && traits.length > 0, traits }
  },
  face: { Body: Grid, Skeleton: GridSkeleton },
})

/** Four are in two lines: none is alone in one. */
const TWO_LINES = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }

function Grid({ model: { traits } }: CardBodyProps<AttributeGridProps, AttributesModel>) {
  const { wordsOf, format } = useScope()
  return (
    <>
      <CardHead title={wordsOf(attributeTexts)('attributes.label')}>
        <span className={styles.count}>{format.number(traits.length)}</span>
      </CardHead>
      <dl className={styles.grid} style={traits.length === 4 ? TWO_LINES : undefined}>
        {traits.map((trait, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strangers name two attributes alike
          <Cell key={index} trait={trait} />
        ))}
      </dl>
    </>
  )
}

const Cell = ({ trait: { name, value } }: { trait: Trait }) => (
  <div className={styles.cell} data-part="attribute">
    <dt className={styles.name}>
      <ForeignText max={64}>{name}</ForeignText>
    </dt>
    <dd className={styles.value}>
      <ForeignText max={128}>{value}</ForeignText>
    </dd>
  </div>
)

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

function GridSkeleton() {
  return (
    <div aria-hidden="true">
      <CardHeadSkeleton />
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={styles.cell}>
            <Skeleton width="56px" height={10} line={16} />
            <Skeleton width="80px" line={20} />
          </div>
        ))}
      </div>
    </div>
  )
}
