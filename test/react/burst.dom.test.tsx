import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallRecord } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import type { Priority } from '../../src/core/pace/priority.ts'
import { useAccountStates } from '../../src/react/v3/accounts.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

afterEach(cleanup)
virtualTime()

function Balance({ of, priority = 'mounted' }: { of: number; priority?: Priority }) {
  const { data, error } = useAccountStates({ address: address(of) }, { priority })
  return <p>{data?.accounts[0]?.balance ?? error?.code ?? '…'}</p>
}

/** Each answer takes 60 ms, so that all requests of a burst are in flight together; each next one `laterMs` longer. */
const service = (laterMs = 0) => {
  let count = 0
  return inProcess(async ({ searchParams }) => {
    await systemClock.sleep(60 + laterMs * count++)
    const accounts = searchParams.getAll('address').map((one) => accountState(rawOf(one)))
    return { accounts, address_book: {}, metadata: {} }
  })
}

describe('500 mounted balances', () => {
  /** Renders them, and gives how many are shown at each commit. */
  async function show({ url, fetch }: ReturnType<typeof service>) {
    const { wrapper: Wrapper, client } = setup({ baseUrl: url, fetch })
    const calls: CallRecord[] = []
    client.subscribe((call) => calls.push(call))
    const shown: number[] = []
    const observer = new MutationObserver(() => shown.push(document.body.textContent?.match(/7/g)?.length ?? 0))
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    render(
      <Wrapper>
        {Array.from({ length: 500 }, (_, of) => (
          <Balance key={address(of)} of={of} />
        ))}
      </Wrapper>,
    )
    await until(() => expect(document.body.textContent).toBe('7'.repeat(500)))
    await pass(60_000)
    observer.disconnect()
    return { shown, calls }
  }

  it.each([0, 10])('are 2 requests, and two commits, where one answer is %d ms later', async (laterMs) => {
    const answers = service(laterMs)
    const { shown, calls } = await show(answers)
    expect(answers.seen).toHaveLength(2)
    expect(shown).toEqual([0, 500])
    expect(calls.map(({ members }) => members)).toEqual([250, 250])
  })

  it('do not wait for an answer that is a second later', async () => {
    expect((await show(service(1_000))).shown).toEqual([0, 250, 500])
  })
})

describe('the priority of a query', () => {
  it('is the highest of the components that use it, and moves up with them while it waits', async () => {
    const { url, fetch, seen } = service()
    const { wrapper: Wrapper } = setup({ baseUrl: url, fetch, requestsPerSecond: 1 })
    // Of other params each, so that none of them travels with another.
    function Row({ of, priority }: { of: number; priority: Priority }) {
      const codes = [of.toString(16).padStart(64, '0')]
      const { data } = useAccountStates({ address: address(of), code_hash: codes }, { priority })
      return <p>{data ? `shown ${of}` : '…'}</p>
    }
    const list = (fourth: Priority, again?: Priority) => (
      <Wrapper>
        {[1, 2, 3, 4].map((of) => (
          <Row key={of} of={of} priority={of === 4 ? fourth : 'mounted'} />
        ))}
        {again && <Row of={3} priority={again} />}
      </Wrapper>
    )
    const { rerender } = render(list('prefetch'))
    await until(() => expect(seen).toHaveLength(1))
    rerender(list('visible', 'visible'))
    await until(() => expect(screen.getAllByText(/shown/)).toHaveLength(5))
    const order = seen.map(({ searchParams }) => rawOf(searchParams.get('address') as string))
    expect(order).toEqual([1, 3, 4, 2].map(address))
  })
})
