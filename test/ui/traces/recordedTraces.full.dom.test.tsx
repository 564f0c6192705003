import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TracesResponse } from '../../../src/contract/v3/endpoints/traces.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { traces as endpoint } from '../../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { readTrace } from '../../../src/reading/readTrace.ts'
import { readSteps } from '../../../src/reading/trace/steps.ts'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { stubLayout } from '../../support/layout.dom.ts'
import { folderOf, loadRecordings } from '../../support/recordings.ts'
import { tried } from '../../support/tried.ts'

stubLayout()
afterEach(cleanup)

/**
 * Traces of the demo, and every recorded one whose transactions are there, with what the answer says of tokens and accounts. Those of
 * the demo ran on the real TVM: the balances by which the flows are judged are facts of the chain, not our reading of it.
 */
const demo = await createLocalService().fetch('http://local/api/v3/traces?limit=10&include_actions=true')
const answers = [
  { name: 'of the demo', body: await demo.json() },
  ...(await loadRecordings('synthetic', 'hosted'))
    .filter(({ folder, isRefusal }) => folder === folderOf(endpoint) && !isRefusal)
    .map(({ file, kind, body }) => ({ name: `${kind} ${file.split('/').at(-1)}`, body })),
]
const recorded = answers
  .flatMap(({ name, body }) => {
    const { traces, metadata = {}, address_book = {} } = tried(endpoint.response, body).data as TracesResponse
    return traces.map((trace) => ({
      name: `${name} ${trace.trace_id?.slice(0, 8)}`,
      ...{ trace, metadata, addressBook: address_book },
    }))
  })
  .filter(({ trace }) => readSteps(trace).length > 0)

const isComplete = ({ trace }: { trace: Trace }) => trace.trace_info.trace_state === 'complete'

/**
 * The change of each account's balance, from its states before and after each transaction. These states do not depend on messages.
 */
function balanceChanges({ transactions = {} }: Trace): Map<string, bigint> | undefined {
  const changes = new Map<string, bigint>()
  for (const { account, account_state_before: before, account_state_after: after } of Object.values(transactions)) {
    if (before?.balance == null || after?.balance == null) return
    changes.set(account, (changes.get(account) ?? 0n) + BigInt(after.balance) - BigInt(before.balance))
  }
  return new Map([...changes].filter(([, amount]) => amount !== 0n))
}

it('there are recorded traces, and some state the balances of their accounts', () => {
  expect(recorded.length).toBeGreaterThan(0)
  expect(recorded.filter(({ trace }) => balanceChanges(trace)?.size).length).toBeGreaterThan(0)
})

describe.each(recorded)('the recorded trace $name', (one) => {
  const { trace, metadata, addressBook } = one

  it('has a value flow of each account that is the change of its balance', () => {
    const known = balanceChanges(trace)
    const { accounts } = readTrace(trace, { metadata }).value
    const read = accounts.flatMap(({ account, changes }) => [[account, changes.get(null) ?? 0n] as const])
    const changed = new Map(read.filter(([, amount]) => amount !== 0n))
    if (known) expect(changed).toEqual(known)
    else expect(changed.size).toBeGreaterThan(0)
  })

  it('adds up to 0 of the coin and of each jetton, unless it is pending, mints, burns or began elsewhere', () => {
    const { rest, isSoFar, assets, fees = 0n, accounts } = readTrace(trace, { metadata }).value
    const types = (trace.actions ?? []).map(({ type }) => type)
    const isOpen = !isComplete(one) || isSoFar || types.some((type) => /mint|burn|deposit|withdraw|stake/.test(type))
    const coins = accounts.reduce((sum, { changes }) => sum + (changes.get(null) ?? 0n), fees)
    if (!isOpen) expect([coins, ...assets.map((asset) => rest.get(asset) ?? 0n)]).toEqual([0n, ...assets.map(() => 0n)])
    else expect(coins).toBe(-(rest.get(null) ?? 0n))
  })

  it('is drawn as a list, and as a graph', async () => {
    const { container } = render(
      <TonCenterProvider network="local" baseUrl="http://recorded.test" fetch={() => new Promise(() => {})}>
        <TraceTree data={trace} metadata={metadata} addressBook={addressBook} />
      </TonCenterProvider>,
    )
    const rows = () => container.querySelectorAll('[role="treeitem"]').length
    expect(rows()).toBeGreaterThan(0)
    const listed = rows()
    fireEvent.click(screen.getByRole('button', { name: 'Graph' }))
    await waitFor(() => expect(container.querySelector('svg [data-index], [data-index]')).not.toBeNull())
    expect(rows()).toBe(listed)
    expect(container.querySelector('[data-part="undrawn"]')).toBeNull()
  })
})
