import { renderHook } from '@testing-library/react'
import { Address, beginCell, external, storeMessage } from '@ton/core'
import { expect } from 'vitest'
import type { Block } from '../../src/contract/v3/block.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import type { MessageReference } from '../../src/react/useMessageHash.ts'
import { type MessageStatusOptions, useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { until } from '../support/virtualTime.ts'

export const HASH = 'ab'.repeat(32)
/** Of the status of that message. */
export const KEY = [
  'toncenter',
  'local@http://local.test',
  'v3',
  'messageStatus',
  { hash: btoa('\xab'.repeat(32)) },
] as const

/** A message from outside, as a wallet sends it. */
export const BOC = beginCell()
  .store(storeMessage(external({ to: Address.parse(demo.main), body: beginCell().storeUint(7, 64).endCell() })))
  .endCell()
  .toBoc()

let whole: Trace
let newest: Block

/** The newest block of the demo chain, of another time: unix seconds. */
export const headAt = (time: number): Block => ({ ...newest, gen_utime: String(time) })

/** Loads a trace of the demo chain. It takes real time: before the time of the tests begins. */
export async function loadTrace(): Promise<void> {
  const service = createLocalService()
  await service.restore(demoBytes)
  const response = await service.fetch(`http://local.test/api/v3/traces?account=${demo.main}&limit=1`)
  whole = (await response.json()).traces[0]
  newest = (await (await service.fetch('http://local.test/api/v3/masterchainInfo')).json()).last
}

/** That trace with each transaction's finality changed. `hasFailed`: its wallet had too few coins for its message. */
export function traceOf(
  finality: NonNullable<Transaction['finality']>,
  state: 'complete' | 'pending' = 'complete',
  hasFailed = false,
): Trace {
  const trace = structuredClone(whole)
  trace.trace_info.trace_state = state
  for (const row of Object.values(trace.transactions ?? {})) {
    row.finality = finality
    if (!hasFailed || row.hash !== trace.trace?.tx_hash) continue
    Object.assign(row, { out_msgs: [] })
    Object.assign(row.description, { aborted: true })
    Object.assign(row.description.action ?? {}, { success: false, no_funds: true, result_code: 37 })
  }
  return trace
}

/** A service with the pending and indexed traces of a test, and a log of its requests. */
export function answering() {
  const known: { pending: Trace[]; indexed: Trace[]; status: number; head?: object } = {
    pending: [],
    indexed: [],
    status: 200,
  }
  const asked: URL[] = []
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    asked.push(url)
    if (known.status !== 200) return Response.json({ error: 'API key does not exist' }, { status: known.status })
    if (url.pathname.endsWith('masterchainInfo')) return Response.json({ last: known.head, first: known.head })
    const traces = url.pathname.endsWith('pendingTraces') ? known.pending : known.indexed
    const rest = { address_book: {}, metadata: {}, accounts: [], transactions: [] }
    return Response.json({ ...rest, traces })
  }
  return { known, asked, fetch, paths: () => asked.map(({ pathname }) => pathname.split('/').pop()) }
}

/** The hook over such a service, and how often it was drawn. */
export function show(message: MessageReference, options: MessageStatusOptions = {}) {
  const { fetch, ...service } = answering()
  const { wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch })
  let drawn = 0
  const rendered = renderHook(
    (props: { message: MessageReference }) => {
      drawn++
      return useMessageStatus(props.message, options)
    },
    { wrapper, initialProps: { message } },
  )
  const status = (wanted: string) => until(() => expect(rendered.result.current.data?.status).toBe(wanted))
  return { ...rendered, ...service, queryClient, status, drawn: () => drawn }
}
