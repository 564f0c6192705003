import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { runPart } from '../../core/schema.ts'
import { int, openText } from '../scalars.ts'
import { byTag } from './choose.ts'
import type { UnknownObject } from './common.ts'

/** An account as DNS records name it. */
export interface SmcAddr {
  '@type': 'addr_std' | (string & {})
  workchain_id: number
  /** 64 lower-case hex digits, without the workchain. */
  address: string
}
const smcAddr: DataSchema<SmcAddr> = /* @__PURE__ */ z.object({
  '@type': openText,
  workchain_id: int,
  address: z.string(),
})

/** A file in TON Storage. */
export interface DnsRecordStorageAddress {
  '@type': 'dns_storage_address'
  /** 64 lower-case hex digits. */
  bag_id: string
}
/** An account. */
export interface DnsRecordSmcAddress {
  '@type': 'dns_smc_address'
  smc_addr: SmcAddr
}
/** A site in TON's own network. */
export interface DnsRecordAdnlAddress {
  '@type': 'dns_adnl_address'
  /** 64 lower-case hex digits. */
  adnl_addr: string
}
/** The contract that resolves the names below this one. */
export interface DnsRecordNextResolver {
  '@type': 'dns_next_resolver'
  resolver: SmcAddr
}
export type V2DnsRecord =
  | DnsRecordStorageAddress
  | DnsRecordSmcAddress
  | DnsRecordAdnlAddress
  | DnsRecordNextResolver
  | UnknownObject
const dnsRecord = /* @__PURE__ */ byTag<V2DnsRecord>('@type', {
  dns_storage_address: z.object<DnsRecordStorageAddress>({
    '@type': z.literal('dns_storage_address'),
    bag_id: z.string(),
  }),
  dns_smc_address: z.object<DnsRecordSmcAddress>({ '@type': z.literal('dns_smc_address'), smc_addr: smcAddr }),
  dns_adnl_address: z.object<DnsRecordAdnlAddress>({ '@type': z.literal('dns_adnl_address'), adnl_addr: z.string() }),
  dns_next_resolver: z.object<DnsRecordNextResolver>({ '@type': z.literal('dns_next_resolver'), resolver: smcAddr }),
})

/** Categories that the service has no name for are keyed by the category's hash, 64 upper-case hex digits. */
export interface DnsRecordSet {
  dns_next_resolver?: V2DnsRecord | undefined
  wallet?: V2DnsRecord | undefined
  site?: V2DnsRecord | undefined
  storage?: V2DnsRecord | undefined
  [category: string]: V2DnsRecord | undefined
}
const record = /* @__PURE__ */ z.optional(dnsRecord)
const dnsRecordSet = /* @__PURE__ */ z.object<DnsRecordSet>(
  { dns_next_resolver: record, wallet: record, site: record, storage: record },
  (payload) => {
    for (const [category, found] of Object.entries(payload.value)) {
      if (/^[\dA-F]{64}$/.test(category)) runPart(payload, dnsRecord, found, [category])
    }
  },
)

/** What a name in the TON DNS resolves to. Its owner wrote it. */
export interface DnsContent {
  /** With `.ton`; `""` where the contract did not report it. */
  domain: string
  data: DnsRecordSet
}
export const dnsContent: DataSchema<DnsContent> = /* @__PURE__ */ z.object({ domain: z.string(), data: dnsRecordSet })
