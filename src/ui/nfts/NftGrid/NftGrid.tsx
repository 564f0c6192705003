'use client'
import { forwardRef, useId, useState } from 'react'
import { Heading } from '../../root/Heading.tsx'
import { cx } from '../../root/props.ts'
import { Root } from '../../root/Root.tsx'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import { withAddress } from '../../root/withAddress.ts'
import { Boundary } from '../../states/Boundary.tsx'
import { EmptyBox } from '../../states/EmptyState.tsx'
import { NewRows } from '../../states/NewItemsBar.tsx'
import { PauseNotice } from '../../states/RateLimitNotice.tsx'
import { FoldButton } from '../../table/FoldButton.tsx'
import { framed } from '../../table/framed.ts'
import list from '../../table/List.module.css'
import { ListCount } from '../../table/ListCount.tsx'
import { HiddenNotice, Trouble } from '../../table/ListNotices.tsx'
import { Pager } from '../../table/Pager.tsx'
import { Undrawn } from '../../table/Undrawn.tsx'
import { UnreadableNote } from '../../table/UnreadableNote.tsx'
import { saleOf } from '../../tokens/nft.ts'
import { listTexts } from '../../words/en/lists.ts'
import { nftGridTexts } from '../../words/en/nfts.ts'
import { NftWaiting } from '../NftCard/NftCard.tsx'
import type { NftGridProps } from './gridProps.ts'
import { NftCells } from './NftCells.tsx'
import { NftDetail } from './NftDetail.tsx'
import styles from './NftGrid.module.css'
import { type NftCell, useNftGrid } from './useNftGrid.ts'

const SKELETONS = 8
const MORE_SKELETONS = 4

/**
 * The NFT items of an owner or a collection as cards: picture, name, collection, price. Infinite and virtual; the arrow keys move in
 * two dimensions, Enter shows everything that is known of an item. Flagged ones are folded away at the end, their pictures covered until
 * a reader wants to see them. Renders a `<div>` with a `role="grid"` in it.
 */
export const NftGrid = forwardRef<HTMLDivElement, NftGridProps>(function NftGrid(props, ref) {
  const { address, collection, data, metadata, addressBook, withPrices, ...paged } = withAddress(props)
  const { pageSize = 48, queryOptions, ...rest } = paged
  const { paging = 'infinite', heading, actions, expiresOf, slots, ...others } = rest
  const { density, renderLink, trustPolicy, frame, className, classNames, style, ...attributes } = others
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(listTexts)
  const say = scope.wordsOf(nftGridTexts)
  const titleId = useId()
  const [opened, setOpened] = useState<NftCell>()

  const model = useNftGrid({ ...props, trustPolicy: scope.trustPolicy })
  const { cells, unreadable, query } = model
  const isThere = cells.length > 0

  const total = cells.length + model.flagged.length + model.hidden + unreadable.length
  const flagged = model.flagged.length + model.hidden + cells.filter(({ nft }) => nft.flags.length > 0).length
  const state = total ? 'ready' : (query?.status ?? 'success')
  const isFetching = query?.isFetchingNextPage === true
  const canAsk = query?.hasNextPage === true && !isFetching
  const canGrow = paging === 'infinite' && canAsk && query.status !== 'error' && !query.isFetchNextPageError
  // React's strict mode runs effects twice: the second must not cancel the first and ask again.
  const grow = () => query?.fetchNextPage({ cancelRefetch: false })

  const title = heading ?? (actions ? say('nfts.label') : undefined)
  const { showNew } = query ?? {}
  const bare = title === undefined ? styles.bare : undefined
  const drawing = { sales: model.sales, onOpen: setOpened, expiresOf, classNames, slots }
  return (
    <Root
      scope={scope}
      ref={ref as React.Ref<HTMLElement>}
      data-part="root"
      data-state={state === 'success' ? 'empty' : state}
      {...framed(frame, style)}
      className={cx(list.root, className, classNames?.root)}
      {...attributes}
    >
      {title !== undefined && (
        <div className={list.heading} data-part="heading">
          <Heading id={titleId} className={list.title}>
            {title}
          </Heading>
          {total > 0 && !query?.hasNextPage && <ListCount total={total} flagged={flagged} />}
          {actions && <span className={list.actions}>{actions}</span>}
        </div>
      )}
      <div className={list.notices}>
        {state === 'pending' && query?.isLoading !== false && <PauseNotice />}
        {total > 0 && query?.error != null && !query.isFetchNextPageError && (
          <Trouble error={query.error} retry={query.refetch} />
        )}
        {model.hidden > 0 && <HiddenNotice count={model.hidden} onReveal={model.reveal} />}
      </div>
      {showNew && <NewRows data={query?.newRows} onShow={showNew} />}
      {state === 'error' ? (
        <Trouble error={query?.error} retry={() => query?.refetch()} name={say('nfts.label')} />
      ) : state === 'success' ? (
        <EmptyBox title={say('nfts.empty')} text={say('nfts.emptyText')} />
      ) : (
        isThere && (
          <NftCells
            cells={cells}
            className={bare}
            aria-busy={isFetching || undefined}
            {...(title === undefined ? { 'aria-label': say('nfts.label') } : { 'aria-labelledby': titleId })}
            isPartial={query?.hasNextPage === true}
            onNearEnd={canGrow ? grow : undefined}
            {...drawing}
          />
        )
      )}
      {(state === 'pending' || isFetching) && (
        <div
          className={cx(styles.loading, title === undefined && !isThere && styles.bare)}
          data-part="loading"
          role="status"
        >
          <Spoken>{words(state === 'pending' ? 'list.loading' : 'list.loadingMore')}</Spoken>
          {Array.from({ length: Math.min(state === 'pending' ? SKELETONS : MORE_SKELETONS, pageSize) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
            <NftWaiting key={index} />
          ))}
        </div>
      )}
      {model.flagged.length > 0 && (
        <>
          <div className={styles.fold}>
            <FoldButton isOpen={model.isFlaggedOpen} onToggle={model.toggleFlagged}>
              {words.plural('list.flagged', model.flagged.length)}
            </FoldButton>
          </div>
          {model.isFlaggedOpen && (
            <NftCells
              cells={model.flagged}
              className={styles.flagged}
              aria-label={words.plural('list.flagged', model.flagged.length)}
              isPartial={query?.hasNextPage === true}
              onNearEnd={undefined}
              {...drawing}
            />
          )}
        </>
      )}
      {query?.isFetchNextPageError && (
        <div className={list.notices}>
          <Trouble error={query.error} retry={query.fetchNextPage} />
        </div>
      )}
      <UnreadableNote data={unreadable} />
      {(paging === 'load-more' || !isThere) && total > 0 && (
        <Pager hasNext={canAsk} onPage={() => void query?.fetchNextPage()} />
      )}
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
    </Root>
  )
})
NftGrid.displayName = 'NftGrid'
