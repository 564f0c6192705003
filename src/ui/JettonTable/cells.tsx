'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
import type { AddressBook } from '../../schemas/addressBook.ts'
import { CopyingLabel } from '../AddressLabel/CopyingLabel.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { rawUnitsTexts } from '../Amount/texts.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import type { CellProps } from '../List/List.tsx'
import { cx } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { tokenFlagTexts } from '../trust/tokenTexts.ts'
import styles from './JettonTable.module.css'
import type { FoldRow, JettonRow } from './jettonRows.ts'
import { jettonTexts } from './texts.ts'

/** What the rows share. */
export interface Shared {
  readonly addressBook: AddressBook
  readonly toggle: (group: FoldRow['group']) => void
}
type JettonCell = CellProps<JettonRow | FoldRow, Shared>

/** A fold fills its row by itself: cells are only drawn for jettons. */
const useJetton = (row: JettonRow | FoldRow) => {
  const { trustPolicy } = useScope()
  const jetton = row as JettonRow
  return { ...jetton, isDim: jetton.flags.length > 0 && trustPolicy !== 'show' }
}

export function AssetCell({ row, context: { addressBook } }: JettonCell) {
  const { wordsOf } = useScope()
  const words = wordsOf(jettonTexts)
  const { wallet, token, decimals, flags, isDim } = useJetton(row)
  const title = token?.symbol || token?.name
  return (
    <>
      <TokenImage token={token} address={wallet.jetton} flags={flags} />
      <span className={styles.title}>
        <span className={cx(styles.symbol, isDim && styles.dim)} data-part="symbol">
          <Link kind="jetton" id={wallet.jetton}>
            {title ? <ForeignText max={64}>{title}</ForeignText> : words('jettons.unnamed')}
          </Link>
        </span>
        {decimals === undefined && (
          <Badge tone="warning" icon={icons.warn} tip={wordsOf(rawUnitsTexts)('amount.rawUnitsWhy')}>
            {wordsOf(rawUnitsTexts)('amount.rawUnits')}
          </Badge>
        )}
        <FlagBadge flags={flags} texts={tokenFlagTexts} />
      </span>
      <span className={styles.sub}>
        {token?.name && token.symbol && (
          <>
            <ForeignText max={64} className={styles.name}>
              {token.name}
            </ForeignText>
            <span aria-hidden="true">·</span>
          </>
        )}
        <CopyingLabel
          address={wallet.jetton}
          data={addressBook[wallet.jetton] ?? null}
          kind="jetton"
          bounceable
          seal={false}
          copy={!isDim}
          className={styles.master}
          classNames={{ copy: styles.copy }}
        />
      </span>
    </>
  )
}

export function BalanceCell({ row }: JettonCell) {
  const { wallet, token, decimals, isDim } = useJetton(row)
  return (
    <Amount
      data={wallet.balance}
      token={{ symbol: token?.symbol ?? '', decimals: decimals ?? 0 }}
      precision="full"
      withSymbol={false}
      className={cx(isDim && styles.dim)}
    />
  )
}

export function WalletCell({ row, context: { addressBook } }: JettonCell) {
  const { wallet } = useJetton(row)
  return (
    <CopyingLabel
      address={wallet.address}
      data={addressBook[wallet.address] ?? null}
      bounceable
      seal={false}
      className={styles.holder}
      classNames={{ copy: styles.copy }}
    />
  )
}

/** Opens and closes a group. Fills its whole row. */
export function Fold({ row, span, onToggle }: { row: FoldRow; span: number; onToggle: () => void }) {
  const words = useScope().wordsOf(jettonTexts)
  return (
    <div role="gridcell" aria-colspan={span} className={styles.foldCell}>
      <button type="button" className={styles.fold} aria-expanded={row.isOpen} onClick={onToggle}>
        <Icon path={icons.right} className={styles.chevron} />
        {words.plural(`jettons.${row.group}`, row.count)}
      </button>
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
