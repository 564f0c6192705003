'use client'
import { useId, useMemo, useState } from 'react'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import { type Flow, type FlowAccount, hasTokenGains } from '../../../reading/value/flow.ts'
import { gainsOf } from '../../../reading/value/gains.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Button } from '../../parts/Button.tsx'
import { useScope } from '../../root/scope.ts'
import { MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { flowTexts, traceTexts } from '../../words/en/traces.ts'
import { MovedTotal } from '../MovedTotal.tsx'
import { useFlowPart } from '../useFlowPart.ts'
import styles from './NetEffects.module.css'

/** Accounts at first and on request, and assets of an account: the table of the value flow has all. */
const [FIRST_ACCOUNTS, MOST_ACCOUNTS] = [4, 40]
const [FIRST_ASSETS, MOST_ASSETS] = [4, 100]

/** Nanograms below which a change of coins is a fee. */
const DUST = 100_000n
const sizeOf = (amount: bigint) => (amount < 0n ? -amount : amount)

/** How much of the coin an account gained or gave beside its fees. */
const movedBy = ({ changes, fee = 0n }: FlowAccount) => sizeOf((changes.get(null) ?? 0n) + fee)

interface NetEffectsProps {
  data: TraceReading
  books: TokenBooks
}

/** Whether an account is a party: who sent, who received, and whose tokens changed. */
function isParty(row: FlowAccount): boolean {
  const { part } = row
  const hasTokens = hasTokenGains(row)
  if (part.kind === 'sender') return true
  if (part.kind === 'receiver') return hasTokens || movedBy(row) >= DUST
  return part.kind === 'other' && hasTokens
}

/** Contracts that hold tokens for others keep a few cents for their storage. */
const isOfTokens = ({ part }: FlowAccount) => part.kind === 'jetton' || part.kind === 'jettonWallet'

/** All accounts with a change: the parties, then whose coins changed most. What `named` leaves out can be opened. */
function accountsOf({ accounts }: Flow): { readonly all: readonly FlowAccount[]; readonly named: number } {
  const changed = accounts.filter((row) => row.changes.size > 0 || hasTokenGains(row))
  const parties = changed.filter(isParty)
  const known = new Set(parties)
  const others = changed.filter((row) => !known.has(row))
  const isNamed = (row: FlowAccount) => hasTokenGains(row) || (!isOfTokens(row) && movedBy(row) >= DUST)
  const bySize = (rows: FlowAccount[]) => rows.sort((one, other) => Number(movedBy(other) - movedBy(one)))
  const named = [...parties, ...bySize(others.filter(isNamed))]
  return { all: [...named, ...bySize(others.filter((row) => !isNamed(row)))], named: named.length }
}

/**
 * What each account has more, or less, after the whole trace: with the fees it adds up to 0. Renders a `<div>`; nothing where nothing
 * changed.
 */
export function NetEffects({ data: { value }, books }: NetEffectsProps) {
  const { wordsOf } = useScope()
  const headingId = useId()
  const [most, setMost] = useState<number>()
  const { all, named } = useMemo(() => accountsOf(value), [value])
  const first = Math.min(named || all.length, FIRST_ACCOUNTS)
  const shown = most ?? first
  const more = all.length - shown
  if (all.length === 0) return null
  return (
    <div className={styles.root} data-part="effects">
      <p id={headingId} className={styles.title}>
        {wordsOf(traceTexts)('trace.effects')}
      </p>
      <ul className={styles.rows} aria-labelledby={headingId}>
        {all.slice(0, shown).map((party) => (
          <Party key={party.account} data={party} flow={value} books={books} />
        ))}
        {all.length > first && (
          <li className={styles.more}>
            <More of="Accounts" count={more} onMore={() => setMost(more > 0 ? shown + MOST_ACCOUNTS : undefined)} />
          </li>
        )}
      </ul>
    </div>
  )
}

interface PartyProps {
  data: FlowAccount
  flow: Flow
  books: TokenBooks
}

function Party({ data, flow, books }: PartyProps) {
  const { account } = data
  const part = useFlowPart(data, books)
  const [most, setMost] = useState(FIRST_ASSETS)
  const { items, amounts: changed } = gainsOf(data, flow)
  const shown = items.slice(0, most)
  const amounts = changed.slice(0, Math.max(most - shown.length, 1))
  const more = items.length + changed.length - shown.length - amounts.length
  return (
    <li className={styles.party} data-account={account}>
      <span className={styles.account}>
        <DrawnLabel address={account} data={books.addressBook[account] ?? null} />
        {part !== undefined && (
          <span className={styles.part}>
            <bdi>{part}</bdi>
          </span>
        )}
      </span>
      <span className={styles.changes}>
        {shown.map(([item, count]) => (
          <span key={item} className={styles.change}>
            {count > 0n ? '+' : '\u2212'} <MovedItem address={item} books={books} />
          </span>
        ))}
        {amounts.map((one) => (
          <span key={one.currency ?? one.asset} className={styles.change}>
            <MovedTotal data={one} books={books} precision="full" />
            {one.asset !== null && (
              <FlagBadge flags={books.flagsOf(tokenInfoOf(one.asset, books.metadata), one.asset)} />
            )}
          </span>
        ))}
        {(more > 0 || most > FIRST_ASSETS) && (
          <More of="Assets" count={more} onMore={() => setMost(more > 0 ? most + MOST_ASSETS : FIRST_ASSETS)} />
        )}
      </span>
    </li>
  )
}

interface MoreProps {
  of: 'Accounts' | 'Assets'
  /** That are not shown. */
  count: number
  onMore: () => void
}

/** Shows what a list leaves out, and takes it back. It stays, so that the focus does. */
function More({ of, count, onMore }: MoreProps) {
  const words = useScope().wordsOf(flowTexts)
  return (
    <Button kind="link" aria-expanded={count <= 0} onClick={onMore}>
      {count > 0 ? words.plural(`flow.more${of}`, count) : words(`flow.fewer${of}`)}
    </Button>
  )
}
