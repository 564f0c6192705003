import { lazy, Suspense, useState } from 'react'
import { useAccountNames } from 'toncenter-react'
import { BlockPulse, RateChart, TopAccountsTable, TransferFeed } from 'toncenter-react/ui'
import { MoreLink } from '../parts.tsx'
import { to } from '../router.ts'
import { useWords } from '../words.ts'

/** One line for each: both lists end together. */
const ACCOUNT_COLUMNS = ['rank', 'account', 'balance'] as const

// For those who have starred an account.
const Starred = lazy(async () => ({ default: (await import('./Starred.tsx')).Starred }))

/** On a phone a bar of 60 has 2 px, and what moves is above the charts. */
const isPhone = () => window.matchMedia('(max-width: 640px)').matches

/** What the chain does now: the times of its blocks, what is in them, what moves, and who has the most. */
export function HomeBelow() {
  const say = useWords()
  const [isSmall] = useState(isPhone)
  const count = isSmall ? 30 : 60
  const isStarred = [...useAccountNames().values()].some((one) => one.isStarred)
  const charts = (
    <div className="two">
      <BlockPulse count={count} />
      <RateChart count={count} />
    </div>
  )
  return (
    <>
      {isStarred && (
        <Suspense>
          <Starred />
        </Suspense>
      )}
      {!isSmall && charts}
      <div className="two">
        <TransferFeed heading={say('page.transfers')} actions={<MoreLink href={to.plain('transfers')} />} />
        <TopAccountsTable
          heading={say('page.accounts')}
          columns={ACCOUNT_COLUMNS}
          pageSize={10}
          paging="none"
          actions={<MoreLink href={to.plain('accounts')} />}
        />
      </div>
      {isSmall && charts}
    </>
  )
}
