import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'
import { whomItPaid } from '../../src/ui/lookalike/twins.ts'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { EmptyState } from '../../src/ui/states/EmptyState.tsx'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { List, type ListKind } from '../../src/ui/table/List.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { paidIn, transactionFlags } from '../../src/ui/transactions/TransactionList/transactionFlags.ts'
import { MAIN } from '../../stories/accounts.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { CLOSED, FRUIT, type Fruit, KIND } from './fruit.tsx'
import { find, rows, stage } from './stage.tsx'
import { twinOf } from './trust/twinOf.ts'

const PLAIN: ListKind<Fruit, string> = {
  ...CLOSED,
  columns: Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`column${index}`, KIND.columns.name])),
}

describe('the shell itself', () => {
  it('adds one element for a row and one for a cell: 240 for 10 000 rows of seven columns', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ name: `fruit ${index}` }))
    const { container } = await stage(<List kind={PLAIN} context={undefined} data={many} />)
    await vi.waitFor(() => expect(rows(container).length).toBeLessThan(26))
    expect(rows(container).length).toBeGreaterThan(19)
    expect(find(container, '[data-part="row"]').querySelectorAll('*')).toHaveLength(7)
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(240)
  })
})

describe('rows that open', () => {
  it('open and close by a button, by Enter, and by the arrows', async () => {
    const { container } = await stage(<List kind={KIND} context={undefined} data={FRUIT} />)
    await page.getByRole('button', { name: 'Details pear' }).click()
    await expect.element(page.getByText('All about pear')).toBeVisible()
    const [first] = rows(container)
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('All about apple')).toBeVisible()
    expect(first?.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowLeft}')
    expect(container.textContent).not.toContain('All about apple')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('All about apple')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(rows(container)[1])
  })
})

describe('the button of a row', () => {
  it('says which row it is of, and its column has another name than every other', async () => {
    // A row under the pointer has one button more.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
    const { container, settle } = await stage(<ActivityFeed address={MAIN} pageSize={5} paging="load-more" />)
    await settle()
    const row = rows(container).find((row) => row.querySelector('[aria-expanded]')) as HTMLElement
    const words = (selector: string) => find(row, selector).innerText.replace(/\s+/g, ' ').trim()
    await expect
      .element(find(row, 'button[aria-expanded]'))
      .toHaveAccessibleName(`Details ${words('[data-column="action"]')} ${words('[data-column="counterparty"]')}`)
    const heads = [...container.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent)
    expect(new Set(heads).size).toBe(heads.length)
  })
})

describe('pages', () => {
  it('show one after another, and say where they are', async () => {
    const { container } = await stage(<List kind={KIND} context={undefined} data={FRUIT} paging="pages" pageSize={2} />)
    expect(rows(container).map((row) => row.textContent)).toEqual(['apple', 'pear'])
    await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByText('Page 2')).toBeVisible()
    expect(rows(container).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['4', '5'])
    await page.getByRole('button', { name: 'Next' }).click()
    expect(rows(container).map((row) => row.textContent)).toEqual(['medlar'])
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  })
  it('are asked for when a reader turns to them', async () => {
    const { container, asked } = await stage(
      <TransactionList address={MAIN} paging="pages" pageSize={5} outcomes={false} />,
    )
    await vi.waitFor(() => expect(rows(container)).toHaveLength(5))
    const first = rows(container)[0]?.textContent
    expect(asked).toHaveLength(1)
    await page.getByRole('button', { name: 'Next' }).click()
    await vi.waitFor(() => expect(rows(container)).toHaveLength(5))
    expect(rows(container)[0]?.textContent).not.toBe(first)
    expect(asked).toHaveLength(2)
  })
})

describe('new rows', () => {
  it.each([360, 1200])('moves nothing in %i px when rows begin to wait, and covers no text', async (width) => {
    const list = (newRows: number) => (
      <List kind={KIND} context={undefined} data={FRUIT} heading="Fruit" newRows={newRows} onShowNew={() => {}} />
    )
    const { container, redraw } = await stage(list(0), { width })
    const texts = () => [
      ...container.querySelectorAll('[data-part="heading"] > *, [role="columnheader"], [role="gridcell"]'),
    ]
    const places = () => texts().map((element) => JSON.stringify(element.getBoundingClientRect()))
    const before = places()
    await redraw(list(3))
    const button = page.getByRole('button', { name: '3 new' }).element().getBoundingClientRect()
    expect(places()).toEqual(before)
    for (const text of texts()) {
      const lines = document.createRange()
      lines.selectNodeContents(text)
      for (const { top, bottom, left, right } of lines.getClientRects())
        expect(
          left < button.right && right > button.left && top < button.bottom && bottom > button.top,
          text.textContent ?? '',
        ).toBe(false)
    }
  })

  it('wait behind a bar that says how many', async () => {
    const onShowNew = vi.fn()
    await stage(<List kind={KIND} context={undefined} data={FRUIT} newRows={2} onShowNew={onShowNew} />)
    await page.getByRole('button', { name: '2 new' }).click()
    expect(onShowNew).toHaveBeenCalledOnce()
  })
})

describe('flagged rows of a list', () => {
  const DUST = transaction({ in_msg: message({ value: '10' }) })
  it('is dimmed with a reason, hidden and counted, or left alone, as the app wants', async () => {
    const { container, redraw } = await stage(<TransactionList data={[transaction({}), DUST]} trustPolicy="dim" />)
    expect(container.querySelectorAll('[data-trust="dim"]')).toHaveLength(1)
    const badge = find(container, '[data-trust="dim"] [data-part="badge"]')
    await vi.waitFor(() => expect(badge.dataset.tip).toBe('Next to nothing, sent unasked.'))
    await redraw(<TransactionList data={[transaction({}), DUST]} trustPolicy="show" />)
    expect(container.querySelectorAll('[data-trust="dim"]')).toHaveLength(0)
    expect(rows(container)).toHaveLength(2)
    await redraw(<TransactionList data={[transaction({}), DUST]} trustPolicy="hide" />)
    expect(rows(container)).toHaveLength(1)
    await expect.element(page.getByText('1 item hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Reveal' }).click()
    expect(rows(container)).toHaveLength(2)
  })

  it('knows an address that ends like one that was paid, and only that', () => {
    const paid = whomItPaid([[OTHER, 0]])
    const from = (source: string) => transaction({ in_msg: message({ source, destination: OWN }) })
    expect(transactionFlags(from(twinOf(OTHER)), paid).map(({ kind }) => kind)).toEqual(['poison'])
    expect(transactionFlags(from(OTHER), paid)).toEqual([])
    const row = from(OTHER)
    expect(transactionFlags(row, paidIn([row]))).toEqual([])
  })
})

describe('an export', () => {
  const button = (most: number) => (
    <ExportButton endpoint={transactions} params={{ account: [MAIN] }} columns={transactionExport} most={most} />
  )
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('button', { name: `Export as ${format}` }).click()
  }

  it('is one button, whose menu of formats closes on a press elsewhere', async () => {
    const { container } = await stage(button(3))
    const names = () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(names()).toEqual(['Export'])
    await page.getByRole('button', { name: 'Export' }).click()
    await vi.waitFor(() => expect(names()).toEqual(['Export', 'Export as CSV', 'Export as JSON', 'Export as NDJSON']))
    await userEvent.click(document.body, { position: { x: 600, y: 700 } })
    await vi.waitFor(() => expect(names()).toEqual(['Export']))
  })

  it('brings every row of the range, once', async () => {
    let file: Blob | undefined
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob
      return '#'
    })
    const { service } = await stage(button(10_000))
    await exportAs('NDJSON')
    await vi.waitFor(() => expect(file).toBeDefined())
    made.mockRestore()
    const all = await service.fetch(new Request(`http://local.test/api/v3/transactions?account=${MAIN}&limit=1000`))
    const { transactions: expected } = (await all.json()) as { transactions: { hash: string }[] }
    const lines = (await (file as Blob).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { hash: string })
    expect(lines.map(({ hash }) => hash)).toEqual(expected.map(({ hash }) => hash))
  })
  it('says that it ends before the range does', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
    await stage(button(3))
    await exportAs('CSV')
    await expect.element(page.getByText('3 rows There is more: the file ends here.')).toBeVisible()
    made.mockRestore()
  })
  it('keeps the focus on its button while it runs, and when it is done', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const { service } = await stage(button(3), { faults: [{ kind: 'latency', ms: 600_000 }] })
    const own = page.getByRole('button', { name: 'Export', exact: true })
    await exportAs('CSV')
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect.element(own).toHaveFocus()
    await expect.element(own).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await expect.element(page.getByRole('button', { name: 'Resume' })).toHaveFocus()
    service.faults([])
    await exportAs('CSV')
    await vi.waitFor(() => expect(made).toHaveBeenCalled())
    await expect.element(own).toHaveFocus()
    made.mockRestore()
  })
  it('stops when a reader wants it to, or the service fails, and resumes from there', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const { service } = await stage(button(10_000), { faults: [{ kind: 'latency', ms: 600_000 }] })
    await exportAs('CSV')
    await page.getByRole('button', { name: 'Cancel' }).click()
    service.faults([{ kind: 'status', status: 500 }])
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.element(page.getByText(/Stopped: the service did not answer/)).toBeVisible()
    service.faults([])
    await page.getByRole('button', { name: 'Resume' }).click()
    await vi.waitFor(() => expect(made).toHaveBeenCalled())
    made.mockRestore()
  })
})

describe('absurd words of an app', () => {
  const ABSURD = 'A label that is a book of its own. '.repeat(400)
  it('leave a chooser of columns within the window, and a label in two lines', async () => {
    const columns = Array.from({ length: 60 }, (_, index) => ({ id: String(index), label: ABSURD }))
    const { container } = await stage(<ColumnChooser columns={columns} value={['1']} onChange={() => {}} />)
    await userEvent.click(find(container, 'summary'))
    expect(find(container, 'fieldset').getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
    expect(find(container, 'label').getBoundingClientRect().height).toBeLessThan(60)
  })
  it('leave an empty state lower than a window', async () => {
    const { container } = await stage(<EmptyState title={ABSURD} text={ABSURD} />, { width: 336 })
    expect(container.getBoundingClientRect().height).toBeLessThan(340)
  })
})

describe('a chooser of columns', () => {
  const chooser = (
    <>
      <ColumnChooser
        columns={[
          { id: 'value', label: 'Value' },
          { id: 'fee', label: 'Fee' },
        ]}
        value={['value']}
        onChange={() => {}}
      />
      <button type="button">Elsewhere</button>
    </>
  )
  const open = async () => {
    const { container } = await stage(chooser)
    await userEvent.click(find(container, 'summary'))
    const details = find(container, 'details') as HTMLDetailsElement
    await expect.element(page.getByRole('checkbox', { name: 'Fee' })).toBeVisible()
    return details
  }
  it('stays open for a choice, and closes on a press elsewhere', async () => {
    const details = await open()
    await page.getByRole('checkbox', { name: 'Fee' }).click()
    expect(details.open).toBe(true)
    await userEvent.click(document.body, { position: { x: 600, y: 700 } })
    expect(details.open).toBe(false)
  })
  it('closes when the focus goes elsewhere, and on Escape, which gives the focus back', async () => {
    const details = await open()
    find(document, 'button').focus()
    await vi.waitFor(() => expect(details.open).toBe(false))
    await userEvent.click(find(details, 'summary'))
    find(details, 'input:enabled').focus()
    await userEvent.keyboard('{Escape}')
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(find(details, 'summary'))
  })
})

describe('labels of one account', () => {
  it('are marked together while one of them has the pointer', async () => {
    const { container } = await stage(
      <>
        <AddressLabel address={MAIN} data={null} copy={false} />
        <AddressLabel address={OTHER} data={null} copy={false} />
        <AddressLabel address={MAIN} data={null} copy={false} />
      </>,
    )
    const labels = [...container.querySelectorAll<HTMLElement>('[data-account]')]
    // The pointer of the browser is shared with the tests beside this one.
    const over = (target?: Element) => target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    const marked = () => labels.map((label) => label.hasAttribute('data-same'))
    over(labels[0])
    expect(marked()).toEqual([true, false, true])
    over(document.body)
    expect(marked()).toEqual([false, false, false])
  })
})

describe('a notice of what is wrong', () => {
  it('moves no row when it comes', async () => {
    const { container, settle, service } = await stage(
      <TransactionList
        address={MAIN}
        heading="History"
        pageSize={5}
        paging="load-more"
        queryOptions={{ refetchInterval: 200 }}
      />,
    )
    await settle()
    const topOf = () => rows(container)[0]?.getBoundingClientRect().top
    const before = topOf()
    service.faults([{ kind: 'status', status: 429, retryAfter: 20 }])
    const notice = await vi.waitFor(() => find(container, '[data-state="rate-limited"]'), 5_000)
    expect(topOf()).toBe(before)
    expect(notice.getBoundingClientRect().height).toBeGreaterThan(20)
  })

  it('covers on a phone what has no text, and nothing of a list without a frame', async () => {
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(1280, 800))
    const { container, settle, service } = await stage(
      <>
        <nav style={{ marginBlockEnd: 12, paddingBlockEnd: 8 }}>Above</nav>
        <TransactionList address={MAIN} heading="History" pageSize={5} queryOptions={{ refetchInterval: 200 }} />
        <TransactionList
          address={MAIN}
          heading="Bare"
          frame={false}
          pageSize={5}
          queryOptions={{ refetchInterval: 200 }}
        />
      </>,
    )
    await settle()
    service.faults([{ kind: 'status', status: 429, retryAfter: 20 }])
    const notices = await vi.waitFor(() => {
      const found = [...container.querySelectorAll('[data-state="rate-limited"]')].map((one) =>
        one.getBoundingClientRect(),
      )
      expect(found).toHaveLength(2)
      return found as [DOMRect, DOMRect]
    }, 5_000)
    const [head, bareHead] = [...container.querySelectorAll('[data-part="heading"] > :first-child')].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(notices[0].top).toBeGreaterThanOrEqual(find(container, 'nav').getBoundingClientRect().bottom - 8)
    expect(notices[0].bottom).toBeLessThanOrEqual((head?.top ?? 0) + 2)
    expect(notices[1].bottom).toBeLessThanOrEqual(bareHead?.top ?? 0)
  })
})
