'use client'
import { useId } from 'react'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { TraceReading } from '../../../reading/readTrace.ts'
import type { FlowAccount } from '../../../reading/value/flow.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { useScope } from '../../root/scope.ts'
import { MovedItem } from '../../tokens/MovedAsset.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { flowTexts, traceTexts } from '../../words/en/traces.ts'
import { MovedTotal } from '../MovedTotal.tsx'
import styles from './NetEffects.module.css'

/** Accounts, and assets of an account: the table of the value flow has all. */
const [MOST_ACCOUNTS, MOST_ASSETS] = [4, 4]

/** Nanograms below which a coin is not worth a figure beside tokens. */
const DUST = 100_000n
const isDust = (amount: bigint) => amount < DUST && amount > -DUST

interface NetEffectsProps {
  data: TraceReading
  books: TokenBooks
}

/** Whether an account is a party: who sent, who received, and whose tokens changed. What only passed value on is none. */
function isParty({ part, changes, nfts }: FlowAccount): boolean {
  if (changes.size + nfts.size === 0) return false
  if (part.kind === 'sender') return true
  // Who only paid for its run got nothing.
  if (part.kind === 'receiver') return nfts.size > 0 || changes.size > 1 || !isDust(changes.get(null) ?? DUST)
  return part.kind === 'other' && (nfts.size > 0 || Array.from(changes.keys()).some((asset) => asset !== null))
}

/** What each party has more, or less, after the whole trace. Renders a `<div>`; nothing where nothing changed. */
export function NetEffects({ data: { value }, books }: NetEffectsProps) {
  const { wordsOf } = useScope()
  const headingId = useId()
  const parties = value.accounts.filter(isParty)
  const more = parties.length - MOST_ACCOUNTS
  if (parties.length === 0) return null
  return (
    <div className={styles.root} data-part="effects">
      <p id={headingId} className={styles.title}>
        {wordsOf(traceTexts)('trace.effects')}
      </p>
      <ul className={styles.rows} aria-labelledby={headingId}>
        {parties.slice(0, MOST_ACCOUNTS).map((party) => (
          <Party key={party.account} data={party} assets={value.assets} books={books} />
        ))}
        {more > 0 && <li className={styles.more}>{wordsOf(flowTexts).plural('flow.moreAccounts', more)}</li>}
      </ul>
    </div>
  )
}

interface PartyProps {
  data: FlowAccount
  /** In the order in which they moved. */
  assets: TraceReading['value']['assets']
  books: TokenBooks
}

function Party({ data: { account, part, changes, nfts }, assets, books }: PartyProps) {
  const words = useScope().wordsOf(flowTexts)
  const all = assets.flatMap((asset) => {
    const amount = changes.get(asset)
    return amount === undefined ? [] : { asset, amount }
  })
  // Who got tokens paid a fee of a few thousandths of a cent beside: the table of the value flow has it.
  const changed = all.filter(({ asset, amount }) => asset !== null || all.length + nfts.size === 1 || !isDust(amount))
  const items = [...nfts]
  const shown = items.slice(0, MOST_ASSETS)
  const amounts = changed.slice(0, Math.max(MOST_ASSETS - shown.length, 1))
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
          <span key={one.asset} className={styles.change}>
            <MovedTotal data={one} books={books} />
            {one.asset !== null && (
              <FlagBadge flags={books.flagsOf(tokenInfoOf(one.asset, books.metadata), one.asset)} />
            )}
          </span>
        ))}
        {more > 0 && <span className={styles.more}>{words.plural('flow.moreAssets', more)}</span>}
      </span>
    </li>
  )
}
