import { skipToken } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAccountNames, useDnsRecordsInfinite, useJettonWalletsInfinite, useNftItemsInfinite } from 'toncenter-react'
import { toFriendlyAddress, toRawAddress, tryParseAddress } from 'toncenter-react/client'
import { actions, jettonWallets } from 'toncenter-react/endpoints/v3'
import { actionExport, jettonWalletExport } from 'toncenter-react/history'
import {
  AccountCard,
  ActivityFeed,
  ActivityFilterBar,
  activityFilterToExport,
  activityFilterToSearch,
  DnsRecordList,
  ExportButton,
  JettonTable,
  NftGrid,
  TraceList,
  TransactionList,
  useAccountCard,
} from 'toncenter-react/ui'
import { Drawing, Segments, Tabs, Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { ACCOUNT_TABS, type AccountTab, to } from '../router.ts'
import { client, testOnly } from '../service.ts'
import { useSearchFilter } from '../useSearchFilter.ts'
import type { WordKey } from '../words/language.ts'
import { useNetworkNames, useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

const BalanceChart = lazy(async () => ({ default: (await import('../BalanceChart.tsx')).BalanceChart }))
const ContractTab = lazy(async () => ({ default: (await import('./Contract.tsx')).ContractTab }))

interface AccountPageProps {
  /** As the address bar has it: any form, or no address at all. */
  address: string
  tab: AccountTab
  /** What filters the activity. */
  search?: string
}

const LABELS = {
  activity: 'tab.activity',
  transactions: 'tab.transactions',
  traces: 'tab.traces',
  jettons: 'tab.jettons',
  nfts: 'tab.nfts',
  domains: 'tab.domains',
  contract: 'tab.contract',
} as const satisfies Record<AccountTab, WordKey>

/** What an account is besides, by what the service takes it for: that has a page of its own. */
const FACES = {
  jetton_master: ['jetton', 'account.isJetton'],
  nft_collection: ['collection', 'account.isCollection'],
  nft_item: ['nft', 'account.isNft'],
} as const

/** One account: its state, the first page of the open tab, and how many tokens and NFTs it has. */
export function AccountPage({ address, tab, search = '' }: AccountPageProps) {
  const say = useWords()
  const parsed = tryParseAddress(address)
  if (!parsed) return <NotFoundPage title={say('missing.address')} typed={address} />
  return (
    <Account
      address={toRawAddress(address)}
      tab={tab}
      search={search}
      isForTests={parsed.testOnly === true}
      written={address}
    />
  )
}

interface AccountProps {
  /** Raw. */
  address: string
  /** As the reader wrote it. */
  written: string
  isForTests: boolean
  tab: AccountTab
  search: string
}

function Account({ address, written, isForTests, tab, search }: AccountProps) {
  const say = useWords()
  const nameOf = useNetworkNames()
  const { data: account, known, query } = useAccountCard({ address })
  const own = useAccountNames().get(address)?.name
  const friendly = toFriendlyAddress(address, { bounceable: false, testOnly })
  const interfaces = account?.interfaces ?? known?.interfaces ?? []
  const face = Object.entries(FACES).find(([name]) => interfaces.includes(name))?.[1]
  const counts = useCounts(address, tab)
  return (
    <>
      <Title
        text={`${say('page.account')} ${(own && `✎ ${own}`) ?? known?.domain ?? `${friendly.slice(0, 4)}…${friendly.slice(-4)}`}`}
        isHidden
      />
      <AccountCard address={address} headingLevel={2} {...(priceSource && { priceSource })} />
      {isForTests && !testOnly && (
        <p className="card note">
          <strong>{say('account.forTests')}</strong> {say('account.forTestsText', { network: nameOf(client.network) })}
        </p>
      )}
      {face && (
        <p className="card note">
          {say(face[1])} <a href={to[face[0]](written)}>{say('account.openFace')}</a>
        </p>
      )}
      <Tabs
        label={say('account.tabs')}
        open={tab}
        tabs={ACCOUNT_TABS.map((id) => ({
          id,
          label: say(LABELS[id]),
          href: to.account(written, id),
          count: id in counts ? (counts[id] ?? '') : undefined,
        }))}
      />
      <Tab
        tab={tab}
        address={address}
        search={search}
        native={query?.isLoading ? null : (account?.balance ?? undefined)}
        isActive={account && account.status === 'active'}
        interfaces={interfaces}
        isUnused={account !== undefined && !account.last_transaction_hash}
      />
    </>
  )
}

/** How many rows there are behind a tab, as far as its first page says. The tabs then draw from the same answers. */
function useCounts(address: string, tab: AccountTab): Readonly<Partial<Record<AccountTab, string>>> {
  const jettons = useJettonWalletsInfinite({ owner_address: [address], limit: 100 }, { priority: 'prefetch' })
  const nfts = useNftItemsInfinite(
    jettons.isPending ? skipToken : { owner_address: [address], include_on_sale: true, limit: 48 },
    { priority: 'prefetch' },
  )
  // Few accounts have a domain: the list of its own tab asks for them.
  const domains = useDnsRecordsInfinite(tab === 'domains' ? { wallet: address, limit: 25 } : skipToken)
  return {
    jettons: countOf(jettons),
    nfts: countOf(nfts),
    ...(tab === 'domains' && { domains: countOf(domains) }),
  } as Partial<Record<AccountTab, string>>
}

const countOf = ({ data, hasNextPage }: { data?: { rows: readonly unknown[] } | undefined; hasNextPage: boolean }) =>
  data && `${data.rows.length}${hasNextPage ? '+' : ''}`

/** Each of them points to this account. */
const DOMAIN_COLUMNS = ['domain', 'owner', 'records', 'expires'] as const

interface TabProps {
  tab: AccountTab
  address: string
  search: string
  /** Nanograms; `null` while the balance loads. */
  native: string | null | undefined
  isActive: boolean | undefined
  interfaces: readonly string[]
  /** Nothing happened: there is nothing to export. */
  isUnused: boolean
}

function Tab({ tab, address, search, native, isActive, interfaces, isUnused }: TabProps) {
  const say = useWords()
  const heading = say(LABELS[tab])
  switch (tab) {
    case 'activity':
      return <Activity key={search} address={address} search={search} isUnused={isUnused} />
    case 'transactions':
      return <Transactions address={address} heading={heading} isUnused={isUnused} />
    case 'traces':
      return <TraceList heading={heading} address={address} />
    case 'jettons':
      return (
        <JettonTable
          heading={heading}
          address={address}
          native={native}
          {...(priceSource && { priceSource })}
          actions={
            !isUnused && (
              <ExportButton
                endpoint={jettonWallets}
                params={{ owner_address: [address] }}
                columns={jettonWalletExport}
                fileName="tokens"
              />
            )
          }
        />
      )
    case 'nfts':
      return <Nfts address={address} heading={heading} />
    case 'domains':
      return <DnsRecordList heading={say('domains.heading')} address={address} columns={DOMAIN_COLUMNS} />
    case 'contract':
      return <ContractTab address={address} isActive={isActive} interfaces={interfaces} />
  }
}

const ORDERS = ['collection', 'recent'] as const

/** The order is the service's: another one is another request. */
function Nfts({ address, heading }: { address: string; heading: string }) {
  const say = useWords()
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('collection')
  return (
    <NftGrid
      heading={heading}
      address={address}
      order={order}
      withPrices
      actions={
        <Segments
          name={say('nfts.order')}
          options={ORDERS.map((id) => [id, say(`nfts.${id}`)])}
          value={order}
          onChoose={setOrder}
        />
      }
    />
  )
}

const CHART = 'M2.5 2.5v11h11M5 10.5V8M8 10.5V5M11 10.5V7'

/** The code and the request of the chart of the balance wait until a reader opens it. */
function Transactions({ address, heading, isUnused }: Pick<TabProps, 'address' | 'isUnused'> & { heading: string }) {
  const say = useWords()
  const [hasChart, setHasChart] = useState(false)
  return (
    <>
      {hasChart && (
        <Suspense fallback={<div className="card chart-place" />}>
          <BalanceChart address={address} />
        </Suspense>
      )}
      <TransactionList
        heading={heading}
        address={address}
        expandable
        actions={
          !isUnused && (
            <>
              <button
                type="button"
                className="button drawn"
                aria-expanded={hasChart}
                onClick={() => setHasChart((isShown) => !isShown)}
              >
                <Drawing path={CHART} />
                <span>{say('account.balanceChart')}</span>
              </button>
              <ExportButton history={{ account: address }} fileName="history" most={100_000} />
            </>
          )
        }
      />
    </>
  )
}

/** Filtered as the address bar says, which follows the filter. The file has the rows of the list. */
function Activity({ address, search, isUnused }: Pick<TabProps, 'address' | 'search' | 'isUnused'>) {
  const say = useWords()
  const [filter, setFilter] = useSearchFilter(search)
  return (
    <ActivityFeed
      heading={say('tab.activity')}
      address={address}
      filter={filter}
      onFilterChange={setFilter}
      toolbar={<ActivityFilterBar />}
      actions={
        !isUnused && (
          <ExportButton
            key={activityFilterToSearch(filter)}
            endpoint={actions}
            {...activityFilterToExport(filter, address)}
            columns={actionExport(address)}
            fileName="activity"
          />
        )
      }
    />
  )
}
