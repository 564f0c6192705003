'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> cannot be virtual
// biome-ignore-start lint/a11y/useFocusableInteractive: cells take the focus, rows do not
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { NftItem } from '../../../contract/v3/nftItem.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { cx } from '../../root/props.ts'
import { RowContext, useScope } from '../../root/scope.ts'
import { Boundary } from '../../states/Boundary.tsx'
import { ListBody } from '../../table/ListBody.tsx'
import { Undrawn } from '../../table/Undrawn.tsx'
import { None } from '../../text/Absent.tsx'
import { ownerOf, saleOf } from '../../tokens/nft.ts'
import { domainOfItem } from '../../tokens/tokenInfo.ts'
import { nftCardTexts } from '../../words/en/nfts.ts'
import card from '../NftCard/NftCard.module.css'
import { NftFace } from '../NftFace.tsx'
import type { NftGridProps } from './gridProps.ts'
import styles from './NftGrid.module.css'
import { useColumnCount } from './useColumnCount.ts'
import { useGridFocus } from './useGridFocus.ts'
import type { NftCell } from './useNftGrid.ts'

/** Pixels under a picture: two lines of text, and the gap to the next line. */
const UNDER_PICTURE = 64
/** Lines from the end at which the next page is asked for. */
const AHEAD = 2

export interface NftCellsProps
  extends Pick<NftGridProps, 'expiresOf' | 'classNames' | 'slots'>,
    Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  cells: readonly NftCell[]
  /** By the raw address of the sale contract. */
  sales: ReadonlyMap<string, NftSale>
  /** Names of the owners, where the items are of one collection: each says whose it is. */
  owners?: AddressBook | undefined
  /** Whether more may be asked for. */
  isPartial: boolean
  onNearEnd: (() => unknown) | undefined
  onOpen: (cell: NftCell) => void
}

/** Items as cards in a grid: virtual, and the arrow keys move in two dimensions. */
export function NftCells(props: NftCellsProps) {
  const { cells, sales, owners, isPartial, onNearEnd, onOpen, expiresOf, classNames, slots, className, ...attributes } =
    props
  const { trustPolicy } = useScope()
  const grid = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { columns, size } = useColumnCount(grid)
  const keys = useMemo(() => cells.map(({ item }) => item.address), [cells])
  const lineKeys = useMemo(
    () => keys.filter((_, index) => index % columns === 0).map((key) => `${columns}:${key}`),
    [keys, columns],
  )
  const focus = useGridFocus({ body, keys, columns, press: (index) => cells[index] && onOpen(cells[index]) })
  return (
    <RowContext.Provider value={true}>
      <div
        role="grid"
        ref={grid}
        className={cx(styles.grid, className)}
        aria-rowcount={isPartial ? -1 : lineKeys.length}
        aria-colcount={columns}
        onKeyDown={focus.onKeyDown}
        {...attributes}
      >
        <ListBody
          keys={lineKeys}
          body={body}
          estimate={size + UNDER_PICTURE}
          keep={focus.isActive ? Math.floor(focus.index / columns) : -1}
          keepFocus={focus.keep}
          across={columns}
          ahead={AHEAD}
          onNearEnd={onNearEnd}
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
                      if (!(event.target as Element).closest('a, button, dialog')) onOpen(cell)
                    }}
                  >
                    <Boundary of={cell} instead={() => <Undrawn />}>
                      <Face
                        item={cell.item}
                        nft={cell.nft}
                        sale={sales.get(saleOf(cell.item) ?? '')}
                        owners={owners}
                        expiresOf={expiresOf}
                        isDim={cell.nft.flags.length > 0 && trustPolicy !== 'show'}
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
}

interface FaceProps
  extends Omit<ComponentPropsWithoutRef<typeof NftFace>, 'expires' | 'under'>,
    Pick<NftCellsProps, 'expiresOf' | 'owners'> {
  item: NftItem
}

/** Asks the app when an item expires: within the boundary of its card. */
function Face({ expiresOf, owners, ...face }: FaceProps) {
  return (
    <NftFace
      {...face}
      expires={expiresOf?.(face.item)}
      under={owners && <Owner item={face.item} nft={face.nft} addressBook={owners} />}
    />
  )
}

interface OwnerProps extends NftCell {
  addressBook: AddressBook
}

function Owner({ item, nft, addressBook }: OwnerProps) {
  const words = useScope().wordsOf(nftCardTexts)
  const owner = ownerOf(item)
  if (owner) return <DrawnLabel address={owner} data={addressBook[owner] ?? null} seal={false} />
  return domainOfItem(nft.token) === undefined ? <None /> : words('nft.auctioned')
}

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
