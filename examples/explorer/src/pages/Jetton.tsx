import { toRawAddress, tryParseAddress } from 'toncenter-react/client'
import { actions, jettonTransfers, jettonWallets } from 'toncenter-react/endpoints/v3'
import { actionExport, jettonTransferExport, jettonWalletExport } from 'toncenter-react/history'
import {
  ActivityFeed,
  Amount,
  ExportButton,
  HoldersTable,
  JettonCard,
  JettonComparison,
  JettonTransferList,
  SupplyChart,
  useHolders,
  useJettonComparison,
  useSupplyHistory,
} from 'toncenter-react/ui'
import { MoreLink, Tabs, Title } from '../parts.tsx'
import { priceSource } from '../prices.ts'
import { JETTON_TABS, type JettonTab, to } from '../router.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './NotFound.tsx'

interface JettonPageProps {
  /** Of the master contract, as the address bar has it. */
  address: string
  tab: JettonTab
}

/** A token: what it is, who can make more of it, who holds and who moves it. */
export function JettonPage({ address: written, tab }: JettonPageProps) {
  const say = useWords()
  if (!tryParseAddress(written)) return <NotFoundPage title={say('missing.address')} typed={written} />
  return <Jetton address={toRawAddress(written)} written={written} tab={tab} />
}

function Jetton({ address, written, tab }: JettonPageProps & { written: string }) {
  const say = useWords()
  const { copy, isThere } = useJettonComparison({ address })
  const { token, flags } = copy
  const imitated = flags.find(({ kind }) => kind === 'lookalike')?.of
  // Not before it is known what stands above the lists: nothing is pushed down.
  const isKnown = isThere !== undefined || copy.query?.error
  const counts = useCounts(address)
  const name = token?.symbol || token?.name || `${written.slice(0, 4)}…${written.slice(-4)}`
  return (
    <>
      <Title
        text={
          imitated
            ? say('jetton.isNot', { name: name.slice(0, 40), of: imitated })
            : `${say('page.jetton')} ${name.slice(0, 40)}`
        }
        isHidden
      />
      <JettonCard address={address} holders={counts.holders ?? ''} {...(priceSource && { priceSource })} />
      {imitated && <JettonComparison address={address} />}
      {isKnown && (
        <>
          <Tabs
            label={say('jetton.tabs')}
            open={tab}
            tabs={[
              ...JETTON_TABS.map((id) => ({
                id,
                label: say(`jetton.${id}`),
                href: to.jetton(written, id),
                count: id in counts ? (counts[id] ?? '') : undefined,
              })),
              { id: 'contract', label: say('tab.contract'), href: to.account(written, 'contract') },
            ]}
          />
          <Tab tab={tab} address={address} written={written} />
        </>
      )}
    </>
  )
}

/** The holders that the tab asks for at a time: so many are counted. */
const HOLDERS = 100

/** How many holders there are, and mints and burns, those that failed too, as far as one answer says. The tabs then draw from the same answers. */
function useCounts(address: string): Readonly<Partial<Record<JettonTab, string | undefined>>> {
  const { holders, query } = useHolders({ jetton: address, pageSize: HOLDERS })
  const { events, isCut } = useSupplyHistory({ address })
  return {
    holders: query?.data && `${holders.length}${query.hasNextPage ? '+' : ''}`,
    burns: events && `${events.length}${isCut ? '+' : ''}`,
  }
}

function Tab({ tab, address, written }: JettonPageProps & { written: string }) {
  const say = useWords()
  const transfers = say('jetton.transfers')
  switch (tab) {
    case 'transfers':
      return (
        <JettonTransferList
          heading={transfers}
          jetton={address}
          columns={['parties', 'details', 'amount', 'time']}
          actions={
            <ExportButton
              endpoint={jettonTransfers}
              params={{ jetton_master: address }}
              columns={jettonTransferExport}
              fileName="transfers"
            />
          }
        />
      )
    case 'holders':
      return (
        <HoldersTable
          heading={say('jetton.holders')}
          jetton={address}
          pageSize={HOLDERS}
          shares
          actions={
            <ExportButton
              endpoint={jettonWallets}
              params={{ jetton_address: [address], exclude_zero_balance: true, sort: 'desc' }}
              columns={jettonWalletExport}
              fileName="holders"
            />
          }
        />
      )
    case 'burns':
      return <SupplyChanges address={address} />
    case 'overview':
      return (
        <div className="two">
          <JettonTransferList
            heading={transfers}
            jetton={address}
            columns={['parties', 'details', 'amount', 'time']}
            pageSize={12}
            paging="none"
            actions={<MoreLink href={to.jetton(written, 'transfers')} />}
          />
          <div className="stack">
            <HoldersTable
              heading={say('jetton.holders')}
              jetton={address}
              shares
              pageSize={5}
              paging="none"
              actions={<MoreLink href={to.jetton(written, 'holders')} />}
            />
            <SupplyChart address={address} />
          </div>
        </div>
      )
  }
}

/** One change is its row: a step would draw nothing else. */
const DRAWN_CHANGES = 2

/** What was made of a token and what was destroyed: each change under the sums, and the supply over time. */
function SupplyChanges({ address }: { address: string }) {
  const say = useWords()
  const { points } = useSupplyHistory({ address })
  const params = { account: address, action_type: ['jetton_mint', 'jetton_burn'] }
  return (
    <>
      <ActivityFeed
        heading={
          <>
            {say('jetton.burns')} <SupplySums address={address} />
          </>
        }
        params={params}
        columns={['status', 'action', 'counterparty', 'details', 'amount', 'time']}
        days={false}
        actions={<ExportButton endpoint={actions} params={params} columns={actionExport()} fileName="supply" />}
      />
      {points && points.filter(({ by }) => by !== 'first').length >= DRAWN_CHANGES && <SupplyChart address={address} />}
    </>
  )
}

/** Their room is there before they are. */
function SupplySums({ address }: { address: string }) {
  const say = useWords()
  const { points = [], isCut, isThere, symbol, decimals } = useSupplyHistory({ address })
  const sum = (by: 'mint' | 'burn') => {
    const all = points.reduce((sum, point) => sum + (point.by === by ? BigInt(point.change) : 0n), 0n)
    const drawn = <Amount data={all} token={{ symbol, decimals }} withSymbol={false} />
    return (
      <>
        {say(`jetton.${by}`)} {isThere === undefined ? '\u2014' : drawn}
      </>
    )
  }
  return (
    <span className="title-count sums">
      {sum('mint')} · {sum('burn')} {isCut && say('jetton.figuresCut')}
    </span>
  )
}
