'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> cannot be virtual
// biome-ignore-start lint/a11y/useFocusableInteractive: cells take the focus, rows do not
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  type CSSProperties,
  forwardRef,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { NftItem } from '../../contract/v3/nftItem.ts'
import { EmptyBox } from '../EmptyState/EmptyState.tsx'
import { framed } from '../List/framed.ts'
import list from '../List/List.module.css'
import { ListBody } from '../List/ListBody.tsx'
import { ListCount } from '../List/ListCount.tsx'
import { HiddenNotice, Trouble } from '../List/ListNotices.tsx'
import { Pager } from '../List/Pager.tsx'
import { listTexts } from '../List/texts.ts'
import { Undrawn } from '../List/Undrawn.tsx'
import { UnreadableNote } from '../List/UnreadableNote.tsx'
import type { MediaProps } from '../Media/Media.tsx'
import { NewRows } from '../NewItemsBar/NewItemsBar.tsx'
import card from '../NftCard/NftCard.module.css'
import { NftWaiting } from '../NftCard/NftCard.tsx'
import { NftFace, type NftFacePart } from '../NftCard/NftFace.tsx'
import { type ComponentProps, cx, type FrameProps } from '../props.ts'
import { PauseNotice } from '../RateLimitNotice/RateLimitNotice.tsx'
import { Boundary } from '../root/Boundary.tsx'
import { Heading } from '../root/Heading.tsx'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { RowContext, useScope } from '../root/scope.ts'
import { saleOf } from '../tokens/nft.ts'
import { NftDetail } from './NftDetail.tsx'
import styles from './NftGrid.module.css'
import { nftGridTexts } from './texts.ts'
import { useColumnCount } from './useColumnCount.ts'
import { useGridFocus } from './useGridFocus.ts'
import { type NftCell, type NftGridOptions, useNftGrid } from './useNftGrid.ts'

export interface NftGridProps
  extends Omit<ComponentProps<'root' | 'card' | NftFacePart, readonly NftItem[], HTMLDivElement>, 'slots'>,
    Omit<NftGridOptions, 'data' | 'queryOptions' | 'trustPolicy'>,
    FrameProps {
  /** How more items come: by scrolling, or by a button. Default `infinite`. */
  paging?: 'infinite' | 'load-more' | undefined
  /** Items asked for at a time. Default 48. */
  pageSize?: number | undefined
  /** When a domain runs out, unix seconds: drawn as a countdown. The service does not say; the app may. */
  expiresOf?: ((item: NftItem) => number | undefined) | undefined
  /** Another component for the picture. It gets the props that `Media` gets. */
  slots?: { media?: ComponentType<MediaProps> | undefined } | undefined
}

/** Pixels under a picture: two lines of text, and the gap to the next line. */
const UNDER_PICTURE = 64
const SKELETONS = 8
/** Lines from the end at which the next page is asked for. */
const AHEAD = 2

/**
 * The NFT items of an owner or a collection as cards: picture, name, collection, price. Infinite and virtual; the arrow keys move in
 * two dimensions, Enter shows everything that is known of an item. Flagged ones are blurred until a reader wants to see
 * them. Renders a `<div>` with a `role="grid"` in it.
 */
export const NftGrid = forwardRef<HTMLDivElement, NftGridProps>(function NftGrid(props, ref) {
  const { owner, collection, data, metadata, addressBook, withPrices, pageSize = 48, queryOptions, ...rest } = props
  const { paging = 'infinite', heading, actions, expiresOf, slots, ...others } = rest
  const { density, renderLink, trustPolicy, frame, className, classNames, style, ...attributes } = others
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(listTexts)
  const say = scope.wordsOf(nftGridTexts)
  const titleId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<NftCell>()

  const model = useNftGrid({
    owner,
    collection,
    data,
    metadata,
    addressBook,
    withPrices,
    pageSize,
    queryOptions,
    trustPolicy: scope.trustPolicy,
  })
  const { cells, unreadable, query } = model
  const isThere = cells.length > 0
  const { columns, size } = useColumnCount(grid, isThere)
  const keys = useMemo(() => cells.map(({ item }) => item.address), [cells])
  const lineKeys = useMemo(
    () => keys.filter((_, index) => index % columns === 0).map((key) => `${columns}:${key}`),
    [keys, columns],
  )
  const focus = useGridFocus({
    body,
    keys,
    columns,
    press: (index) => setOpened(cells[index]),
  })

  const total = cells.length + model.hidden + unreadable.length
  const flagged = model.hidden + cells.filter(({ nft }) => nft.flags.length > 0).length
  const state = total ? 'ready' : (query?.status ?? 'success')
  const isFetching = query?.isFetchingNextPage === true
  const canAsk = query?.hasNextPage === true && !isFetching
  const canGrow = paging === 'infinite' && canAsk && query.status !== 'error' && !query.isFetchNextPageError
  // React's strict mode runs effects twice: the second must not cancel the first and ask again.
  const grow = () => query?.fetchNextPage({ cancelRefetch: false })

  const title = heading ?? (actions ? say('nfts.label') : undefined)
  const { showNew } = query ?? {}
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
          <RowContext.Provider value={true}>
            <div
              role="grid"
              ref={grid}
              className={cx(styles.grid, title === undefined && styles.bare)}
              aria-busy={isFetching || undefined}
              aria-rowcount={query?.hasNextPage ? -1 : lineKeys.length}
              aria-colcount={columns}
              {...(title === undefined ? { 'aria-label': say('nfts.label') } : { 'aria-labelledby': titleId })}
              onKeyDown={focus.onKeyDown}
            >
              <ListBody
                keys={lineKeys}
                body={body}
                estimate={size + UNDER_PICTURE}
                keep={focus.isActive ? Math.floor(focus.index / columns) : -1}
                keepFocus={focus.keep}
                across={columns}
                ahead={AHEAD}
                onNearEnd={canGrow ? grow : undefined}
                drawRow={(index, gap, observe) => (
                  <Line key={lineKeys[index]} index={index} gap={gap} columns={columns} observe={observe}>
                    {cells.slice(index * columns, (index + 1) * columns).map((cell, column) => {
                      const at = index * columns + column
                      return (
                        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys of all cells
                        <div
                          key={keys[at]}
                          role="gridcell"
                          className={cx(card.root, styles.cell, classNames?.card)}
                          data-part="card"
                          data-cell={at}
                          aria-colindex={column + 1}
                          aria-haspopup="dialog"
                          tabIndex={at === focus.index ? 0 : -1}
                          onFocus={() => focus.onFocus(keys[at] as string, at)}
                          onClick={(event) => {
                            if (!(event.target as Element).closest('a, button, dialog')) setOpened(cell)
                          }}
                        >
                          <Boundary of={cell} instead={() => <Undrawn />}>
                            <Face
                              item={cell.item}
                              nft={cell.nft}
                              sale={model.sales.get(saleOf(cell.item) ?? '')}
                              expiresOf={expiresOf}
                              isDim={cell.nft.flags.length > 0 && scope.trustPolicy !== 'show'}
                              size={size}
                              classNames={classNames}
                              slots={slots}
                            />
                          </Boundary>
                        </div>
                      )
                    })}
                  </Line>
                )}
              />
            </div>
          </RowContext.Provider>
        )
      )}
      {(state === 'pending' || isFetching) && (
        <div
          className={cx(styles.loading, title === undefined && !isThere && styles.bare)}
          data-part="loading"
          role="status"
        >
          <Spoken>{words(state === 'pending' ? 'list.loading' : 'list.loadingMore')}</Spoken>
          {Array.from({ length: Math.min(state === 'pending' ? SKELETONS : columns, pageSize) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing tells them apart
            <NftWaiting key={index} />
          ))}
        </div>
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

interface FaceProps extends Omit<ComponentPropsWithoutRef<typeof NftFace>, 'expires'>, Pick<NftGridProps, 'expiresOf'> {
  item: NftItem
}

/** Asks the app when an item expires: within the boundary of its card. */
const Face = ({ expiresOf, ...face }: FaceProps) => <NftFace {...face} expires={expiresOf?.(face.item)} />

interface LineProps {
  index: number
  /** Pixels that are left out above this line. */
  gap: number
  columns: number
  /** Follows the height of a line until the function that it returns is called. */
  observe: (element: HTMLElement) => () => void
  children: ReactNode
}

function Line({ index, gap, columns, observe, children }: LineProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? observe(element.current) : undefined), [observe])
  const style = { '--_tc-across': columns, ...(gap > 0.5 && { marginBlockStart: gap }) } as CSSProperties
  return (
    <div
      role="row"
      ref={element}
      className={styles.line}
      data-part="row"
      data-index={index}
      aria-rowindex={index + 1}
      style={style}
    >
      {children}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
