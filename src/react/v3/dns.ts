'use client'
import { dnsActiveAuctions } from '../../endpoints/v3/dns/dnsActiveAuctions.ts'
import { dnsRecords } from '../../endpoints/v3/dns/dnsRecords.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/**
 * Auctions of domains that an account leads or has won. First to end first. A page may hold fewer rows than `limit` and
 * still not be the last: `next_cursor` shows that.
 */
export const useDnsActiveAuctions = /* @__PURE__ */ queryHook(dnsActiveAuctions)
/**
 * Auctions of domains that an account leads or has won. First to end first. A page may hold fewer rows than `limit` and
 * still not be the last: `next_cursor` shows that, page by page.
 */
export const useDnsActiveAuctionsInfinite = /* @__PURE__ */ infiniteQueryHook(dnsActiveAuctions)
/** Domains by the account they point to, or by name. Short names first. */
export const useDnsRecords = /* @__PURE__ */ queryHook(dnsRecords)
/** Domains by the account they point to, or by name. Short names first, page by page. */
export const useDnsRecordsInfinite = /* @__PURE__ */ infiniteQueryHook(dnsRecords)
