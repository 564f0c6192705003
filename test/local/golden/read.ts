import { readdirSync, readFileSync } from 'node:fs'
import { Cell } from '@ton/core'
import type { Action } from '../../../src/contract/v3/action.ts'
import type { Message } from '../../../src/contract/v3/message.ts'
import type { Transaction } from '../../../src/contract/v3/transaction.ts'
import type { Facts } from '../../../src/local/classify/facts.ts'
import { NO_FACTS } from '../../../src/local/classify/facts.ts'
import type { TraceInput } from '../../../src/local/classify/node.ts'

/** What the index of the service knew about an account when the trace was recorded. */
interface Interfaces {
  JettonWallet?: { owner: string; jetton: string }
  NftItem?: {
    index: string | { rounded: string }
    collection_address: string | null
    content?: { uri?: string } | null
  }
  NftSale?: { marketplace_address: string; nft_address: string; nft_owner_address: string; full_price: string }
  data_boc?: { data_boc: string; pool?: string; lock_wallet_address?: string }
  NftAuction?: { mp_addr: string; nft_addr: string; nft_owner: string; last_bid: string }
}

export type ExpectedAction = Pick<
  Action,
  'action_id' | 'start_lt' | 'end_lt' | 'start_utime' | 'end_utime' | 'transactions' | 'success' | 'type' | 'accounts'
> & { details: object; ancestor_type?: string[]; unknown?: string[] }

interface GoldenFile {
  name: string
  trace_id: string
  end: object
  interfaces: Record<string, Interfaces>
  transactions: (Omit<Transaction, 'out_msgs'> & { out_msgs: (string | Message)[] })[]
  actions: ExpectedAction[]
}

export interface Golden {
  /** Path from the folder of traces. */
  file: string
  name: string
  trace: TraceInput
  facts: Facts
  expected: ExpectedAction[]
  /** The same actions, as an answer of the service has them. */
  rows: Action[]
}

const folder = new URL('traces/', import.meta.url)

/** Members of a message that the file leaves out because they are null. */
const EMPTY = {
  source: null,
  destination: null,
  value: null,
  created_lt: null,
  created_at: null,
  opcode: null,
  bounce: null,
}

/** Of mainnet. */
const DOMAINS = '0:B774D95EB20543F186C06B371AB88AD704F7E256130CAF96189368A7D0CB6CCF'

function factsOf(interfaces: Record<string, Interfaces>): Facts {
  const of = (address: string) => interfaces[address] ?? {}
  return {
    ...NO_FACTS,
    jettonWallet: (address) => of(address).JettonWallet,
    item(address) {
      const { NftItem: item } = of(address)
      if (!item) return
      const { index, collection_address: collection } = item
      return {
        index: typeof index === 'string' ? index : index.rounded,
        collection,
        isDomain: collection === DOMAINS,
        isTelegram: !!item.content?.uri?.includes('https://nft.fragment.com'),
      }
    },
    sale(address) {
      const { NftSale: sale } = of(address)
      return (
        sale && {
          item: sale.nft_address,
          owner: sale.nft_owner_address,
          marketplace: sale.marketplace_address,
          price: sale.full_price,
          codeHash: null,
        }
      )
    },
    stake(address) {
      const { data_boc: data } = of(address)
      if (data?.pool === undefined) return
      const slice = Cell.fromBase64(data.data_boc).beginParse()
      slice.loadAddress()
      const minter = slice.loadAddress().toRawString().toUpperCase()
      const lock = of(data.pool).data_boc?.lock_wallet_address
      return { pool: data.pool, minter, asset: of(lock ?? '').JettonWallet?.jetton ?? null }
    },
    auction(address) {
      const { NftAuction: auction } = of(address)
      return (
        auction && {
          item: auction.nft_addr,
          owner: auction.nft_owner,
          marketplace: auction.mp_addr,
          lastBid: auction.last_bid,
          codeHash: null,
        }
      )
    },
  }
}

function read(file: string): Golden {
  const { name, trace_id, end, interfaces, transactions, actions }: GoldenFile = JSON.parse(
    readFileSync(new URL(file, folder), 'utf8'),
  )
  const rows = transactions.map((row) => ({ ...row, in_msg: row.in_msg && { ...EMPTY, ...row.in_msg } }))
  const received = new Map(rows.flatMap(({ in_msg }) => (in_msg ? [[in_msg.hash, in_msg] as const] : [])))
  const whole = rows.map((row) => ({
    ...row,
    out_msgs: row.out_msgs.map((message) =>
      typeof message === 'string' ? (received.get(message) as Message) : { ...EMPTY, ...message },
    ),
  })) as Transaction[]
  return {
    file,
    name,
    trace: { id: trace_id, transactions: whole, complete: true },
    facts: factsOf(interfaces),
    expected: actions,
    rows: actions.map(
      ({ ancestor_type, unknown, ...row }) =>
        ({ ...end, trace_id, finality: 'finalized', ...row }) as unknown as Action,
    ),
  }
}

/** The recorded traces of mainnet with the actions that the service makes of them. */
export const golden = (): Golden[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(read)
