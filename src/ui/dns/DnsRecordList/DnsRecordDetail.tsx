'use client'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { DetailBody } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { HashFact } from '../../facts/HashFact.tsx'
import { RawData } from '../../facts/RawData.tsx'
import { AddressLabel } from '../../parts/AddressLabel.tsx'
import { useScope } from '../../root/scope.ts'
import type { CellProps } from '../../table/columns.tsx'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { msOf } from '../../time/TimeLeft.tsx'
import { dnsRecordTexts } from '../../words/en/dns.ts'
import type { NamedContext } from '../domainColumn.tsx'
import { useHeldUntil } from './useHeldUntil.ts'

/** The details of a domain: its NFT, its accounts, its records, and until when it is held, which is one request. */
export function DnsRecordDetail({ row, context: { addressBook } }: CellProps<DnsRecord, NamedContext>) {
  const words = useScope().wordsOf(dnsRecordTexts)
  const { until } = useHeldUntil(row)
  const account = (address: string | null) =>
    address && <AddressLabel address={address} data={addressBook[address] ?? null} ends="all" />
  return (
    <DetailBody>
      <Facts>
        <Fact name={words('dns.item')}>
          <AddressLabel address={row.nft_item_address} data={null} kind="nft" ends="all" />
        </Fact>
        <Fact name={words('column.pointsTo')}>{account(row.dns_wallet)}</Fact>
        <Fact name={words('column.owner')}>{account(row.nft_item_owner)}</Fact>
        <Fact name={words('dns.site')}>{row.dns_site_adnl && <HashFact data={row.dns_site_adnl} />}</Fact>
        <Fact name={words('dns.storage')}>{row.dns_storage_bag_id && <HashFact data={row.dns_storage_bag_id} />}</Fact>
        <Fact name={words('dns.resolver')}>{account(row.dns_next_resolver)}</Fact>
        <Fact name={words('column.expires')}>{until && <TimeAgo data={msOf(until) / 1000} format="date" />}</Fact>
      </Facts>
      <RawData data={row} />
    </DetailBody>
  )
}
