'use client'
import { useId, useState } from 'react'
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
import styles from './NetEffects.module.css'

/** Accounts at first and on request, and assets of an account: the table of the value flow has all. */
const [FIRST_ACCOUNTS, MOST_ACCOUNTS] = [4, 40]
const [FIRST_ASSETS, MOST_ASSETS] = [4, 100]

/** Nanograms below which a coin is not worth a figure beside tokens. */
const DUST = 100_000n
const isDust = (amount: bigint) => amount < DUST && amount > -DUST

interface NetEffectsProps {
  data: TraceReading
  books: TokenBooks
}

/** Whether an account is a party: who sent, who received, and whose tokens changed. What only passed value on is none. */
function isParty(row: FlowAccount): boolean {
  const { part, changes } = row
  const hasTokens = hasTokenGains(row)
  if (changes.size === 0 && !hasTokens) return false
  if (part.kind === 'sender') return true
  // Who only paid for its run got nothing.
  if (part.kind === 'receiver') return hasTokens || !isDust(changes.get(null) ?? DUST)
  return part.kind === 'other' && hasTokens
}

/** What each party has more, or less, after the whole trace. Renders a `<div>`; nothing where nothing changed. */
export function NetEffects({ data: { value }, books }: NetEffectsProps) {
  const { wordsOf } = useScope()
  const headingId = useId()
  const [most, setMost] = useState(FIRST_ACCOUNTS)
  const parties = value.accounts.filter(isParty)
  const more = parties.length - most
  if (parties.length === 0) return null
  return (
    <div className={styles.root} data-part="effects">
      <p id={headingId} className={styles.title}>
        {wordsOf(traceTexts)('trace.effects')}
      </p>
      <ul className={styles.rows} aria-labelledby={headingId}>
        {parties.slice(0, most).map((party) => (
          <Party key={party.account} data={party} flow={value} books={books} />
        ))}
        {parties.length > FIRST_ACCOUNTS && (
          <li>
            <More of="Accounts" count={more} onMore={() => setMost(more > 0 ? most + MOST_ACCOUNTS : FIRST_ACCOUNTS)} />
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
  const { account, part } = data
  const words = useScope().wordsOf(flowTexts)
  const [most, setMost] = useState(FIRST_ASSETS)
  const { items, amounts: all } = gainsOf(data, flow)
  // Who got tokens paid a fee of a few thousandths of a cent beside: the table of the value flow has it.
  const isAlone = all.length + items.length === 1
  const changed = all.filter(
    ({ asset, currency, amount }) => asset !== null || currency !== undefined || isAlone || !isDust(amount),
  )
  const shown = items.slice(0, most)
  const amounts = changed.slice(0, Math.max(most - shown.length, 1))
  const more = items.length + changed.length - shown.length - amounts.length
  return (
    <li className={styles.party} data-account={account}>
      <span className={styles.account}>
        <DrawnLabel address={account} data={books.addressBook[account] ?? null} />
        {(part.kind === 'sender' || part.kind === 'receiver') && (
          <span className={styles.part}>{words(`flow.${part.kind}`)}</span>
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
            <MovedTotal data={one} books={books} />
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
