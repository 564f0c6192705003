'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
import { useTonCenter } from '../../../react/context.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { columnPrecision } from '../../parts/amountDigits.ts'
import { MenuButton } from '../../parts/MenuButton.tsx'
import type { PriceSource } from '../../prices/priceSource.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { FoldButton } from '../../table/FoldButton.tsx'
import type { CellProps } from '../../table/List.tsx'
import { TokenTitle } from '../../tokens/TokenTitle.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { jettonTexts } from '../../words/en/jettons.ts'
import { JettonMenu } from './JettonMenu.tsx'
import styles from './JettonTable.module.css'
import type { FoldRow, JettonRow, NativeRow, TableRow } from './jettonRows.ts'

/** Context that all rows share. */
export interface JettonContext {
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  readonly priceSource: PriceSource | undefined
  readonly toggle: (group: FoldRow['group']) => void
  readonly isPutAway: (master: string) => boolean
  readonly toggleHidden: (master: string) => void
}
type TableCell = CellProps<TableRow, JettonContext>

/** Folds and the total fill their rows by themselves: cells are only rendered for what can be owned. */
export const owned = (row: TableRow) => row as JettonRow | NativeRow

const useWords = () => useScope().wordsOf(jettonTexts)
const useIsDim = (row: TableRow) => useScope().trustPolicy !== 'show' && row.kind === 'jetton' && row.flags.length > 0

export function AssetCell({ row, context: { addressBook } }: TableCell) {
  const jetton = owned(row)
  const isDim = useIsDim(row)
  if (jetton.kind === 'native') return <Coin />
  const { wallet, token, decimals, flags } = jetton
  return (
    <TokenTitle token={token} address={wallet.jetton} decimals={decimals} flags={flags} isDim={isDim}>
      <DrawnLabel
        address={wallet.jetton}
        data={addressBook[wallet.jetton] ?? null}
        kind="jetton"
        bounceable
        seal={false}
        copy={!isDim}
        className={styles.master}
        classNames={{ copy: styles.copy }}
      />
    </TokenTitle>
  )
}

/** The only round mark of the table. */
function Coin() {
  const { symbol, logo } = useTonCenter().settings.nativeCurrency
  const words = useWords()
  return (
    <>
      {logo ? (
        <img className={styles.coin} src={logo} alt="" />
      ) : (
        <span className={styles.coin} aria-hidden="true">
          {[...symbol][0]}
        </span>
      )}
      <span className={tokenStyles.name} data-part="symbol">
        {symbol}
      </span>
      <span className={tokenStyles.sub}>{words('jettons.native')}</span>
    </>
  )
}

export function BalanceCell({ row }: TableCell) {
  const words = useWords()
  const isDim = useIsDim(row)
  const { nativeCurrency: native } = useTonCenter().settings
  const jetton = owned(row)
  if (jetton.kind === 'native') {
    return jetton.balance === null ? (
      <Skeleton width="96px" />
    ) : (
      <Amount data={jetton.balance} precision={columnPrecision(jetton.balance, native.decimals)} withSymbol={false} />
    )
  }
  const { wallet, token, decimals, unclaimed } = jetton
  const of = { symbol: token?.symbol ?? '', decimals: decimals ?? 0 }
  return (
    <>
      <Amount
        data={wallet.balance}
        token={of}
        precision={columnPrecision(wallet.balance, of.decimals)}
        withSymbol={false}
        className={isDim ? tokenStyles.dim : undefined}
      />
      {unclaimed && (
        <span className={styles.unclaimed}>
          <Amount data={unclaimed} token={of} direction="in" withSymbol={false} /> {words('jettons.unclaimed')}
        </span>
      )}
    </>
  )
}

export function WalletCell({ row, context: { addressBook } }: TableCell) {
  const jetton = owned(row)
  if (jetton.kind === 'native') return null
  const { address } = jetton.wallet
  return (
    <DrawnLabel
      address={address}
      data={addressBook[address] ?? null}
      bounceable
      seal={false}
      className={styles.holder}
      classNames={{ copy: styles.copy }}
      copy
    />
  )
}

export function MenuCell({ row, context }: TableCell) {
  const words = useWords()
  const isDim = useIsDim(row)
  const jetton = owned(row)
  if (jetton.kind === 'native') return null
  const { token, wallet } = jetton
  const label = words('jettons.menu', { name: visibleString(token?.symbol || wallet.jetton, 32) })
  return (
    <MenuButton label={label}>
      {(close) => <JettonMenu {...context} row={jetton} label={label} isDim={isDim} onClose={close} />}
    </MenuButton>
  )
}

interface FoldProps {
  row: FoldRow
  span: number
  /** Whether there is a sum; flagged tokens are not in it. */
  hasTotal: boolean
  onToggle: () => void
}

/** Opens and closes a group. Fills its whole row. */
export function Fold({ row, span, hasTotal, onToggle }: FoldProps) {
  const words = useWords()
  return (
    <div role="gridcell" aria-colspan={span} className={styles.foldCell}>
      <FoldButton isOpen={row.isOpen} onToggle={onToggle}>
        {words.plural(`jettons.${row.group}`, row.count)}
      </FoldButton>
      {hasTotal && row.group !== 'zero' && <span className={styles.aside}>{words('jettons.notCounted')}</span>}
    </div>
  )
}

// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
