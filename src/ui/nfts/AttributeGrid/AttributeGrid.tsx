'use client'
import { forwardRef } from 'react'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import { Card } from '../../card/Card.tsx'
import { Heading, type HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { ForeignText } from '../../text/ForeignText.tsx'
import { type Trait, traitsOf } from '../../tokens/tokenInfo.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { attributeTexts } from '../../words/en/charts.ts'
import { type NftCardOptions, useNftCard } from '../NftCard/useNftCard.ts'
import styles from './AttributeGrid.module.css'

export interface AttributeGridProps
  extends Omit<ComponentProps<'root', NftItem, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<NftCardOptions, 'address'> {}

/**
 * The attributes of an NFT item, as its author wrote them: name over value, in cells. Shares its request with `NftCard`.
 * Renders a `<div role="group">`.
 */
export const AttributeGrid = forwardRef<HTMLDivElement, AttributeGridProps>(function AttributeGrid(props, ref) {
  const { address, data, metadata, addressBook, queryOptions, ...rest } = props
  const { wordsOf, format } = useScope(props)
  const words = wordsOf(attributeTexts)
  const { nft, ...model } = useNftCard(props)
  const traits = traitsOf(nft?.token)
  return (
    <Card
      rootRef={ref}
      label={words('attributes.label')}
      model={{ ...model, isThere: model.isThere && traits.length > 0 }}
      empty={{ title: words('attributes.empty'), text: words('attributes.emptyText') }}
      skeleton={<Waiting />}
      {...rest}
    >
      {() => (
        <>
          <div className={styles.head}>
            <Heading className={styles.title}>{words('attributes.label')}</Heading>
            <span className={styles.count}>{format.number(traits.length)}</span>
          </div>
          <dl className={styles.grid}>
            {traits.map((trait, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: strangers name two attributes alike
              <Cell key={index} trait={trait} />
            ))}
          </dl>
        </>
      )}
    </Card>
  )
})
AttributeGrid.displayName = 'AttributeGrid'

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

const Waiting = () => (
  <div aria-hidden="true">
    <div className={styles.head}>
      <Skeleton width="84px" height={14} line={24} />
    </div>
    <div className={cx(styles.grid)}>
      {PLACES.map((place) => (
        <div key={place} className={styles.cell}>
          <Skeleton width="56px" height={10} line={16} />
          <Skeleton width="80px" line={20} />
        </div>
      ))}
    </div>
  </div>
)
