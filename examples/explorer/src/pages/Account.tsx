import { useAccountStates } from 'toncenter-react'
import { isSameAddress, toFriendlyAddress, toRawAddress, tryParseAddress } from 'toncenter-react/client'
import {
  ActivityFeed,
  ActivityFilterBar,
  AddressLabel,
  activityFilterFromSearch,
  activityFilterToSearch,
  BalanceBadge,
  CopyButton,
  HashLabel,
  HoldersTable,
  JettonCard,
  JettonTable,
  NftCard,
  NftCollectionCard,
  NftGrid,
  StatusBadge,
  TransactionList,
} from 'toncenter-react/ui'
import { Code, Facts, Title } from '../parts.tsx'
import { ACCOUNT_TABS, type AccountTab, replaceSearch, to } from '../router.ts'
import { networkName, testOnly } from '../service.ts'
import { NotFoundPage } from './NotFound.tsx'

interface AccountPageProps {
  /** As the address bar has it: any form, or no address at all. */
  address: string
  tab: AccountTab
  /** What filters the activity. */
  search?: string
}

const EVERY_10_S = { refetchInterval: 10_000 }

const LABELS: Record<AccountTab, string> = {
  transactions: 'Transactions',
  activity: 'Activity',
  jettons: 'Tokens',
  nfts: 'NFTs',
  holders: 'Holders',
  items: 'Items',
  item: 'Item',
}

/** What a contract has besides what every account has, by what the service takes it for. */
const MORE: Readonly<Partial<Record<string, AccountTab>>> = {
  jetton_master: 'holders',
  nft_collection: 'items',
  nft_item: 'item',
}

/** An interface as a reader writes it: `wallet_v5r1` as `Wallet v5 r1`. */
const contractName = (name: string) =>
  name
    .replaceAll('_', ' ')
    .replace(/^(nft|dns)\b/, (short) => short.toUpperCase())
    .replace(/ (v\d+)(r\d+)$/, ' $1 $2')
    .replace(/^./, (first) => first.toUpperCase())

const withoutLink = ({ children }: { children: React.ReactNode }) => <>{children}</>

/** One account. Two requests: its state, and the first page of the open tab; one more where a jetton or a collection is shown. */
export function AccountPage({ address, tab, search = '' }: AccountPageProps) {
  const parsed = tryParseAddress(address)
  if (!parsed) return <NotFoundPage title="Not an address" typed={address} />
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
  const { data, isError } = useAccountStates({ address: [address], include_boc: false }, EVERY_10_S)
  const account = data?.accounts[0]
  // The balance says what went wrong; the other values only stop looking as if they were on their way.
  const unknown = isError ? 'Unknown' : undefined
  const known = data?.address_book[address]
  const bounceable = toFriendlyAddress(address, { testOnly })
  const nonBounceable = toFriendlyAddress(address, { bounceable: false, testOnly })
  // Wallets are paid without the bounce flag, contracts with it; the service knows which this is.
  const given = known?.user_friendly
  const friendly = given && isSameAddress(given, address) ? given : nonBounceable
  const interfaces = account?.interfaces ?? known?.interfaces ?? []
  const tabs = ACCOUNT_TABS.filter(
    (id) => !Object.values(MORE).includes(id) || id === tab || interfaces.some((name) => MORE[name] === id),
  )

  return (
    <>
      <section className="card account" aria-label="Account">
        <div className="account-name">
          <Title text={`Account ${known?.domain ?? `${friendly.slice(0, 4)}…${friendly.slice(-4)}`}`}>
            <AddressLabel
              address={address}
              data={known ?? null}
              seal={56}
              copy={false}
              menu={false}
              ends={6}
              renderLink={withoutLink}
            />
          </Title>
          <p className="badges">
            {data ? <StatusBadge data={account?.status ?? 'nonexist'} /> : (unknown ?? <span className="bone" />)}
            {interfaces.slice(0, 4).map((name) => (
              <span className="badge" key={name}>
                <bdi>{contractName(name).slice(0, 40)}</bdi>
              </span>
            ))}
          </p>
          <p className="address">
            <span className="code">{friendly}</span>
            <CopyButton data={friendly} label="Copy address" />
          </p>
        </div>
        <p className="balance">
          <span>Balance</span>
          <BalanceBadge address={address} precision="full" size="large" />
        </p>
        {isForTests && !testOnly && (
          <p className="warning">
            <strong>This form of the address is for test networks.</strong> You are looking at the same account on{' '}
            {networkName}.
          </p>
        )}
        <Facts
          facts={[
            // The other form is above, in full.
            friendly === bounceable
              ? {
                  label: 'Non-bounceable address',
                  value: <Code text={nonBounceable} name="non-bounceable address" head={4} tail={4} />,
                }
              : {
                  label: 'Bounceable address',
                  value: <Code text={bounceable} name="bounceable address" head={4} tail={4} />,
                },
            { label: 'Raw address', value: <Code text={address} name="raw address" head={address.indexOf(':') + 5} /> },
            {
              label: 'Last transaction',
              value: data ? (
                account?.last_transaction_hash ? (
                  <HashLabel data={account.last_transaction_hash} kind="transaction" copy={false} />
                ) : (
                  'None'
                )
              ) : (
                unknown
              ),
            },
            {
              label: 'Code hash',
              value: data ? account?.code_hash ? <HashLabel data={account.code_hash} ends={5} /> : 'None' : unknown,
            },
          ]}
        />
      </section>
      <nav className="tabs" aria-label="What to show of the account">
        {tabs.map((id) => (
          <a key={id} href={to.account(written, id)} aria-current={tab === id ? 'page' : undefined}>
            {LABELS[id]}
          </a>
        ))}
      </nav>
      <Tab tab={tab} address={address} search={search} />
    </>
  )
}

function Tab({ tab, address, search }: { tab: AccountTab; address: string; search: string }) {
  const heading = LABELS[tab]
  switch (tab) {
    case 'transactions':
      return <TransactionList heading={heading} address={address} queryOptions={EVERY_10_S} expandable />
    case 'activity':
      return <Activity key={search} address={address} search={search} />
    case 'jettons':
      return <JettonTable heading={heading} address={address} queryOptions={EVERY_10_S} />
    case 'nfts':
      return <NftGrid heading={heading} address={address} queryOptions={EVERY_10_S} />
    case 'holders':
      return (
        <>
          <JettonCard address={address} />
          <HoldersTable heading={heading} jetton={address} />
        </>
      )
    case 'items':
      return (
        <>
          <NftCollectionCard address={address} />
          <NftGrid heading={heading} collection={address} />
        </>
      )
    case 'item':
      return <NftCard address={address} />
  }
}

/** Filtered as the address bar says, which follows the filter. */
function Activity({ address, search }: { address: string; search: string }) {
  return (
    <ActivityFeed
      heading={LABELS.activity}
      address={address}
      queryOptions={EVERY_10_S}
      defaultFilter={activityFilterFromSearch(search)}
      onFilterChange={(filter) => replaceSearch(activityFilterToSearch(filter))}
      toolbar={<ActivityFilterBar />}
    />
  )
}
