import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN, NEVER_SEEN } from '../../stories/accounts.ts'
import { HOSTILE_TEXTS, hostileTransactions } from '../../stories/fixtures/hostile.ts'
import { hashOf, message, OTHER, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { find, overflowing, rows, stage } from './stage.tsx'

describe('a list that cannot load', () => {
  it('says what, and so in a plain sentence, keeps the service’s words folded away, and loads on Retry', async () => {
    const { container, service } = await stage(<TransactionList address={MAIN} />, {
      faults: [{ kind: 'status', status: 500 }],
    })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Transactions did not load')
    await expect.element(page.getByRole('alert')).toHaveTextContent('The service answered with error 500.')
    expect(find(container, 'details').hasAttribute('open')).toBe(false)
    service.faults([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
  })

  it('counts down when the service asks for a pause, and then continues', async () => {
    const { container, service } = await stage(<TransactionList address={MAIN} />, {
      faults: [{ kind: 'status', status: 429 }],
    })
    await vi.waitFor(() =>
      expect(find(container, '[data-state="rate-limited"] [role="timer"]').textContent).toMatch(/sec|now/),
    )
    service.faults([])
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
  })

  it('says that there is nothing when there is nothing', async () => {
    await stage(<TransactionList address={NEVER_SEEN} />)
    await expect.element(page.getByText('No transactions yet')).toBeVisible()
  })
})

describe('a list of few columns', () => {
  it.each([1200, 800])('goes over its whole width, %i px', async (width) => {
    const { container } = await stage(
      <TransactionList data={[transaction({})]} columns={['status', 'hash', 'amount']} />,
      { width },
    )
    const row = find(container, '[data-part="row"]')
    const right = (element: Element) => element.getBoundingClientRect().right
    expect(right(find(row, '[data-column="amount"]'))).toBe(right(row) - 20)
    expect(right(find(row, '[data-column="status"]')) - row.getBoundingClientRect().left).toBe(36)
  })
})

describe('a list that is there', () => {
  it('keeps its rows, under a notice, when a refresh fails', async () => {
    const { container, service, queryClient } = await stage(<TransactionList address={MAIN} pageSize={100} />)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
    service.faults([{ kind: 'status', status: 500 }])
    await queryClient.refetchQueries()
    await expect.element(page.getByText('This may be out of date.')).toBeVisible()
    expect(rows(container).length).toBeGreaterThan(5)
    service.faults([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await vi.waitFor(() => expect(container.querySelector('[data-part="notice"]')).toBeNull())
  })

  it('costs one request for a page, names and all, and one for the outcomes of its sends', async () => {
    const { container, asked, settle } = await stage(<TransactionList address={MAIN} pageSize={100} />)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
    await settle()
    expect(asked.map((url) => url.replace(/^.*\/v3\/|\?.*/g, ''))).toEqual(['transactions', 'traces'])
  })

  it('brings more rows by a button where the app wants that', async () => {
    const { container } = await stage(<TransactionList address={MAIN} paging="load-more" pageSize={5} />)
    await vi.waitFor(() => expect(rows(container)).toHaveLength(5))
    await page.getByRole('button', { name: 'Load more' }).click()
    await vi.waitFor(() => expect(rows(container)).toHaveLength(10))
  })

  it('draws data without asking for anything', async () => {
    const { container, asked, settle } = await stage(<TransactionList data={oddTransactions} address={MAIN} />)
    expect(rows(container).length).toBeGreaterThan(5)
    await settle()
    expect(asked).toEqual([])
  })

  it('passes the attributes, class names and ref of its root on, and marks its parts', async () => {
    let root: HTMLDivElement | null = null
    const { container } = await stage(
      <TransactionList
        data={oddTransactions}
        id="history"
        className="mine"
        classNames={{ row: 'my-row', amount: 'my-amount' }}
        ref={(element) => {
          root = element
        }}
      />,
    )
    expect(root).toBe(find(container, '#history.mine[data-part="root"][data-state="ready"]'))
    expect(container.querySelectorAll('.my-row .my-amount').length).toBe(rows(container).length)
  })

  it('asks for what the filter says, with the account or without one', async () => {
    const { asked, redraw } = await stage(<TransactionList filter={{ workchain: -1, sort: 'asc' }} pageSize={5} />)
    await vi.waitFor(() =>
      expect(asked).toEqual([expect.stringMatching(/workchain=-1.*sort=asc|sort=asc.*workchain=-1/)]),
    )
    expect(asked[0]).not.toContain('account')
    await redraw(<TransactionList address={MAIN} filter={{ end_lt: '1' }} />)
    await vi.waitFor(() => expect(asked[1]).toMatch(/account=.*end_lt=1|end_lt=1.*account=/))
    await expect.element(page.getByText('No transactions yet')).toBeVisible()
  })

  it('waits, as a list that loads, while its query may not ask yet', async () => {
    const { container, asked } = await stage(
      <TransactionList filter={{ seqno: 1 }} queryOptions={{ enabled: false }} />,
    )
    expect(find(container, '[data-part="root"]').dataset.state).toBe('pending')
    expect(asked).toEqual([])
  })

  it('shows the columns asked for, in their order', async () => {
    const { container } = await stage(<TransactionList data={oddTransactions} columns={['amount', 'hash']} />)
    const heads = [...container.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent)
    expect(heads).toEqual(['Amount', 'Transaction'])
  })
})

describe('what a row says', () => {
  const rowOf = (container: Element, text: string) => {
    const row = rows(container).find((row) => row.textContent?.includes(text))
    if (!row) throw new Error(`No row says "${text}"`)
    return row
  }

  it('shows a failure by an icon with a name, a sentence and its exit code', async () => {
    const { container } = await stage(<TransactionList data={oddTransactions} />)
    const row = rowOf(container, 'Ran out of gas.')
    expect(find(row, '[data-part="status"]').getAttribute('aria-label')).toBe('Failed')
    expect(row.textContent).toContain('Exit code −14')
  })

  it('strikes through returned amounts', async () => {
    const { container } = await stage(<TransactionList data={oddTransactions} />)
    const amount = find(rowOf(container, 'No contract at this address'), '[data-state="void"] [data-part="number"]')
    expect(getComputedStyle(amount).textDecorationLine).toBe('line-through')
  })

  it('writes money out with a real minus in the colour of text, money in with a plus', async () => {
    const own = oddTransactions.filter(({ account }) => account === oddTransactions[0]?.account)
    const { container } = await stage(<TransactionList data={own} />)
    const out = find(container, '[data-part="root"] [data-direction="out"] [data-part="number"]')
    expect(out.textContent).toMatch(/^\u2212\d/)
    expect(getComputedStyle(out).color).toBe(getComputedStyle(find(container, '[data-part="verb"]')).color)
    expect(find(container, '[data-direction="in"] [data-part="number"]').textContent).toMatch(/^\+\d/)
  })

  it('gives amounts in full to readers who listen, once, and to the eye in a tip', async () => {
    const exact = transaction({ total_fees: '2389467' })
    const { container } = await stage(<TransactionList data={[exact]} columns={['fee']} />)
    const amount = find(container, '[data-column="fee"] [data-part="root"]')
    expect(amount.textContent?.split('0.002389467')).toHaveLength(2)
    expect(find(amount, '[data-part="number"]').ariaHidden).toBe('true')
    expect(amount.dataset.tip).toBe('0.002389467 GRAM')
  })

  it('writes exit codes without grouping', async () => {
    const { container } = await stage(<TransactionList data={oddTransactions} />)
    expect(rowOf(container, 'does not support this operation').textContent).toContain('Exit code 65535')
  })

  it('never cuts the symbol of the native coin, however large the number', async () => {
    const rich = transaction({ in_msg: message({ value: String(2n ** 120n) }) })
    for (const width of [336, 768, 1200]) {
      const { container, unmount } = await stage(<TransactionList data={[rich]} />, { width })
      const symbol = find(container, '[data-column="amount"] [data-part="symbol"]')
      expect(symbol.scrollWidth, `at ${width}`).toBeLessThanOrEqual(symbol.clientWidth)
      await unmount()
    }
  })

  it('says its own account wherever the rows are of several, and leaves it out where there is little room otherwise', async () => {
    const own = [transaction({}), transaction({})]
    const mixed = [
      transaction({}),
      transaction({ account: OTHER, in_msg: message({ source: OWN, destination: OTHER }) }),
    ]
    for (const width of [336, 768]) {
      for (const [data, labels] of [
        [own, 1],
        [mixed, 2],
      ] as const) {
        const { container, unmount } = await stage(<TransactionList data={data} />, { width })
        const parties = find(container, '[data-part="row"] [data-column="parties"]')
        const seen = [...parties.querySelectorAll('[data-part="root"]')].filter(
          (label) => label.getClientRects().length,
        )
        expect(seen, `at ${width}`).toHaveLength(labels)
        await unmount()
      }
    }
  })

  it('shows a part of a workchain short, and in full in its tip; a whole one has no name', async () => {
    const part = { workchain: 0, shard: 'A000000000000000', seqno: 7 }
    const data = [transaction({ block_ref: part }), transaction({ hash: 'of a whole workchain' })]
    const { container } = await stage(<TransactionList data={data} columns={['block']} />)
    expect(rows(container).map(({ textContent }) => textContent)).toEqual([
      '70:A000',
      expect.stringMatching(/^[\d,]+$/),
    ])
    expect(find(container, '[data-tip="0:A000000000000000"]').textContent).toBe('0:A000')
  })
})

describe('hostile comments', () => {
  it.each([1200, 336])('are text, show what they hide, and stay in their box at %i px', async (width) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { container } = await stage(<TransactionList data={hostileTransactions} />, { width })
    expect(rows(container).length).toBeGreaterThan(HOSTILE_TEXTS.length - 3)
    expect(container.querySelector('script, img, iframe, b')).toBeNull()
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links.every((href) => href?.startsWith('#'))).toBe(true)
    expect(container.textContent).toContain('U+202E')
    expect(container.textContent).not.toMatch(/[\u202A-\u202E\u200B\u2060\uFEFF]/)
    expect(overflowing(container, width + 8)).toEqual([])
    for (const box of container.querySelectorAll<HTMLElement>('[data-part="comment"]')) {
      expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(36)
    }
    expect(alert).not.toHaveBeenCalled()
    alert.mockRestore()
  })
})

describe('every width', () => {
  it.each([
    ['amount', 'parties', 'operation', 'hash', 'status'],
    ['status', 'hash', 'fee', 'block'],
    ['hash', 'operation', 'block', 'amount'],
    ['fee'],
  ] as const)('leaves no hole where only %s, %s … are shown', async (...columns) => {
    const { container } = await stage(<TransactionList data={[transaction({})]} columns={columns} />, { width: 768 })
    const row = find(container, '[data-part="row"]').getBoundingClientRect()
    const middle = row.top + row.height / 2
    for (const cell of container.querySelectorAll('[role="gridcell"]')) {
      const { top, bottom } = cell.getBoundingClientRect()
      expect(Math.abs((top + bottom) / 2 - middle), cell.outerHTML.slice(0, 80)).toBeLessThan(2)
    }
  })

  it('aligns the fee with the end of the value in a card, and with the digits in a column', async () => {
    const { container, redraw } = await stage(<TransactionList data={[transaction({})]} />, { width: 700 })
    const right = (selector: string) => find(container, selector).getBoundingClientRect().right
    const digits = '[data-column="amount"] [data-part="number"]'
    expect(Math.abs(right('[data-column="fee"] [data-part="number"]') - right(digits))).toBeLessThan(2)
    await redraw(
      <div style={{ inlineSize: 336 }}>
        <TransactionList data={[transaction({})]} />
      </div>,
    )
    const value = right('[data-column="amount"] > [data-part="root"]')
    expect(Math.abs(right('[data-column="fee"] [data-part="number"]') - value)).toBeLessThan(2)
  })

  it('keeps what a card says off the button that opens it', async () => {
    const { container } = await stage(<TransactionList data={[transaction({})]} expandable />, { width: 336 })
    const { left, top } = find(container, '[data-part="row"] button[aria-expanded]').getBoundingClientRect()
    expect(left - find(container, '[data-column="hash"] time').getBoundingClientRect().right).toBeGreaterThanOrEqual(4)
    const amount = find(container, '[data-column="amount"] > [data-part="root"]').getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(amount.bottom)
  })

  it.each([640, 768, 1000, 1200])('at %i px the heads are in one line, each above its column', async (width) => {
    const { container } = await stage(<TransactionList data={oddTransactions} />, { width })
    const heads = [...container.querySelectorAll('[role="columnheader"]')].filter((head) => head.clientHeight > 0)
    expect(heads.length).toBeGreaterThan(3)
    const line = heads.map((head) => ({ text: head.textContent, top: Math.round(head.getBoundingClientRect().top) }))
    expect([...new Set(line.map(({ top }) => top))], JSON.stringify(line)).toHaveLength(1)
  })

  it.each([320, 1080])('%i px holds all rows without overflow', async (width) => {
    const { container } = await stage(<TransactionList data={oddTransactions} heading="Transactions" />, { width })
    expect(overflowing(container, width + 8)).toEqual([])
    for (const text of container.querySelectorAll('[data-part="number"]')) {
      const { scrollWidth, clientWidth, textContent } = text as HTMLElement
      expect(scrollWidth, `${textContent} at ${width}`).toBeLessThanOrEqual(clientWidth + 1)
    }
  })
})

describe('ten thousand rows', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    transaction({ hash: btoa(`a row of a test, number ${String(index).padStart(8, '0')}`) }),
  )

  it('cost 640 elements a screen at most, with seven columns, links and all', async () => {
    const { container } = await stage(<TransactionList data={many} />, { width: 1176 })
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(19))
    const perRow = find(container, '[data-part="row"]').querySelectorAll('*').length + 1
    expect(perRow).toBeLessThanOrEqual(36)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(640)
  })

  it('are mounted as a screenful, in the page and in a box that scrolls', async () => {
    const inPage = await stage(<TransactionList data={many} />)
    expect(rows(inPage.container).length).toBeLessThan(40)
    expect(find(inPage.container, '[role="grid"]').getAttribute('aria-rowcount')).toBe('10001')
    await inPage.unmount()

    const { container } = await stage(<TransactionList data={many} style={{ maxBlockSize: 400, overflow: 'auto' }} />)
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(25))
    find(container, '[data-part="root"]').scrollTo(0, 200_000)
    await vi.waitFor(() => {
      const indexes = rows(container).map((row) => Number(row.getAttribute('aria-rowindex')))
      expect(Math.min(...indexes)).toBeGreaterThan(3000)
      expect(indexes).toEqual([...indexes].sort((a, b) => a - b))
    })
  })
})

describe('tips', () => {
  const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]')

  it('appear with the focus as the arrow keys move inside a row, are announced once, and close on Escape', async () => {
    const exact = transaction({ total_fees: '2389467' })
    const { container } = await stage(<TransactionList data={[exact, transaction({})]} />)
    await userEvent.tab()
    expect(tip()).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    const link = document.activeElement as HTMLElement
    expect(link.tagName).toBe('A')
    expect(tip()?.textContent).toMatch(/^[\da-f]{64}$/)
    expect(link.getAttribute('aria-describedby')).toBe(tip()?.id)
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.tagName).toBe('TIME')
    expect(tip()?.textContent).toMatch(/UTC$/)
    expect(link.hasAttribute('aria-describedby')).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(tip()).toBeNull()

    for (let steps = 0; steps < 12 && !tip()?.textContent?.includes('0.002389467'); steps++) {
      await userEvent.keyboard('{ArrowRight}')
    }
    expect(tip()?.textContent).toBe('0.002389467 GRAM')
    // The amount itself has the full number for readers who listen.
    expect(document.activeElement?.hasAttribute('aria-describedby')).toBe(false)
    await userEvent.keyboard('{ArrowDown}')
    expect((document.activeElement as HTMLElement).dataset.index).toBe('1')
    expect(tip()).toBeNull()
    expect(container.querySelectorAll('[data-part="row"] [tabindex="0"]')).toHaveLength(0)
  })

  it('appear with the pointer, inside the window, above clipping boxes', async () => {
    const { container } = await stage(<TransactionList data={[transaction({})]} columns={['block', 'hash']} />)
    await userEvent.hover(find(container, '[data-column="hash"] a'))
    await vi.waitFor(() => expect(tip()?.matches(':popover-open')).toBe(true))
    const { left, right, top } = (tip() as HTMLElement).getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(top).toBeGreaterThanOrEqual(0)
    await userEvent.unhover(find(container, '[data-column="hash"] a'))
    await vi.waitFor(() => expect(tip()).toBeNull())
  })

  it('show what strangers wrote as text', async () => {
    const { container } = await stage(<TransactionList data={hostileTransactions} />)
    for (const { dataset } of container.querySelectorAll<HTMLElement>('[data-tip]')) {
      expect(dataset.tip).not.toMatch(/[\u202A-\u202E\u200B\u2060\uFEFF]/)
    }
  })
})

describe('the operation of a row', () => {
  it('is named once where its opcode has the same name', async () => {
    const named = (opcode: string, decoded_opcode: string) =>
      transaction({ hash: hashOf(Number(opcode) % 97), in_msg: message({ source: OTHER, opcode, decoded_opcode }) })
    const { container } = await stage(
      <TransactionList
        address={OWN}
        data={[
          named('0x7362d09c', 'jetton_notify'),
          named('0x0f8a7ea5', 'jetton_transfer'),
          named('0xd53276db', 'excess'),
        ]}
      />,
    )
    const said = [...container.querySelectorAll('[data-part="row"] [data-column="operation"]')].map(
      (cell) => cell.textContent,
    )
    expect(said.map((text) => text?.trim())).toEqual([
      'Jetton notification0x7362d09c',
      'Jetton transfer0x0f8a7ea5',
      'Excess returned0xd53276db',
    ])
  })
})

describe('the parties of a row', () => {
  const labels = (root: ParentNode) => [
    ...root.querySelectorAll<HTMLElement>('[data-column="parties"] [data-part="name"]'),
  ]
  /** Pixels of a party that its text does not fill. */
  const roomIn = (party: Element) =>
    party.getBoundingClientRect().right - (party.lastElementChild ?? party).getBoundingClientRect().right
  const sizeOf = (label: Element) => getComputedStyle(label.querySelector('a > *, a') ?? label).fontSize

  it.each([360, 720, 1200])('are the other one alone in the history of an account of %i px', async (width) => {
    const sent = transaction({ hash: hashOf(1), in_msg: message({ source: OTHER }) })
    const { container } = await stage(
      <TransactionList address={OWN} data={[sent, transaction({ hash: hashOf(2) })]} />,
      {
        width,
      },
    )
    for (const row of rows(container)) expect(labels(row)).toHaveLength(1)
    const hrefs = [...container.querySelectorAll('[data-column="parties"] a')].map((link) => link.getAttribute('href'))
    expect(hrefs).not.toContain(`#account/${OWN}`)
  })

  it('are both there where a filter finds transactions of one account by chance', async () => {
    const { container } = await stage(<TransactionList filter={{ account: [MAIN] }} pageSize={3} />)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(0))
    for (const row of rows(container)) expect(labels(row).length).toBeGreaterThan(1)
  })

  it.each([560, 720, 1200])(
    'have one size of type in %i px, and a name is cut only where its row is full',
    async (width) => {
      const { container } = await stage(<TransactionList filter={{ workchain: 0 }} pageSize={20} />, { width })
      await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
      expect(new Set(labels(container).map(sizeOf)).size).toBe(1)
      for (const name of labels(container)) {
        const cell = name.closest('[data-column="parties"]') as HTMLElement
        const cut = [name, ...name.querySelectorAll('*')].some(
          (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
        )
        const free = [...cell.children].reduce(
          (room, child) => room - Math.max(child.getBoundingClientRect().width - roomIn(child), 0) - 10,
          cell.getBoundingClientRect().width,
        )
        expect(cut && free > 12, `${name.textContent} is cut beside free room`).toBe(false)
      }
    },
  )

  it('never lose the end of a short address in 1152 px', async () => {
    const { container } = await stage(<TransactionList filter={{ workchain: 0 }} pageSize={20} />, { width: 1152 })
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
    const addresses = labels(container).filter((name) => name.textContent.includes('…'))
    expect(addresses.length).toBeGreaterThan(5)
    const isCut = (name: HTMLElement) => {
      const written = document.createRange()
      written.selectNodeContents(name)
      const party = name.closest('[data-part="root"]') as HTMLElement
      return written.getBoundingClientRect().right > party.getBoundingClientRect().right + 0.5
    }
    expect(addresses.filter(isCut).map((name) => name.textContent)).toEqual([])
  })
})

describe('the keyboard', () => {
  const focused = () => Number((document.activeElement as HTMLElement).dataset.index)

  it('moves by rows, pages and to the ends; one row is in the tab order; Enter follows its link', async () => {
    const many = Array.from({ length: 60 }, (_, index) => transaction({ hash: hashOf(index) }))
    const { container } = await stage(<TransactionList data={many} />)
    expect(container.querySelectorAll('[data-part="row"][tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    expect(focused()).toBe(0)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await vi.waitFor(() => expect(focused()).toBe(2))
    await userEvent.keyboard('{ArrowUp}')
    await vi.waitFor(() => expect(focused()).toBe(1))
    await userEvent.keyboard('{PageDown}')
    await vi.waitFor(() => expect(focused()).toBe(11))
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(focused()).toBe(59))
    await userEvent.keyboard('{Home}')
    await vi.waitFor(() => expect(focused()).toBe(0))
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe(`#transaction/${hashOf(0)}`)
    history.replaceState(null, '', ' ')
  })

  it('keeps the focus on its row when others arrive above it', async () => {
    const old = Array.from({ length: 20 }, (_, index) => transaction({ hash: hashOf(index + 40) }))
    const { redraw } = await stage(<TransactionList data={old} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await vi.waitFor(() => expect(focused()).toBe(3))
    const element = document.activeElement
    await redraw(<TransactionList data={[transaction({ hash: hashOf(90) }), ...old]} />)
    expect(document.activeElement).toBe(element)
    expect(focused()).toBe(4)
  })
})
