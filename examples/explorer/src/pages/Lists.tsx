import { actions } from 'toncenter-react/endpoints/v3'
import { actionExport } from 'toncenter-react/history'
import {
  ActivityFeed,
  ActivityFilterBar,
  activityFilterToExport,
  activityFilterToSearch,
  BlockList,
  ExportButton,
  ShardList,
  TopAccountsTable,
} from 'toncenter-react/ui'
import { Tabs, Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { to } from '../router.ts'
import { useRestWords } from '../useRestWords.ts'
import { useSearchFilter } from '../useSearchFilter.ts'
import { useWords } from '../words.ts'

interface ListPageProps {
  /** What filters the list. */
  search: string
}

/** What moved on the whole chain, newest first; filtered as the address bar says, which follows the filter. */
export function TransfersPage({ search }: ListPageProps) {
  const say = useWords()
  const [filter, setFilter] = useSearchFilter(search)
  return (
    <>
      <Title text={say('page.transfers')} isHidden />
      <ActivityFeed
        heading={say('page.transfers')}
        params={{}}
        filter={filter}
        onFilterChange={setFilter}
        toolbar={<ActivityFilterBar />}
        actions={
          <ExportButton
            key={activityFilterToSearch(filter)}
            endpoint={actions}
            {...activityFilterToExport(filter)}
            columns={actionExport()}
            fileName="transfers"
          />
        }
      />
    </>
  )
}

/** By the chain that they are of, first where accounts are; `all` is no filter, `shards` has the newest of each shard. */
const CHAINS = [
  { id: 'basechain', workchain: 0 },
  { id: 'masterchain', workchain: -1 },
  { id: 'all', workchain: undefined },
  { id: 'shards', workchain: undefined },
] as const

/** The newest blocks of the chain that the address bar names, else of the basechain. */
export function BlocksPage({ search }: ListPageProps) {
  const say = useWords()
  const asked = new URLSearchParams(search).get('chain')
  const { id: open, workchain } = CHAINS.find(({ id }) => id === asked) ?? CHAINS[0]
  return (
    <>
      <Title text={say('page.blocks')} isHidden />
      <Tabs
        label={say('blocks.chains')}
        open={open}
        tabs={CHAINS.map(({ id }) => ({
          id,
          label: say(`blocks.${id}`),
          href: to.plain('blocks') + (id === CHAINS[0].id ? '' : `?chain=${id}`),
        }))}
      />
      {open === 'shards' ? (
        <ShardList heading={say('blocks.shardsHeading')} />
      ) : (
        <BlockList key={open} heading={say(`blocks.${open}Heading`)} workchain={workchain} />
      )}
    </>
  )
}

/** The accounts that hold the most coins. */
export function AccountsPage() {
  const say = useRestWords()
  return (
    <>
      <Title text={say('page.accounts')} isHidden />
      <TopAccountsTable heading={say('accounts.byBalance')} {...(priceSource && { priceSource })} />
    </>
  )
}
