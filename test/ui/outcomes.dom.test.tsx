import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TracesResponse } from '../../src/contract/v3/endpoints/traces.ts'
import type { TransactionsResponse } from '../../src/contract/v3/endpoints/transactions.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { groupNew } from '../../src/ui/reading/groupNew.ts'
import {
  TransactionDetails,
  type TransactionDetailsProps,
} from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import {
  TransactionList,
  type TransactionListProps,
} from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
/** Wallets of the demo: sends of one ended at accounts without code, one of the other was refused by a contract. */
const [SENDER, REFUSED] = ['0:08F6DDC340', '0:421A8C4341']

async function senderOf(start: string): Promise<string> {
  const { traces } = await (await service.fetch('http://local/api/v3/traces?limit=1000')).json()
  for (const { transactions = {} } of traces)
    for (const { account } of Object.values<{ account: string }>(transactions))
      if (account.startsWith(start)) return account
  throw new Error(`The demo has no account ${start}.`)
}

/** The logical time at which a message first came back to an account. */
async function firstReturn(account: string): Promise<string> {
  const answer = await service.fetch(`http://local/api/v3/transactions?account=${account}&limit=1000&sort=asc`)
  const { transactions }: TransactionsResponse = await answer.json()
  return transactions.find(({ in_msg: incoming }) => incoming?.bounced)?.lt ?? ''
}

interface ListFacts {
  refuses?: (path: string) => boolean
  /** What the service has of a trace. */
  known?: (trace: Trace) => Trace
}

function list(props: TransactionListProps, { refuses = () => false, known }: ListFacts = {}) {
  const asked: URL[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    asked.push(url)
    if (refuses(url.pathname)) return new Response('{"error":"no"}', { status: 422 })
    const answer = await service.fetch(request)
    if (!known || !url.pathname.endsWith('/traces')) return answer
    const body: TracesResponse = await answer.json()
    return Response.json({ ...body, traces: body.traces.map(known) })
  }
  const { container } = render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch}>
      <TransactionList pageSize={100} {...props} />
    </TonCenterProvider>,
  )
  const marks = () =>
    [...container.querySelectorAll('[data-part="row"]')].map((row) => [
      row.querySelector('[data-column="status"] svg')?.getAttribute('aria-label'),
      row.querySelector('[data-part="sentence"]')?.textContent ?? '',
    ])
  /** The amounts of rows that say this, as they are read out: one text for each. */
  const amounts = (word: string) =>
    [...container.querySelectorAll('[data-part="row"]')]
      .filter((row) => row.textContent?.includes(word))
      .map((row) => row.querySelector('[data-column="amount"]')?.textContent ?? '')
  const drawn = () => waitFor(() => expect(marks().length).toBeGreaterThan(5))
  const askedFor = (name: string) => asked.filter(({ pathname }) => pathname === `/api/v3/${name}`)
  const roles = () => [...container.querySelectorAll('[data-part="role"]')].map(({ textContent }) => textContent)
  return { marks, amounts, roles, drawn, askedFor }
}

describe('a list of transactions', () => {
  it('keeps what its rows prove where the traces are refused', async () => {
    const { marks, drawn, askedFor } = list(
      { address: await senderOf(SENDER) },
      { refuses: (path) => path.endsWith('/traces') },
    )
    await drawn()
    await waitFor(() => expect(askedFor('traces')).toHaveLength(1))
    expect(marks().every(([mark]) => mark)).toBe(true)
  })

  it('asks for no trace with `outcomes={false}`, and none of rows that it was given', async () => {
    const address = await senderOf(SENDER)
    const off = list({ address, outcomes: false })
    await off.drawn()
    const { transactions } = await (
      await service.fetch(`http://local/api/v3/transactions?account=${address}&limit=20`)
    ).json()
    const given = list({ data: transactions })
    await given.drawn()
    for (const { askedFor, marks } of [off, given]) {
      expect(askedFor('traces')).toHaveLength(0)
      expect(marks().filter(([, sentence]) => sentence?.includes('no code'))).toEqual([])
    }
  })

  it('marks sends that failed further on, with the reason, by one request for its page', async () => {
    const address = await senderOf(SENDER)
    const { marks, askedFor } = list({ address, filter: { end_lt: await firstReturn(address) } })
    const refused = () => marks().filter(([, sentence]) => sentence?.includes('No contract'))
    await waitFor(() => expect(refused()).not.toEqual([]))
    for (const [mark] of refused()) expect(mark).toBe('Failed')
    const [asked, ...others] = askedFor('traces')
    expect(others).toEqual([])
    expect(asked?.searchParams.getAll('trace_id').length).toBeGreaterThan(0)
  })

  it('marks a call as unknown while the service has not found what became of it', async () => {
    const known = (trace: Trace) => ({ ...trace, actions: [] })
    const { marks } = list({ address: await senderOf(REFUSED) }, { known })
    await waitFor(() => expect(marks().map(([mark]) => mark)).toContain('Unknown'))
  })

  it('has of a jetton transfer the jettons first, then the coins that carried them, in both ways', async () => {
    const { amounts, askedFor } = list({ address: await senderOf(SENDER) })
    await waitFor(() => expect(amounts('Jetton transfer').join()).toMatch(/LUMEN/))
    expect(amounts('Jetton transfer').some((text) => /^\u2212[\d.]+L?LUMEN\u22120\.\d+GRAM$/.test(text))).toBe(true)
    await waitFor(() => expect(amounts('Jetton notification').join()).toMatch(/\+[\d.]+L?LUSD/))
    expect(askedFor('traces')).toHaveLength(1)
  })

  it('says of the own jetton wallet in a row what it is: the jettons were of another account', async () => {
    const { roles } = list({ address: await senderOf(SENDER) })
    await waitFor(() => expect(roles()).toContain('LUSD wallet'))
  })

  it('strikes jettons through that did not move, and says so', async () => {
    const address = await senderOf(SENDER)
    const { amounts } = list({ address, filter: { end_lt: await firstReturn(address) } })
    await waitFor(() => expect(amounts('No contract').join()).toMatch(/LUMEN/))
    expect(amounts('No contract')).toEqual(['\u22120.9113 failed LLUMEN\u22120.1GRAM'])
  })

  it('names the code of the contract that refused', async () => {
    const { marks } = list({ address: await senderOf(REFUSED) })
    await waitFor(() =>
      expect(
        marks()
          .map(String)
          .filter((text) => /^Failed.*407/.test(text)),
      ).toHaveLength(1),
    )
  })
})

describe('the details of a step of a send that came back', () => {
  async function details({ isReturn = false, ...props }: Partial<TransactionDetailsProps> & { isReturn?: boolean }) {
    const account = await senderOf(SENDER)
    const first = await firstReturn(account)
    const answer = await service.fetch(`http://local/api/v3/transactions?account=${account}&end_lt=${first}&limit=1000`)
    const { transactions }: TransactionsResponse = await answer.json()
    const trace = transactions.find(({ lt }) => lt === first)?.trace_id
    const own = transactions.find(({ trace_id, lt }) => trace_id === trace && (lt === first) === isReturn)
    const { container } = render(
      <TonCenterProvider
        network="local"
        baseUrl="http://local"
        fetch={(...asked) => service.fetch(new Request(...asked))}
      >
        <TransactionDetails hash={own?.hash ?? ''} {...props} />
      </TonCenterProvider>,
    )
    const part = (name: string) => container.querySelector(`[data-part="${name}"]`)?.textContent ?? ''
    await waitFor(() => expect(part('head')).not.toBe(''))
    return { container, part }
  }

  it('have no green badge without the trace: it is that of the step', async () => {
    const { container, part } = await details({})
    expect(part('head')).toContain('Jetton transfer')
    expect(part('badge')).toBe('Step succeeded')
    expect(container.querySelector('[data-tone="positive"]')).toBeNull()
  })

  it('have the sentence and the end of the trace first, then the part of the step', async () => {
    const { part } = await details({ withAdjacent: true })
    await waitFor(() => expect(part('head')).toMatch(/ tried to send /))
    expect(part('badge')).toBe('Failed')
    expect(part('ending')).toMatch(
      /^0\.9113\sLUMEN did not move\. The token wallet that was called does not exist\. .+ A fee of 0\.00\d+\sGRAM was paid\./,
    )
    expect(part('step')).toMatch(
      /^In this step the owner signed a request: UQ\S+ asked to send 0\.9113L?LUMEN to UQ[\w-]+…[\w-]+\. External message: Wallet v\d signed request\.$/,
    )
  })

  it('say of the message that came back what it brought, and no operation', async () => {
    const { part } = await details({ isReturn: true, withAdjacent: true })
    await waitFor(() =>
      expect(part('step')).toMatch(/^In this step \S+ received back what \S+ returned: 0\.\d+\s?GRAM\.$/),
    )
  })

  it('have time with its zone, account, values, fees and block above all else, and those of them once', async () => {
    const { container, part } = await details({ withAdjacent: true })
    await waitFor(() => expect(part('step-facts')).toContain('Fee of the trace'))
    const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
    const first = [
      'Time',
      'Account',
      'Came in',
      'Went out',
      'Fee of this step',
      'Balance change',
      'Fee of the trace',
      'Block',
    ]
    expect(names.slice(0, 8)).toEqual(first)
    for (const name of first) expect(names.filter((one) => one === name)).toHaveLength(1)
    expect(part('step-facts')).toMatch(/^Time\w{3} .+ UTCAccount.+finalized$/)
  })

  it('have no end and no notice under a sentence', async () => {
    const { container, part } = await details({ withAdjacent: true, withOutcome: false })
    await waitFor(() => expect(container.querySelector('[data-part="fees"]')).not.toBeNull())
    expect(part('head')).toContain('Jetton transfer')
    expect(part('badge') + part('ending') + part('notice') + part('step-facts')).toBe('')
  })
})

describe('the groups of ids that a list asks for', () => {
  it('ask again for none, and drop those of another list', () => {
    const first = groupNew([], ['a', 'b', 'a'])
    expect(first).toEqual([['a', 'b']])
    expect(groupNew(first, ['b', 'a'])).toBe(first)
    expect(groupNew(first, ['c', 'a'])).toEqual([['a', 'b'], ['c']])
    expect(groupNew(first, ['x'])).toEqual([['x']])
  })
})
