'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
import type { AddressBook } from '../../schemas/addressBook.ts'
import { CopyingLabel } from '../AddressLabel/CopyingLabel.tsx'
import { Amount } from '../Amount/Amount.tsx'
import { amountTexts } from '../Amount/texts.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import { cx } from '../props.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import styles from './JettonTable.module.css'
import type { FoldRow, JettonRow } from './jettonRows.ts'
import { jettonTexts } from './texts.ts'

interface JettonCellProps {
  row: JettonRow
  addressBook: AddressBook
  isDim: boolean
}

export function AssetCell({ row: { wallet, token, decimals }, addressBook, isDim }: JettonCellProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(jettonTexts)
  const flag = token?.is_scam ? 'scam' : token?.is_nsfw ? 'nsfw' : undefined
  const title = token?.symbol || token?.name
  return (
    <>
      <TokenImage token={token} address={wallet.jetton} />
      <span className={styles.title}>
        <span className={cx(styles.symbol, isDim && styles.dim)} data-part="symbol">
          <Link kind="jetton" id={wallet.jetton}>
            {title ? <ForeignText max={64}>{title}</ForeignText> : words('jettons.unnamed')}
          </Link>
        </span>
        {decimals === undefined && (
          <Badge tone="warning" icon={icons.warn} tip={wordsOf(amountTexts)('amount.rawUnitsWhy')}>
            {wordsOf(amountTexts)('amount.rawUnits')}
          </Badge>
        )}
        {flag && (
          <Badge tone="scam" icon={flag === 'scam' ? icons.flag : icons.eyeOff} tip={words(`flag.${flag}Why`)}>
            {words(`flag.${flag}`)}
          </Badge>
        )}
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

export function BalanceCell({ row: { wallet, token, decimals }, isDim }: JettonCellProps) {
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

export function WalletCell({ row: { wallet }, addressBook }: JettonCellProps) {
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
