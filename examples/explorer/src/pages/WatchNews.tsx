import { useEffect, useId, useState } from 'react'
import { type Transaction, useNewTransactions } from 'toncenter-react'
import { toRaw } from 'toncenter-react/client'
import { readTransaction } from 'toncenter-react/reading'
import { AddressLabel, Amount, TimeAgo, TransactionList } from 'toncenter-react/ui'
import { client } from '../service.ts'
import { useWatchWords } from '../useWatchWords.ts'
import { Field } from './Field.tsx'

/** The cursor of the last look: what happens while the page is closed is the first result of the next visit. */
const CURSOR = `fairway:watch:${client.network}`
const MOST_ALERTS = 50

const readCursor = () => {
  try {
    return localStorage.getItem(CURSOR)
  } catch {
    return null
  }
}

/** Nanograms; `undefined` for what is no amount. A comma is a point in half of the world. */
function readLimit(text: string): bigint | undefined {
  try {
    return BigInt(toRaw(text.trim().replace(',', '.'), 9))
  } catch {
    return undefined
  }
}

interface Alert {
  readonly hash: string
  readonly account: string
  readonly time: number
  readonly amount: bigint
}

const toAlert = (transaction: Transaction): Alert => {
  const { hash, account, now } = transaction
  return { hash, account, time: now, amount: readTransaction(transaction).story.outgoing }
}

/** What is new on the accounts, and which payments are above a limit. One request each ten seconds. */
export function WatchNews({ accounts }: { accounts: readonly string[] }) {
  const say = useWatchWords()
  const id = useId()
  const [since] = useState(readCursor)
  const [text, setText] = useState('100')
  const [paid, setPaid] = useState<readonly Alert[]>([])
  const limit = readLimit(text)
  const { data } = useNewTransactions(
    { accounts, since },
    {
      onNew(transactions) {
        const found = transactions.map(toAlert).filter(({ amount }) => amount > 0n)
        setPaid((before) => [...found.toReversed(), ...before].slice(0, 1_000))
      },
    },
  )
  const cursor = data?.cursor
  useEffect(() => {
    try {
      if (cursor !== undefined) localStorage.setItem(CURSOR, cursor)
    } catch {
      // Without a storage the watch begins anew at the next visit.
    }
  }, [cursor])
  const alerts = paid.filter(({ amount }) => limit !== undefined && amount > limit).slice(0, MOST_ALERTS)
  return (
    <>
      <section className="card watch-alerts" aria-labelledby={id}>
        <h2 id={id}>{say('alerts', { limit: limit === undefined ? '—' : `${text.trim()} GRAM` })}</h2>
        <form
          onInput={({ target }) => setText((target as HTMLInputElement).value)}
          onSubmit={(event) => event.preventDefault()}
        >
          <Field
            name="limit"
            label={say('limit')}
            defaultValue={text}
            fault={limit === undefined ? say('limitFault') : undefined}
          />
        </form>
        <ul role="log" aria-labelledby={id}>
          {alerts.map(({ hash, account, time, amount }) => (
            <li key={hash}>
              <AddressLabel address={account} copy={false} /> {say('alert')} <Amount data={amount} />{' '}
              <TimeAgo data={time} />
            </li>
          ))}
        </ul>
        {alerts.length === 0 && <p className="quiet">{say('alertsNone')}</p>}
        {data && data.skipped.length > 0 && <p role="alert">{say('skipped', { count: data.skipped.length })}</p>}
      </section>
      {data && data.transactions.length > 0 && (
        <TransactionList heading={say('new')} data={data.transactions} addressBook={data.addressBook} paging="none" />
      )}
    </>
  )
}
