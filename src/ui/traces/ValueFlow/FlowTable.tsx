'use client'
import { type ReactNode, useState } from 'react'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { Flow, FlowAccount, FlowAsset } from '../../../reading/value/flow.ts'
import type { Flag } from '../../../trust/flags.ts'
import { Icon } from '../../icons/Icon.tsx'
import { hourglass, outside, stack } from '../../icons/paths.ts'
import { TokenImage } from '../../images/TokenImage.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, RawUnits } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import { Link } from '../../parts/Link.tsx'
import shared from '../../reading/BalanceChange/AccountTable.module.css'
import { useRoles } from '../../reading/useRoles.ts'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { ForeignText } from '../../text/ForeignText.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { flowTexts } from '../../words/en/traces.ts'
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

/** An asset as its column shows it. */
interface FlowColumn {
  readonly asset: FlowAsset
  readonly symbol: string
  readonly decimals: number | undefined
  readonly flags: readonly Flag[]
}

/** The flow as a table: three assets at first, and more on request. Renders a `<table>`. */
export function FlowTable({ data, books, className }: FlowTableProps) {
  const { wordsOf, trustPolicy } = useScope()
  const words = wordsOf(flowTexts)
  const { nativeCurrency } = useTonCenter().settings
  const [isOpen, setOpen] = useState(false)
  const [most, setMost] = useState(MOST_ROWS)
  const all = data.assets
    .map((asset) => columnOf(asset, books, nativeCurrency, words('flow.token')))
    .filter(({ flags }) => trustPolicy !== 'hide' || !flags.length)
  const jettons = all.slice(0, -1)
  const shown = jettons.slice(0, isOpen ? MORE_JETTONS : MOST_JETTONS)
  const columns = [...shown, ...all.slice(-1)]
  const more = jettons.length - shown.length
  const rest = columns.some(({ asset }) => data.rest.has(asset))
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
              {columns.map((column) => (
                <th key={column.asset} scope="col" className={styles.figure}>
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
              <Row key={row.account} row={row} columns={columns} books={books} />
            ))}
            {isFolding && (
              <Folded rows={between} columns={columns} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />
            )}
            {below.slice(0, Math.max(most - accounts.length, 0)).map((row) => (
              <Row key={row.account} row={row} columns={columns} books={books} />
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
                <Figures changes={data.rest} columns={columns} />
                <td className={styles.fee} />
              </tr>
            )}
            <tr data-row="fees">
              <Closing icon={stack} why={words('flow.validators')}>
                {words('flow.networkFees')}
              </Closing>
              <Figures changes={new Map([[null, fees]])} columns={columns} />
              <td className={styles.fee}>{words('flow.addsUp')}</td>
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
const isBetween = ({ part, changes }: FlowAccount): boolean =>
  (part.kind === 'jetton' || part.kind === 'jettonWallet' || part.kind === 'nft') &&
  Array.from(changes.keys()).every((asset) => asset === null)

interface FoldedProps {
  rows: readonly FlowAccount[]
  columns: readonly FlowColumn[]
  isOpen: boolean
  onToggle: () => void
}

/** Several accounts as one row, with what they have more or less together; open it is the head of their rows. */
function Folded({ rows, columns, isOpen, onToggle }: FoldedProps) {
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
        <td colSpan={columns.length + 1} />
      ) : (
        <>
          <Figures changes={changes} columns={columns} />
          <td className={styles.fee}>
            <Amount data={rows.reduce((sum, { fee }) => sum + fee, 0n)} withSymbol={false} precision="full" />
          </td>
        </>
      )}
    </tr>
  )
}

function columnOf(
  asset: FlowAsset,
  { metadata, flagsOf }: TokenBooks,
  coin: { symbol: string; decimals: number },
  unnamed: string,
): FlowColumn {
  if (asset === null) return { asset, symbol: coin.symbol, decimals: coin.decimals, flags: [] }
  const token = tokenInfoOf(asset, metadata, 'jetton_masters')
  const symbol = token?.symbol || token?.name || unnamed
  return { asset, symbol, decimals: decimalsOf(token), flags: flagsOf(token, asset) }
}

/** The name of an asset above its column. */
function Title({ data: { asset, symbol, decimals, flags }, books }: { data: FlowColumn; books: TokenBooks }) {
  if (asset === null) return symbol
  return (
    <span className={styles.asset}>
      <TokenImage token={tokenInfoOf(asset, books.metadata)} address={asset} flags={flags} size={16} />
      <Link kind="jetton" id={asset}>
        <ForeignText max={16}>{symbol}</ForeignText>
      </Link>
      {decimals === undefined && <RawUnits />}
      <FlagBadge flags={flags} />
    </span>
  )
}

interface RowProps {
  row: FlowAccount
  columns: readonly FlowColumn[]
  books: TokenBooks
}

function Row({ row, columns, books }: RowProps) {
  const { account, changes, fee } = row
  const { addressBook } = books
  return (
    <tr data-account={account} data-row="account">
      <th scope="row" className={styles.account}>
        <DrawnLabel address={account} data={addressBook[account] ?? null} />
      </th>
      <td className={styles.part}>
        <Part data={row} books={books} />
      </td>
      <Figures changes={changes} columns={columns} />
      <td className={styles.fee}>
        <Amount data={fee} withSymbol={false} precision="full" />
      </td>
    </tr>
  )
}

/** What an account had to do with it, or what it is. */
function Part({ data: { account, part }, books }: { data: FlowAccount; books: TokenBooks }) {
  const words = useScope().wordsOf(flowTexts)
  const sayRole = useRoles(part.kind === 'jettonWallet' ? { ...books, walletOf: () => part } : books)
  if (part.kind === 'sender' || part.kind === 'receiver') return words(`flow.${part.kind}`)
  return <bdi>{sayRole(account)}</bdi>
}

/** What changed of each asset: a figure under its name, or with its symbol where there are no columns. */
function Figures({ changes, columns }: { changes: ReadonlyMap<FlowAsset, bigint>; columns: readonly FlowColumn[] }) {
  const none = columns.every(({ asset }) => !changes.has(asset))
  return columns.map(({ asset, symbol, decimals, flags }) => {
    const amount = changes.get(asset) ?? 0n
    const isKept = amount !== 0n || (none && asset === null)
    return (
      <td
        key={asset}
        className={styles.figure}
        data-asset={asset ?? 'coin'}
        data-state={isKept ? (flags.length ? 'flagged' : undefined) : 'zero'}
      >
        <Amount
          data={amount}
          token={{ symbol, decimals: decimals ?? 0 }}
          direction={amount > 0n ? 'in' : undefined}
          precision={(decimals ?? 0) > 9 ? 9 : 'full'}
          withSymbol={false}
          className={cx(amount === 0n && styles.zero)}
        />
        <span className={styles.unit} aria-hidden="true">
          <ForeignText max={16}>{symbol}</ForeignText>
        </span>
      </td>
    )
  })
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
