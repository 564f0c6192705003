import { Fragment, useMemo, useState } from 'react'
import { useAccountNames, useJettonWallets, useTransactions } from 'toncenter-react'
import { toFriendlyAddress, toRawAddress, tryParseAddress } from 'toncenter-react/client'
import { AddressLabel, BalanceBadge, ExportButton, JettonTable, TimeAgo } from 'toncenter-react/ui'
import { EXAMPLE_ACCOUNT } from '../exampleAccounts.ts'
import { accountNames } from '../names.ts'
import { Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { testOnly } from '../service.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { useWords } from '../words.ts'
import { Field } from './Field.tsx'
import { Guide } from './toolGuides.tsx'
import { WatchNews } from './WatchNews.tsx'
import { jettonCounts, jettonTotals } from './watchTotals.ts'
import './tools.css'
import './watch.css'

/** As many as one request may name. */
const MOST = 250
/** In the empty field. */
const EXAMPLE = `${toFriendlyAddress(EXAMPLE_ACCOUNT, { bounceable: false, testOnly })}\n…`
const YEAR_S = 366 * 86_400

/** The accounts that the reader has starred, as one treasury: balances, tokens, what is new, and a year as a file. */
export function WatchPage() {
  const title = useWords()('page.watch')
  const say = useWatchWords()
  const starred = [...useAccountNames()].flatMap(([account, { isStarred }]) => (isStarred ? account : []))
  const accounts = starred.slice(0, MOST)
  return (
    <>
      <Title text={title} />
      {accounts.length < starred.length && <p className="quiet">{say('many', { most: MOST })}</p>}
      {accounts.length > 0 && (
        <>
          <Accounts accounts={accounts} />
          <WatchNews accounts={accounts} />
          <Tokens accounts={accounts} />
        </>
      )}
      {/* The form stays the same one when its first account is there: what it said is kept, and its focus. */}
      <div className={accounts.length === 0 ? 'two' : undefined}>
        <AddAccounts isFirst={accounts.length === 0} />
        {accounts.length === 0 && <WatchGuide />}
      </div>
    </>
  )
}

const SHOWN = ['balance', 'new', 'totals', 'year'] as const

/** Beside the first form: what is here once there are accounts. */
function WatchGuide() {
  const say = useWatchWords()
  return (
    <Guide>
      <dl className="forms" data-kind="words">
        {SHOWN.map((key) => (
          <Fragment key={key}>
            <dt>{say(key)}</dt>
            <dd>{say(`${key}Text`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Guide>
  )
}

/** Stars accounts. @returns those that are no addresses, or were not kept */
async function starAll(lines: readonly string[]): Promise<{ wrong: readonly string[]; isFull: boolean }> {
  const wrong: string[] = []
  let isFull = false
  for (const line of lines) {
    const known = tryParseAddress(line) && (accountNames.list().get(toRawAddress(line)) ?? {})
    try {
      if (known) await accountNames.set?.(line, { ...known, isStarred: true })
      else wrong.push(line)
    } catch {
      wrong.push(line)
      isFull = true
    }
  }
  return { wrong, isFull }
}

/** A field for addresses in any form, one on each line. What is none stays in the field. */
function AddAccounts({ isFirst }: { isFirst: boolean }) {
  const say = useWatchWords()
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState<string>()
  async function add(form: HTMLFormElement) {
    const field = form.elements.namedItem('accounts') as HTMLTextAreaElement
    const lines = field.value.split(/[\s,;]+/).filter(Boolean)
    const { wrong, isFull } = await starAll(lines)
    field.value = wrong.join('\n')
    const unread = wrong.length ? say('unread', { count: wrong.length }) : undefined
    setFault(isFull ? say('full') : unread)
    setSaid(say('added', { count: lines.length - wrong.length }))
  }
  return (
    <form
      className="card fields watch-add"
      onSubmit={(event) => {
        event.preventDefault()
        void add(event.currentTarget)
      }}
    >
      {isFirst && (
        <>
          <h2>{say('empty')}</h2>
          <p className="quiet">{say('emptyText')}</p>
        </>
      )}
      <Field name="accounts" label={say('addLabel')} defaultValue="" placeholder={EXAMPLE} fault={fault} isLong />
      <button type="submit" className="button" data-kind="primary">
        {say('add')}
      </button>
      <p role="status" className="quiet">
        {said}
      </p>
    </form>
  )
}

/** All their token wallets, by one request: the table of accounts and that of tokens share it. */
const useWallets = (accounts: readonly string[]) =>
  useJettonWallets({ owner_address: accounts, exclude_zero_balance: true, limit: 1_000 }).data

/** Three requests for all of them: balances, newest transactions, tokens. */
function Accounts({ accounts }: { accounts: readonly string[] }) {
  const say = useWatchWords()
  const [since] = useState(() => Math.floor(Date.now() / 1000) - YEAR_S)
  const newest = useTransactions({ account: accounts, limit: 1_000 })
  const wallets = useWallets(accounts)
  const last = useMemo(() => {
    const times = new Map<string, number>()
    for (const { account, now } of newest.data?.transactions ?? []) if (!times.has(account)) times.set(account, now)
    return times
  }, [newest.data])
  const counts = useMemo(() => jettonCounts(wallets?.jetton_wallets ?? []), [wallets])
  return (
    <section className="card watch-accounts" aria-label={useWords()('page.watch')}>
      <table>
        <thead>
          <tr>
            {(['account', 'balance', 'last', 'tokens', 'year'] as const).map((key) => (
              <th key={key} scope="col">
                {say(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account}>
              <th scope="row">
                <AddressLabel address={account} copy={false} />
              </th>
              <td data-label={say('balance')}>
                <BalanceBadge address={account} />
              </td>
              <td data-label={say('last')}>{last.has(account) ? <TimeAgo data={last.get(account) ?? 0} /> : '—'}</td>
              <td data-label={say('tokens')}>{wallets ? (counts.get(account) ?? 0) : '—'}</td>
              <td>
                <ExportButton
                  history={{ account, from: since }}
                  fileName={`year-${account.slice(2, 10)}`}
                  label={account}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What they have together of each token. */
function Tokens({ accounts }: { accounts: readonly string[] }) {
  const say = useWatchWords()
  const wallets = useWallets(accounts)
  const rows = useMemo(() => jettonTotals(wallets?.jetton_wallets ?? []), [wallets])
  if (!wallets || rows.length === 0) return null
  return (
    <JettonTable
      heading={say('totals')}
      data={rows}
      metadata={wallets.metadata}
      addressBook={wallets.address_book}
      columns={priceSource ? ['asset', 'balance', 'value'] : ['asset', 'balance']}
      {...(priceSource && { priceSource })}
    />
  )
}
