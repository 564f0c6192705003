'use client'
import { forwardRef, useState } from 'react'
import { countRows } from '../../../core/schema/rowList.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Boundary } from '../../states/Boundary.tsx'
import { FoldButton } from '../../table/FoldButton.tsx'
import { ListFrame, useListTitle } from '../../table/ListFrame.tsx'
import { mayHaveMore } from '../../table/ListQuery.ts'
import { rowsState } from '../../table/rowsState.ts'
import { Undrawn } from '../../table/Undrawn.tsx'
import { saleOf } from '../../tokens/nft.ts'
import { nftGridTexts } from '../../words/en/nfts.ts'
import { listTexts } from '../../words/en/table.ts'
import card from '../NftCard/NftCard.module.css'
import { NftFaceSkeleton } from '../NftFace.tsx'
import type { NftGridProps } from './gridProps.ts'
import { NftCells, type NftCellsProps } from './NftCells.tsx'
import { NftDetail } from './NftDetail.tsx'
import styles from './NftGrid.module.css'
import { type NftCell, type NftGridModel, useNftGrid } from './useNftGrid.ts'

/** Cards that load: at first, and below others. */
const WAITING = [8, 4] as const

/**
 * The NFT items of an owner or a collection as cards: picture, name, collection, price. Infinite and virtual; the arrow keys move in
 * two dimensions, Enter shows everything that is known of an item. Flagged ones are folded away at the end, their pictures covered until
 * a reader wants to see them. One request for each page of items, and one for its prices
 * by `withPrices`. Renders a `<div>` with a `role="grid"` in it.
 */
export const NftGrid = forwardRef<HTMLDivElement, NftGridProps>(function NftGrid(props, ref) {
  const { address, collection, order, except, data, metadata, addressBook, withPrices, ...paged } = props
  const { pageSize = 48, queryOptions, ...rest } = paged
  const { paging = 'infinite', heading, expiresOf, slots, ...host } = rest
  const scope = useScope(host)
  const say = scope.wordsOf(nftGridTexts)
  const label = say('nfts.label')
  const name = useListTitle(label, heading, host.actions)
  const [opened, setOpened] = useState<NftCell>()
  const model = useNftGrid({ ...props, pageSize, trustPolicy: scope.trustPolicy })
  const { cells, flagged, hidden, reveal, unreadable, query } = model

  const count = cells.length + flagged.length + hidden + countRows(unreadable)
  const progress = rowsState(query, count, paging)
  const isPartial = mayHaveMore(query)
  const hasSpace = name.title === undefined
  const owners = collection !== undefined && address === undefined ? model.books.addressBook : undefined
  const drawing = {
    sales: model.sales,
    owners,
    isPartial,
    onOpen: setOpened,
    expiresOf,
    classNames: host.classNames,
    slots,
  }
  return (
    <ListFrame
      ref={ref}
      scope={scope}
      name={name}
      texts={{ label, empty: say('nfts.empty'), emptyText: say('nfts.emptyText') }}
      query={query}
      rows={{ count, visible: cells, hidden, reveal, unreadable, progress }}
      paging={paging}
      pageSize={pageSize}
      // Without one item it is no number of a collection.
      total={count > 0 && !isPartial && except === undefined ? count : undefined}
      flagged={flagged.length + hidden + cells.filter(({ nft }) => nft.flags.length > 0).length}
      newRows={query?.newRows}
      onShowNew={query?.showNew}
      waiting={{
        row: (
          <div className={card.root} aria-hidden="true">
            <NftFaceSkeleton />
          </div>
        ),
        className: cx(styles.loading, hasSpace && !cells.length && styles.bare),
        most: WAITING,
      }}
      below={
        <>
          {flagged.length > 0 && <FlaggedCells model={model} {...drawing} />}
          {opened && (
            <Boundary of={opened} instead={() => <Undrawn />}>
              <NftDetail
                cell={opened}
                books={model.books}
                sale={model.sales.get(saleOf(opened.item) ?? '')}
                isAsking={query !== undefined}
                onClose={() => setOpened(undefined)}
              />
            </Boundary>
          )}
        </>
      }
      {...host}
    >
      {cells.length > 0 && (
        <NftCells
          cells={cells}
          className={hasSpace ? styles.bare : undefined}
          aria-busy={progress.isFetchingMore || undefined}
          onNearEnd={progress.grow}
          {...name.named}
          {...drawing}
        />
      )}
    </ListFrame>
  )
})
NftGrid.displayName = 'NftGrid'

interface FlaggedCellsProps extends Omit<NftCellsProps, 'cells' | 'onNearEnd'> {
  model: NftGridModel
}

/** Flagged items, folded away below the others. */
function FlaggedCells({ model, ...drawing }: FlaggedCellsProps) {
  const label = useScope().wordsOf(listTexts).plural('list.flagged', model.flagged.length)
  return (
    <>
      <div className={styles.fold}>
        <FoldButton isOpen={model.isFlaggedOpen} onToggle={model.toggleFlagged}>
          {label}
        </FoldButton>
      </div>
      {model.isFlaggedOpen && (
        <NftCells
          cells={model.flagged}
          className={styles.flagged}
          aria-label={label}
          onNearEnd={undefined}
          {...drawing}
        />
      )}
    </>
  )
}
