import { BlockPulse, NetworkStatus, RateChart, TopAccountsTable, TransferFeed } from 'toncenter-react/ui'
import { MoreLink } from '../parts.tsx'
import { to } from '../router.ts'
import { useWords } from '../words.ts'
import { Starred } from './Starred.tsx'
import './names.css'

/** What the chain does now: the times of its blocks, what is in them, what moves, and who has the most. */
export function HomeBelow() {
  const say = useWords()
  return (
    <>
      <Starred />
      <div className="two">
        <BlockPulse />
        <RateChart />
      </div>
      <NetworkStatus look="tiles" />
      <div className="two">
        <TransferFeed heading={say('page.transfers')} actions={<MoreLink href={to.plain('transfers')} />} />
        <TopAccountsTable
          heading={say('page.accounts')}
          pageSize={10}
          paging="load-more"
          actions={<MoreLink href={to.plain('accounts')} />}
        />
      </div>
    </>
  )
}
