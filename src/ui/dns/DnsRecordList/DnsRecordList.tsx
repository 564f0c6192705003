'use client'
import { type ReactNode, useMemo } from 'react'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { countRows } from '../../../core/schema/rowList.ts'
import { addressText } from '../../../core/values/address.ts'
import { isAccount } from '../../../reading/direction.ts'
import { domainFlags } from '../../../trust/domains.ts'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList } from '../../table/defineList.tsx'
import listStyles from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { mayHaveMore } from '../../table/ListQuery.ts'
import { None } from '../../text/Absent.tsx'
import { Party } from '../../tokens/Parties.tsx'
import tokenStyles from '../../tokens/tokens.module.css'
import { dnsRecordTexts } from '../../words/en/dns.ts'
import styles from '../DomainName.module.css'
import { domainColumn, type NamedContext } from '../domainColumn.tsx'
import { Word } from '../Word.tsx'
import { DnsRecordDetail } from './DnsRecordDetail.tsx'
import { ExpiryCell } from './ExpiryCell.tsx'
import { type DnsRecordListOptions, useDnsRecordList } from './useDnsRecordList.ts'

export type DnsRecordColumn = 'domain' | 'wallet' | 'owner' | 'records' | 'expires'

export interface DnsRecordListProps
  extends Omit<ListProps<'root' | 'row' | DnsRecordColumn, DnsRecord, DnsRecordColumn>, 'newRows' | 'onShowNew'>,
    Pick<DnsRecordListOptions, 'address' | 'domain' | 'addressBook'> {}

type RecordCell = CellProps<DnsRecord, NamedContext>

interface AccountProps {
  address: string | null
  context: NamedContext
  /** Beside the name of its record. */
  isRecord?: boolean
}

/** An account of a row; that whose list it is steps back. */
function Account({ address, context: { addressBook, owner }, isRecord }: AccountProps) {
  const words = useScope().wordsOf(dnsRecordTexts)
  if (!address || !isAccount(address, owner)) return <Party address={address} addressBook={addressBook} />
  // The page has its seal.
  return (
    <DrawnLabel
      address={address}
      name={words('dns.own')}
      seal={false}
      className={cx(!isRecord && tokenStyles.own, styles.own)}
    />
  )
}

function WalletCell({ row: { dns_wallet }, context }: RecordCell) {
  if (!dns_wallet) return <None />
  return (
    <>
      <Word of="column.pointsTo" />
      <Account address={dns_wallet} context={context} />
    </>
  )
}

/** Whose it is: not always the account that it points to. */
function OwnerCell({ row: { nft_item_owner }, context }: RecordCell) {
  return (
    <>
      <Word of="column.owner" />
      <Account address={nft_item_owner} context={context} />
    </>
  )
}

function RecordsCell({
  row: { dns_wallet: wallet, dns_site_adnl: site, dns_storage_bag_id: bag, dns_next_resolver: resolver },
  context,
}: RecordCell) {
  const words = useScope().wordsOf(dnsRecordTexts)
  // In a list of one account, no column says that each row points to it.
  const own = wallet && isAccount(wallet, context.owner) ? wallet : undefined
  if (!own && !site && !bag && !resolver) return <None />
  const line = (word: 'dns.account' | 'dns.site' | 'dns.storage' | 'dns.resolver', value: ReactNode) => (
    <span className={styles.record}>
      <span className={cx(listStyles.quiet, styles.label)}>{words(word)}</span>
      {value}
    </span>
  )
  return (
    <>
      {own && line('dns.account', <Account address={own} context={context} isRecord />)}
      {site && line('dns.site', <HashLabel data={site} ends={4} />)}
      {bag && line('dns.storage', <HashLabel data={bag} ends={4} />)}
      {resolver && line('dns.resolver', <Account address={resolver} context={context} />)}
    </>
  )
}

const KIND: ListKind<DnsRecord, DnsRecordColumn, NamedContext> = {
  texts: dnsRecordTexts,
  stem: 'dns',
  rowKey: ({ nft_item_address, domain }) => `${nft_item_address}:${domain}`,
  rowHeight: [48, 40],
  rowClassName: cx(listStyles.dense, styles.row),
  flagsOf: ({ domain }) => domainFlags(domain),
  Detail: DnsRecordDetail,
  columns: {
    domain: domainColumn,
    wallet: {
      label: 'column.pointsTo',
      width: 'minmax(0, 1fr)',
      className: cx(listStyles.parties, styles.underName),
      Cell: WalletCell,
      skeleton: <Skeleton width="104px" line={21} />,
    },
    owner: {
      label: 'column.owner',
      width: 'minmax(0, 1fr)',
      className: cx(listStyles.parties, styles.underName),
      Cell: OwnerCell,
      skeleton: <Skeleton width="176px" line={21} />,
    },
    records: {
      label: 'column.records',
      width: 'minmax(0, 1fr)',
      className: cx(listStyles.badges, styles.records, styles.underName),
      Cell: RecordsCell,
      skeleton: <Skeleton width="112px" line={21} />,
    },
    expires: {
      label: 'column.expires',
      width: 'minmax(104px, 0.5fr)',
      align: 'end',
      place: 'end',
      className: cx(listStyles.quiet, listStyles.lines, styles.expiry),
      Cell: ExpiryCell,
      skeleton: 72,
    },
  },
}

const COLUMNS: readonly DnsRecordColumn[] = ['domain', 'wallet', 'owner', 'records']
const OF_ACCOUNT: readonly DnsRecordColumn[] = ['domain', 'owner', 'records']

/**
 * Domains of the account that they point to, or one by its name. Short names are first: domain, account, owner, other records. With
 * `address` the account is among the records. A row opens to its NFT, and to all of its records. Loads page by page, or renders `data`.
 * With `expires` in its `columns` it asks once more for each row that is rendered, else for each that is opened.
 */
export const DnsRecordList = /* @__PURE__ */ defineList({
  name: 'DnsRecordList',
  kind: KIND,
  own: { address: true, addressBook: true, domain: true },
  useShell(props: DnsRecordListProps) {
    const { rows, unreadable, addressBook, query } = useDnsRecordList(props)
    const owner = addressText(props.address)
    const context = useMemo(() => ({ addressBook, owner }), [addressBook, owner])
    const count = rows.length + countRows(unreadable)
    const isAll = owner !== undefined && query !== undefined && !mayHaveMore(query)
    return {
      context,
      query,
      columns: props.columns ?? (owner === undefined ? COLUMNS : OF_ACCOUNT),
      total: isAll && count > 0 ? count : undefined,
    }
  },
})
