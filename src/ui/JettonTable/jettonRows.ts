import { tryParseAddress } from '../../core/address.ts'
import type { JettonWallet } from '../../schemas/jetton.ts'
import type { Metadata, TokenInfo } from '../../schemas/metadata.ts'
import { decimalsOf, tokenOf } from '../../schemas/tokenOf.ts'
import type { Flag } from '../trust/flags.ts'
import type { TokenFlags } from '../trust/tokenFlags.ts'

/** A jetton of an owner, with what is known of it. */
export interface JettonRow {
  readonly kind: 'jetton'
  readonly wallet: JettonWallet
  readonly token: TokenInfo | undefined
  /** Absent when the token does not say, or says something that is no number of decimals. */
  readonly decimals: number | undefined
  /** Why not to trust it; empty for most. */
  readonly flags: readonly Flag[]
}

/** A group that can be folded away. */
export interface FoldRow {
  readonly kind: 'fold'
  readonly group: 'zero' | 'flagged'
  readonly count: number
  readonly isOpen: boolean
}

function toRow(wallet: JettonWallet, metadata: Metadata, flagsOf: TokenFlags): JettonRow {
  const token = tokenOf(wallet.jetton, metadata)
  return {
    kind: 'jetton',
    wallet,
    token,
    decimals: decimalsOf(token),
    flags: flagsOf(token, wallet.jetton),
  }
}

/** What the table shows, in order: what is held, then what is empty, then what is flagged; the latter two folded. */
export function arrangeJettons(
  wallets: readonly JettonWallet[],
  metadata: Metadata,
  flagsOf: TokenFlags,
  open: Readonly<Record<FoldRow['group'], boolean>>,
  trustPolicy: 'show' | 'dim' | 'hide',
): { rows: readonly (JettonRow | FoldRow)[]; hidden: number } {
  const all = wallets.map((wallet) => toRow(wallet, metadata, flagsOf))
  const isApart = (row: JettonRow) => row.flags.length > 0 && trustPolicy !== 'show'
  const flagged = all.filter(isApart)
  const held = all.filter((row) => !isApart(row) && row.wallet.balance !== '0')
  const zero = all.filter((row) => !isApart(row) && row.wallet.balance === '0')
  const group = (name: FoldRow['group'], rows: readonly JettonRow[]): readonly (JettonRow | FoldRow)[] =>
    rows.length === 0
      ? []
      : [{ kind: 'fold', group: name, count: rows.length, isOpen: open[name] }, ...(open[name] ? rows : [])]
  const hides = trustPolicy === 'hide' && !open.flagged
  return {
    rows: [...held, ...group('zero', zero), ...(hides ? [] : group('flagged', flagged))],
    hidden: hides ? flagged.length : 0,
  }
}

/** A row is its wallet; a fold is its group. */
export const keyOfRow = (row: JettonRow | FoldRow) =>
  row.kind === 'fold' ? `fold:${row.group}` : (tryParseAddress(row.wallet.address)?.hash ?? row.wallet.address)
