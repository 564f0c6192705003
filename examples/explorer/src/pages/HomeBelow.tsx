import { lazy, Suspense } from 'react'
import { useAccountNames } from 'toncenter-react'
import { BlockPulse, RateChart, TopAccountsTable, TransferFeed } from 'toncenter-react/ui'
import { MoreLink } from '../parts.tsx'
import { to } from '../router.ts'
import { useWords } from '../words.ts'

// For those who have starred an account.
const Starred = lazy(async () => ({ default: (await import('./Starred.tsx')).Starred }))

/** What the chain does now: the times of its blocks, what is in them, what moves, and who has the most. */
export function HomeBelow() {
  const say = useWords()
  const isStarred = [...useAccountNames().values()].some((one) => one.isStarred)
  return (
    <>
      {isStarred && (
        <Suspense>
          <Starred />
        </Suspense>
      )}
      <div className="two">
        <BlockPulse />
        <RateChart />
      </div>
      <div className="two">
        <TransferFeed heading={say('page.transfers')} actions={<MoreLink href={to.plain('transfers')} />} />
        <TopAccountsTable
          heading={say('page.accounts')}
          pageSize={10}
          paging="none"
          actions={<MoreLink href={to.plain('accounts')} />}
        />
      </div>
    </>
  )
}
