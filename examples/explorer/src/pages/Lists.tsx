import { ActivityFeed, BlockList, TopAccountsTable } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'

/** What moved on the whole chain, newest first. */
export function TransfersPage() {
  const say = useWords()
  return (
    <>
      <Title text={say('page.transfers')} isHidden />
      <ActivityFeed heading={say('page.transfers')} params={{}} />
    </>
  )
}

/** The newest blocks of all chains. */
export function BlocksPage() {
  const say = useWords()
  return (
    <>
      <Title text={say('page.blocks')} isHidden />
      <BlockList heading={say('page.blocks')} />
    </>
  )
}

/** The accounts that hold the most coins. */
export function AccountsPage() {
  const say = useWords()
  return (
    <>
      <Title text={say('page.accounts')} isHidden />
      <TopAccountsTable heading={say('page.accounts')} />
    </>
  )
}
