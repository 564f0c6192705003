'use client'
import { type ReactNode, useState } from 'react'
import { useTonCenter } from '../../../react/context.ts'
import { type Flow, type FlowAccount, type FlowAsset, hasTokenGains } from '../../../reading/value/flow.ts'
import { Icon } from '../../icons/Icon.tsx'
import { hourglass, outside, stack } from '../../icons/paths.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Button } from '../../parts/Button.tsx'
import shared from '../../reading/BalanceChange/AccountTable.module.css'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { None } from '../../text/Absent.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { flowTexts } from '../../words/en/traces.ts'
import { useFlowPart } from '../useFlowPart.ts'
import { amountIn, columnOf, Fee, Figures, type FlowColumn, Items, keyOf, NO_EXTRAS, Title } from './columns.tsx'
import styles from './ValueFlow.module.css'

/** Columns of jettons beside that of the coin: at first, and on request. */
const MOST_JETTONS = 2
const MORE_JETTONS = 24
/** Rows at first: a trace may have thousands of accounts. */
const MOST_ROWS = 40
const MORE_ROWS = 400

/** Contracts of tokens that only passed value on: up to so many each have a row. */
const MOST_BETWEEN = 3

interface FlowTableProps {
  data: Flow
  books: TokenBooks
  className?: string | undefined
}

/**
 * The flow as a table: three assets at first, and more on request. Renders a `<table>`.
 * A table by hand: it folds rows, adds columns, and has two closing rows.
 */
export function FlowTable({ data, books, className }: FlowTableProps) {
  const { wordsOf, trustPolicy } = useScope()
  const words = wordsOf(flowTexts)
  const { nativeCurrency } = useTonCenter().settings
  const [isOpen, setOpen] = useState(false)
  const [most, setMost] = useState(MOST_ROWS)
  const all = [...data.assets.slice(0, -1), ...data.currencies.map((currency) => ({ currency })), null]
    .map((asset) => columnOf(asset, books, nativeCurrency, words('flow.token')))
    .filter(({ flags }) => trustPolicy !== 'hide' || !flags.length)
  const jettons = all.slice(0, -1)
  const shown = jettons.slice(0, isOpen ? MORE_JETTONS : MOST_JETTONS)
  const columns = [...shown, ...all.slice(-1)]
  const more = jettons.length - shown.length
  const elsewhere = { changes: data.rest, extras: data.restExtras }
  const rest = columns.some((column) => amountIn(column, elsewhere) !== undefined)
  const hasItems = data.accounts.some(({ nfts }) => nfts.size > 0)
  const { fees, isSoFar } = data
  const [isUnfolded, setUnfolded] = useState(false)
  const between = data.accounts.filter(isBetween)
  const isFolding = between.length > MOST_BETWEEN
  const accounts = isFolding ? data.accounts.filter((row) => !isBetween(row)) : data.accounts
  const below = isFolding && isUnfolded ? between : []
  const unseen = accounts.length + below.length - most
  return (
    <>
      <div
        className={styles.scroller}
        {...(isOpen && { role: 'region', 'aria-label': words('flow.label'), tabIndex: 0 })}
      >
        <table className={cx(shared.table, styles.table, className)} data-part="table">
          <thead>
            <tr>
              <th scope="col">{words('flow.account')}</th>
              <th scope="col" className={styles.part}>
                {words('flow.part')}
              </th>
              {hasItems && (
                <th scope="col" className={styles.items}>
                  {words('flow.items')}
                </th>
              )}
              {columns.map((column) => (
                <th key={keyOf(column)} scope="col" className={styles.figure}>
                  <Title data={column} books={books} />
                </th>
              ))}
              <th scope="col" className={styles.fee}>
                {words('flow.fees', { symbol: nativeCurrency.symbol })}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.slice(0, most).map((row) => (
              <Row key={row.account} row={row} columns={columns} hasItems={hasItems} books={books} />
            ))}
            {isFolding && (
              <Folded
                rows={between}
                columns={columns}
                hasItems={hasItems}
                isOpen={isUnfolded}
                onToggle={() => setUnfolded(!isUnfolded)}
              />
            )}
            {below.slice(0, Math.max(most - accounts.length, 0)).map((row) => (
              <Row key={row.account} row={row} columns={columns} hasItems={hasItems} books={books} />
            ))}
          </tbody>
          <tfoot>
            {rest && (
              <tr data-row="rest">
                <Closing
                  icon={isSoFar ? hourglass : outside}
                  why={words(isSoFar ? 'flow.underWayWhy' : 'flow.elsewhereWhy')}
                >
                  {words(isSoFar ? 'flow.underWay' : 'flow.elsewhere')}
                </Closing>
                {hasItems && <td className={styles.items} />}
                <Figures data={elsewhere} columns={columns} />
                <td className={styles.fee} />
              </tr>
            )}
            <tr data-row="fees">
              <Closing icon={stack} why={words('flow.validators')}>
                {words('flow.networkFees')}
              </Closing>
              {hasItems && <td className={styles.items} />}
              {fees === undefined ? (
                <td colSpan={columns.length} className={styles.figure}>
                  <None />
                </td>
              ) : (
                <Figures data={{ changes: new Map([[null, fees]]), extras: NO_EXTRAS }} columns={columns} />
              )}
              <td className={styles.fee}>{fees !== undefined && words('flow.addsUp')}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {(more > 0 || isOpen || unseen > 0) && (
        <div className={shared.more}>
          {unseen > 0 && (
            <Button kind="link" onClick={() => setMost(most + MORE_ROWS)}>
              {words.plural('flow.moreAccounts', unseen)}
            </Button>
          )}
          {isOpen && more > 0 && <span>{words.plural('flow.moreAssets', more)}</span>}
          {jettons.length > MOST_JETTONS && (
            <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? words('flow.fewerAssets') : words.plural('flow.moreAssets', more)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Whether an account is the contract of a token that has no more and no fewer tokens than before. */
const isBetween = (row: FlowAccount): boolean =>
  (row.part.kind === 'jetton' || row.part.kind === 'jettonWallet' || row.part.kind === 'nft') && !hasTokenGains(row)

/** Absent where the fee of one is. */
const sumOfFees = (rows: readonly FlowAccount[]): bigint | undefined =>
  rows.every(({ fee }) => fee !== undefined) ? rows.reduce((sum, { fee = 0n }) => sum + fee, 0n) : undefined

interface FoldedProps {
  rows: readonly FlowAccount[]
  columns: readonly FlowColumn[]
  hasItems: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Several accounts as one row, with what they have more or less together; open it is the head of their rows. */
function Folded({ rows, columns, hasItems, isOpen, onToggle }: FoldedProps) {
  const words = useScope().wordsOf(flowTexts)
  const changes = new Map<FlowAsset, bigint>()
  for (const row of rows)
    for (const [asset, amount] of row.changes) changes.set(asset, (changes.get(asset) ?? 0n) + amount)
  return (
    <tr data-row="fold">
      <th scope="row" className={styles.account}>
        <Button kind="link" aria-expanded={isOpen} onClick={onToggle}>
          {words.plural('flow.moreAccounts', rows.length)}
        </Button>
      </th>
      <td className={styles.part}>{words('flow.between')}</td>
      {isOpen ? (
        <td colSpan={columns.length + (hasItems ? 2 : 1)} />
      ) : (
        <>
          {hasItems && <td className={styles.items} />}
          <Figures data={{ changes, extras: NO_EXTRAS }} columns={columns} />
          <td className={styles.fee}>
            <Fee data={sumOfFees(rows)} />
          </td>
        </>
      )}
    </tr>
  )
}

interface RowProps {
  row: FlowAccount
  columns: readonly FlowColumn[]
  hasItems: boolean
  books: TokenBooks
}

function Row({ row, columns, hasItems, books }: RowProps) {
  const { account, nfts, fee } = row
  const { addressBook } = books
  const part = useFlowPart(row, books)
  return (
    <tr data-account={account} data-row="account">
      <th scope="row" className={styles.account}>
        <DrawnLabel address={account} data={addressBook[account] ?? null} />
      </th>
      <td className={styles.part}>
        <bdi>{part}</bdi>
      </td>
      {hasItems && (
        <td className={styles.items} data-state={nfts.size > 0 ? undefined : 'zero'}>
          <Items data={nfts} books={books} />
        </td>
      )}
      <Figures data={row} columns={columns} />
      <td className={styles.fee}>
        <Fee data={fee} />
      </td>
    </tr>
  )
}

interface ClosingProps {
  /** One of `icons/paths.ts`. */
  icon: string
  why: string
  children: ReactNode
}

/** The first two cells of a row that is no account's. */
const Closing = ({ icon, why, children }: ClosingProps) => (
  <>
    <th scope="row" className={styles.account}>
      <span className={styles.asset}>
        <Icon path={icon} />
        {children}
      </span>
    </th>
    <td className={styles.part}>{why}</td>
  </>
)
