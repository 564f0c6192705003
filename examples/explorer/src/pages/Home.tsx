import { useState } from 'react'
import { useTransactionsInfinite } from 'toncenter-react'
import { AddressLabel, BlockList, TimeAgo, TransactionList } from 'toncenter-react/ui'
import { useHead } from '../NetworkStatus.tsx'
import { Facts, Title } from '../parts.tsx'
import { to } from '../router.ts'
import { networkName } from '../service.ts'

const EVERY_10_S = { refetchInterval: 10_000 }
// Of the basechain: the masterchain's own contracts run in every block and say little.
const LATEST = { workchain: 0 }
const TRANSACTION_COLUMNS = ['status', 'hash', 'operation', 'parties', 'amount'] as const
const BLOCK_COLUMNS = ['block', 'shard', 'transactions', 'time'] as const

/** In groups of three with thin spaces, as in the details of a block. */
const groups = (lt: string) => lt.replace(/\B(?=(\d{3})+$)/g, '\u202F')

/** What the network is doing. Three requests: its head, its newest transactions, its newest blocks. */
export function HomePage() {
  const { data: info, isError } = useHead()
  const head = info?.last
  const unknown = isError ? 'Unknown' : undefined
  // The list below asks for the same: one request for both.
  const latest = useTransactionsInfinite({ ...LATEST, limit: 20 }, EVERY_10_S)
  // From the first answer, for good: what a reader is about to click must not move.
  const [first, setFirst] = useState(latest.data?.pages[0])
  if (!first && latest.data) setFirst(latest.data.pages[0])
  const accounts = [...new Set(first?.transactions.map(({ account }) => account))].slice(0, 5)
  return (
    <>
      <Title text={`TON ${networkName.toLowerCase()}`} />
      <section className="card" aria-label="Network">
        <Facts
          facts={[
            {
              label: 'Masterchain block',
              value: head ? <a href={to.block(head)}>{head.seqno.toLocaleString('en')}</a> : unknown,
            },
            { label: 'Made', value: head ? <TimeAgo data={Number(head.gen_utime)} /> : unknown },
            { label: 'Logical time', value: head ? groups(head.end_lt) : unknown },
          ]}
        />
      </section>
      {(first || latest.isPending) && (
        <section className="try" aria-labelledby="try">
          <h2 id="try">Accounts to try</h2>
          <ul>
            {accounts.map((account) => (
              <li key={account}>
                <AddressLabel address={account} data={first?.address_book[account] ?? null} copy={false} menu={false} />
              </li>
            ))}
            {!first &&
              latest.isPending &&
              ['a', 'b', 'c', 'd', 'e'].map((place) => (
                <li key={place}>
                  <span className="bone" />
                </li>
              ))}
          </ul>
        </section>
      )}
      <div className="two">
        <TransactionList
          heading="Latest transactions"
          filter={LATEST}
          columns={TRANSACTION_COLUMNS}
          paging="load-more"
          pageSize={20}
          queryOptions={EVERY_10_S}
        />
        <BlockList
          heading="Latest blocks"
          columns={BLOCK_COLUMNS}
          paging="load-more"
          pageSize={20}
          queryOptions={EVERY_10_S}
        />
      </div>
    </>
  )
}
