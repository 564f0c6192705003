import { BlockList, TopAccountsTable } from 'toncenter-react/ui'
import { MoreLink, Title } from '../parts.tsx'
import { to } from '../router.ts'
import { Search } from '../Search.tsx'
import { useWords } from '../words.ts'

/** What can be looked up, and that the chain is alive. */
export function HomePage() {
  const say = useWords()
  return (
    <>
      <div className="hero">
        <Title text={say('home.title')} />
        <Search isLarge />
      </div>
      <div className="two">
        <BlockList
          heading={say('page.blocks')}
          columns={['block', 'shard', 'transactions', 'time']}
          pageSize={10}
          paging="load-more"
        />
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
