import { skipToken } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TracesResponse } from '../../../src/contract/v3/endpoints/traces.ts'
import type { TransactionsResponse } from '../../../src/contract/v3/endpoints/transactions.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { useJettonMasters } from '../../../src/react/v3/jettons.ts'
import { useNftCollections } from '../../../src/react/v3/nfts.ts'
import { readTrace } from '../../../src/reading/readTrace.ts'
import { statusOf } from '../../../src/reading/statusOf.ts'
import { SearchBox, type SearchBoxProps } from '../../../src/ui/tools/SearchBox/SearchBox.tsx'
import type { SearchName } from '../../../src/ui/tools/SearchBox/suggestion.ts'

const { main, dollarJetton, empty } = demoAccounts
const ADDRESS = toFriendlyAddress(main, { bounceable: false })
const service = createLocalService()
const onSelect = vi.fn()
let asked: string[]

beforeEach(() => {
  asked = []
  onSelect.mockReset()
})
afterEach(cleanup)

/** A page that loads tokens and collections, as lists do, when its button is pressed. */
function Page() {
  const [isOn, setOn] = useState(false)
  useJettonMasters(isOn ? { limit: 100 } : skipToken)
  useNftCollections(isOn ? { limit: 100 } : skipToken)
  return (
    <button type="button" onClick={() => setOn(true)}>
      load
    </button>
  )
}

/** @param broken end of the path that the service does not answer */
function draw(props: Partial<SearchBoxProps> = {}, page?: ReactNode, broken?: string) {
  render(
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      fetch={(request) => {
        const { pathname } = new URL(request.url)
        asked.push(pathname)
        return broken !== undefined && pathname.endsWith(broken)
          ? Promise.resolve(new Response(null, { status: 500 }))
          : service.fetch(request)
      }}
    >
      <input aria-label="another field" />
      {page}
      <SearchBox onSelect={onSelect} {...props} />
    </TonCenterProvider>,
  )
  return screen.getByRole('combobox')
}

const enter = (text: string) => {
  const box = screen.getByRole('combobox')
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: text } })
  return box
}
const press = (key: string, how: object = {}) => fireEvent.keyDown(screen.getByRole('combobox'), { key, ...how })
const said = () => screen.getByRole('status').textContent
const answerOf = async <Answer,>(path: string): Promise<Answer> =>
  (await service.fetch(`http://local.test/api/v3/${path}`)).json()
const options = () => screen.queryAllByRole('option')

describe('the search box', () => {
  it('asks for nothing until something is entered', async () => {
    fireEvent.focus(draw())
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked).toEqual([])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says what is wrong with a hash, in its place', async () => {
    draw()
    enter(`${'ab'.repeat(8)}g${'c'.repeat(45)}`)
    await waitFor(() => expect(said()).toContain('Character 17 is “g”.'))
    expect(said()).toContain('2 characters are missing. 62 of 64 are here.')
    expect(document.querySelector('mark')?.textContent).toBe('g')
    expect(asked).toEqual([])
  })

  it('offers the account that a wrong address means, and no account that does not exist', async () => {
    draw()
    const wrong = (address: string) => address.slice(0, 40) + (address[40] === 'x' ? 'y' : 'x') + address.slice(41)
    enter(wrong(ADDRESS))
    await waitFor(() => expect(said()).toContain('The checksum does not fit.'))
    press('Enter')
    await waitFor(() => expect(options()).toHaveLength(1))
    // Nobody has seen it yet when Enter is pressed first.
    expect(onSelect).not.toHaveBeenCalled()
    press('Enter')
    expect(onSelect).toHaveBeenCalledWith({ kind: 'account', address: main }, { isNewTab: false })
    // Nor where it is known, and there as soon as the text is.
    onSelect.mockClear()
    enter(wrong(ADDRESS))
    await waitFor(() => expect(options()).toHaveLength(1))
    press('Enter')
    expect(onSelect).not.toHaveBeenCalled()
    press('Enter')
    expect(onSelect).toHaveBeenCalledOnce()
    enter(wrong(toFriendlyAddress(empty)))
    await waitFor(() => expect(said()).toContain('No account has an address that differs by one character.'))
    expect(options()).toEqual([])
  })

  it('says who owns no name, and what is close to it', async () => {
    draw({ names: [{ kind: 'account', address: main, name: 'harbour' }] })
    enter('harbar.ton')
    await waitFor(() => expect(said()).toContain('Nobody owns harbar.ton'))
    expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('harbour')])
  })

  it('says that a hash is of nothing', async () => {
    draw()
    enter('ab'.repeat(32))
    await waitFor(() => expect(said()).toContain('No transaction or message has this hash.'))
  })

  it('says what a trace did and how that ended, for its transactions and itself, by one request more', async () => {
    const { traces } = await answerOf<TracesResponse>('traces?include_actions=true&limit=1000')
    const isFailed = (trace: Trace) => ['failed', 'bounced'].includes(statusOf(readTrace(trace).outcome))
    const failed = traces.filter(isFailed)
    expect(failed.length).toBeGreaterThan(3)
    for (const { trace } of failed.slice(0, 4)) {
      asked = []
      draw()
      enter(trace?.tx_hash ?? '')
      const marks = () =>
        options().map((one) => one.querySelector('[data-part="status"]')?.getAttribute('aria-label') ?? one.textContent)
      await waitFor(() => expect(marks().join()).toMatch(/^(Failed|Bounced),(Failed|Bounced)$/))
      const wanted = /(tried to|could not|returned) .*Transaction .*(tried to|could not|returned) .*Trace /i
      await waitFor(() => expect(screen.getByRole('listbox').textContent).toMatch(wanted))
      expect(asked).toEqual(['/api/v3/transactions', '/api/v3/traces'])
      cleanup()
    }
  })

  it('says no more than a transaction proves where its trace is not known', async () => {
    const { transactions } = await answerOf<TransactionsResponse>(`transactions?account=${main}&limit=100`)
    const first = transactions.find(({ in_msg, description }) => !in_msg?.source && description.action?.success)
    draw({}, undefined, '/traces')
    enter(first?.hash ?? '')
    await waitFor(() => expect(options()[0]?.textContent).toMatch(/^lakeside-cabin\.ton: first step of a trace/))
    expect(options()[0]?.querySelector('[data-part="status"]')).toBeNull()
  })

  it('says so where the service does not answer', async () => {
    service.faults([{ kind: 'status', status: 500 }])
    draw()
    enter('nobody.ton')
    await waitFor(() => expect(said()).toContain('The service did not answer.'))
    service.faults([])
  })

  it('opens an address by Enter at once, before the service has answered', () => {
    draw()
    enter(ADDRESS)
    press('Enter')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'account', address: main }, { isNewTab: false })
    expect(screen.getByRole('combobox')).toHaveProperty('value', '')
  })

  it('opens a domain by Enter as soon as it is found', async () => {
    draw()
    enter('lakeside-cabin.ton')
    press('Enter')
    expect(onSelect).not.toHaveBeenCalled()
    await waitFor(() => expect(onSelect).toHaveBeenCalled())
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ kind: 'domain', domain: 'lakeside-cabin.ton' })
  })

  it('knows an address of a jetton as the token', async () => {
    draw()
    enter(dollarJetton)
    await waitFor(() => expect(options()[0]?.dataset.kind).toBe('jetton'))
    press('Enter', { ctrlKey: true })
    expect(onSelect).toHaveBeenCalledWith({ kind: 'jetton', address: dollarJetton }, { isNewTab: true })
  })

  it('offers the blocks of a number in every shard', async () => {
    draw()
    enter('5')
    await waitFor(() => expect(options().length).toBeGreaterThan(1))
    expect(options()[0]?.textContent).toContain('Masterchain block 5')
    expect(options()[1]?.textContent).toContain('Shard block 5')
  })

  it('moves by the arrows, around the ends, and names the chosen one', async () => {
    draw({
      names: [
        { kind: 'account', address: main, name: 'Zebra one' },
        { kind: 'account', address: dollarJetton, name: 'Zebra two' },
      ],
    })
    const box = enter('zebra')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toContain('Zebra one')
    press('ArrowDown')
    expect(active()).toContain('Zebra two')
    press('ArrowDown')
    expect(active()).toContain('Zebra one')
    press('ArrowUp')
    expect(active()).toContain('Zebra two')
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'true'])
    press('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box).toHaveProperty('value', 'zebra')
    press('Escape')
    expect(box).toHaveProperty('value', '')
  })

  it('gives the keys back to the page by Escape in the empty field', () => {
    const box = draw()
    box.focus()
    expect(document.activeElement).toBe(box)
    press('Escape')
    expect(document.activeElement).toBe(document.body)
  })

  it('finds what a page loads after the text was entered, with its verdict, and asks for nothing more', async () => {
    draw({}, <Page />)
    enter('comet')
    await waitFor(() => expect(said()).toContain('Nothing known is called'))
    fireEvent.click(screen.getByText('load'))
    await waitFor(() => expect(options().map(({ dataset }) => dataset.kind)).toEqual(['jetton']), { timeout: 4_000 })
    expect(options()[0]?.textContent).toContain('COMET')
    expect(options()[0]?.querySelector('[data-part="verified"]')).toBeNull()
    enter('postcard')
    await waitFor(() => expect(options()[0]?.dataset.kind).toBe('collection'))
    enter('lum')
    expect(options()[0]?.textContent).toContain('LUMEN')
    // With a Greek letter.
    enter('GR\u0391M')
    expect(options()[0]?.querySelector('[data-tone="scam"]')).not.toBeNull()
    enter('GRAM')
    expect(said()).toContain('GRAM is the coin of this network.')
    const own = asked.filter((path) => !/masters|collections/.test(path))
    expect(new Set(own)).toEqual(new Set(['/api/v3/dns/records']))
  })

  it('knows the hash of a known account, and offers the account of one that is of no transaction', async () => {
    draw({ names: [{ kind: 'account', address: main, name: 'Harbour office' }] })
    enter(main.slice(2).toLowerCase())
    expect(options()[0]?.textContent).toContain('Harbour office')
    enter(empty.slice(2))
    await waitFor(() => expect(said()).toContain('It may be the address of an account'))
    expect(options().map(({ dataset }) => dataset.kind)).toEqual(['account'])
    press('Enter')
    expect(onSelect).toHaveBeenCalledWith({ kind: 'account', address: empty }, { isNewTab: false })
    expect(asked).not.toContain('/api/v3/accountStates')
  })

  it('opens half an address that is known', () => {
    draw({ names: [{ kind: 'account', address: main, name: 'Harbour office' }] })
    enter(ADDRESS.slice(0, 26))
    expect(said()).toContain('22 characters are missing.')
    expect(options()[0]?.textContent).toContain('Harbour office')
    enter(`${ADDRESS.slice(0, 4)}…${ADDRESS.slice(-4)}`)
    expect(said()).toContain('Two ends are not the whole address.')
    expect(options()[0]?.textContent).toContain('Harbour office')
  })

  it('shows three of a group, and all of them by its last line, which keys reach too', () => {
    const names = Array.from({ length: 8 }, (_, index) => ({
      ...{ kind: 'account', address: `0:${String(index).repeat(64)}`, name: `Zebra ${index}` },
    })) as SearchName[]
    draw({ names })
    const box = enter('zebra')
    expect(options().map((one) => one.textContent?.slice(0, 9))).toEqual([
      ...['Zebra 0', 'Zebra 1', 'Zebra 2'].map((name) => expect.stringContaining(name)),
      'See all 8',
    ])
    press('ArrowUp')
    press('Enter')
    expect(onSelect).not.toHaveBeenCalled()
    expect(options()).toHaveLength(8)
    expect(document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Zebra 3')
    enter('zebr')
    fireEvent.click(screen.getByRole('option', { name: 'See all 8' }))
    expect(options()).toHaveLength(8)
  })

  it('puts an imitation last, with a word', () => {
    const names = [
      { kind: 'jetton', address: main, name: 'Toncoin', symbol: 'TON' },
      { kind: 'jetton', address: dollarJetton, name: 'Tonclub', symbol: 'CLUB' },
    ] as const
    draw({ names })
    enter('tonc')
    expect(options().at(0)?.textContent).toContain('CLUB')
    expect(options().at(-1)?.textContent).toContain('Toncoin')
    expect(options().at(-1)?.querySelector('[data-tone="scam"]')).not.toBeNull()
  })

  it('takes the focus by / and by Ctrl K, and leaves / to other fields', () => {
    const box = draw()
    fireEvent.keyDown(screen.getByLabelText('another field'), { key: '/' })
    expect(document.activeElement).not.toBe(box)
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(box)
    box.blur()
    fireEvent.keyDown(screen.getByLabelText('another field'), { key: 'k', ctrlKey: true })
    expect(document.activeElement).toBe(box)
  })
})

describe('the recent searches', () => {
  const store = (text: string | null) => {
    const stored = { text }
    return { stored, getItem: () => stored.text, setItem: (_key: string, value: string) => (stored.text = value) }
  }
  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    [
      'targets that are none',
      JSON.stringify([{ target: { kind: 'account', address: 'javascript:' }, time: 1 }, null, 7]),
    ],
    ['a megabyte', JSON.stringify(['x'.repeat(1_000_000)])],
  ])('of a storage with %s are none', (_name, text) => {
    fireEvent.focus(draw({ recentStorage: store(text) }))
    expect(options()).toEqual([])
  })

  it('of a storage that throws are those of this visit', () => {
    const fail = () => {
      throw new Error('denied')
    }
    draw({ recentStorage: { getItem: fail, setItem: fail } })
    enter(ADDRESS)
    press('Enter')
    expect(onSelect).toHaveBeenCalled()
  })

  it('are kept, newest first, eight at most', async () => {
    const recentStorage = store(null)
    draw({ recentStorage })
    for (let seqno = 1; seqno <= 10; seqno++) {
      enter(String(seqno))
      press('Enter')
    }
    fireEvent.focus(screen.getByRole('combobox'))
    await waitFor(() => expect(options()).toHaveLength(8))
    expect(options()[0]?.textContent).toContain('Masterchain block 10')
    expect(JSON.parse(recentStorage.stored.text ?? '')).toHaveLength(8)
  })
})
