'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Block } from '../../../contract/v3/block.ts'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import type { AccountStatesResponse } from '../../../contract/v3/endpoints/accountStates.ts'
import { useAccountStates } from '../../../react/v3/accounts.ts'
import { useBlocks, useTransactions, useTransactionsByMessage } from '../../../react/v3/blockchain.ts'
import { useDnsRecords } from '../../../react/v3/dns.ts'
import { MASTERCHAIN } from '../../../reading/search/readBlock.ts'
import type { SearchReading } from '../../../reading/search/readSearch.ts'
import type { WaitingQuery } from '../../states/useWait.ts'
import type { FoundTransaction } from './suggestion.ts'

/** What the service knows of a reading. Each is `undefined` until it is known, and where nothing was asked. */
export interface Lookups {
  /** `null` where nobody owns the name. */
  readonly domain: DnsRecord | null | undefined
  /** Of the accounts that the reading, its repairs and the domain name. */
  readonly accounts: AccountStatesResponse | undefined
  /** By its own hash, or by that of a message; `null` where there is none. */
  readonly transaction: FoundTransaction | null | undefined
  /** The blocks of this number: of the masterchain, or of the place that was named; `[]` where there is none. */
  readonly blocks: readonly Block[] | undefined
  /** The first request that has no answer yet. */
  readonly waiting: WaitingQuery | undefined
  readonly isLoading: boolean
  readonly error: unknown
}

/** Looks a reading up: one request for a domain, a hash or a block, one for all accounts. */
export function useLookups({ targets, fault, maybeDomain }: SearchReading): Lookups {
  const find = <Kind extends string>(kind: Kind) =>
    targets.find((target): target is Extract<typeof target, { kind: Kind }> => target.kind === kind)
  const name = find('domain')?.domain ?? maybeDomain
  const dns = useDnsRecords(name === undefined ? skipToken : { domain: name, limit: 1 })
  const record = dns.data && (dns.data.records[0] ?? null)

  const steps = targets.filter((target) => 'hash' in target)
  const [step] = steps
  const byHash = useTransactions(step ? { hash: [step.hash], limit: 1 } : skipToken)
  const isMessage = step && byHash.data?.transactions.length === 0
  const byMessage = useTransactionsByMessage(isMessage ? { msg_hash: [step.hash], limit: 1 } : skipToken)
  const transactions = isMessage ? byMessage.data : byHash.data

  const transaction = useMemo(() => {
    const [found = null] = transactions?.transactions ?? []
    return transactions && found && { transaction: found, addressBook: transactions.address_book }
  }, [transactions])

  const block = find('block')
  const own = useBlocks(
    block ? { workchain: block.workchain, shard: block.shard, seqno: block.seqno, limit: 1 } : skipToken,
  )
  const isNumber = block?.workchain === MASTERCHAIN.workchain
  const shards = useBlocks(isNumber ? { workchain: 0, seqno: block.seqno, limit: 3 } : skipToken)

  const addresses = [
    ...targets.flatMap((target) => ('address' in target && target.address ? [target.address] : [])),
    ...(fault?.repairs ?? []).map(({ address }) => address),
    ...(record?.dns_wallet ? [record.dns_wallet] : []),
  ]
  const accounts = useAccountStates(addresses.length ? { address: addresses, include_boc: false } : skipToken)

  const asked = [dns, byHash, byMessage, own, shards, accounts]
  // One that waits for the connection is not known either.
  const waiting = asked.find((query) => query.isPending && query.fetchStatus !== 'idle')
  return {
    domain: record,
    accounts: accounts.data,
    transaction,
    blocks: own.data && [...own.data.blocks, ...(shards.data?.blocks ?? [])],
    waiting,
    isLoading: !!waiting,
    error: asked.find((query) => query.error)?.error ?? null,
  }
}
