import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { bushOf, chainOf, hugeTrace, pendingTrace, swapTrace, traceBook } from '../../../stories/fixtures/traces.ts'
import { bounced, ended, RECEIVER, sent, tonTransfer, traceWith, twoPayments } from '../../reading/made.ts'
import { stubLayout } from '../../support/layout.dom.ts'
import { payouts } from './payouts.ts'

stubLayout()
afterEach(cleanup)

type Props = Omit<ComponentProps<typeof TraceTree>, 'traceId' | 'transactionHash' | 'messageHash' | 'ref'>

function draw(props: Props) {
  return render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      <TraceTree addressBook={traceBook} {...(props as { data: Trace })} />
    </TonCenterProvider>,
  )
}
const rows = () => screen.getAllByRole('treeitem')
const focused = () => document.activeElement as HTMLElement
const press = (key: string) => fireEvent.keyDown(focused(), { key })
/** The name of a node. */
const said = (element: Element) => element.querySelector('title')?.textContent ?? ''

describe('a trace as a list', () => {
  it('says so where the service has left out its transactions', () => {
    draw({ data: hugeTrace })
    expect(screen.getByText('This trace is too large to draw')).toBeTruthy()
    expect(screen.queryByRole('tree')).toBeNull()
  })

  it('says so where what an app gave is no trace, and the rest of the page stays', () => {
    const odd = { ...swapTrace, transactions: 5, trace_info: null } as unknown as Trace
    const { container } = draw({ data: odd })
    expect(container.querySelector('[data-part="root"]')).not.toBeNull()
  })

  it('says in its head that a part failed, where the end of another is not known', () => {
    const all = twoPayments({ ...bounced, compute_ph: ended(9) })
    const { container } = draw({ data: traceWith(all.filter(({ account }) => account !== RECEIVER)) })
    const head = container.querySelector('[data-part="ending"]')?.textContent
    expect(head).toMatch(/^A part of what was asked for failed\. How the rest ended is not known\./)
    expect(head).toMatch(/Step \d, UQ/)
  })

  it('says in its head how many steps did not run, and at each of them that it did not', () => {
    const idle = { aborted: true, compute_ph: { skipped: true, reason: 'no_gas' }, action: undefined } as const
    draw({ data: traceWith(sent({}, idle, { opcode: '0x00000001' }), [tonTransfer(['T0', 'T1'])]) })
    expect(screen.getByText('1 of 2 steps did not run; the result stands')).toBeTruthy()
    expect(rows().map((row) => row.textContent?.includes('Did not run'))).toEqual([false, true])
  })

  it('has the comment of its action in its head, and beside one with a link the reason not to trust it', () => {
    const said = (details: object) => {
      const transfer = tonTransfer(['T0', 'T1'])
      const action = { ...transfer, details: { ...transfer.details, ...details } }
      const { container } = draw({
        data: traceWith(sent({}, {}, { opcode: '0x00000000' }), [action as typeof transfer]),
      })
      const text = container.querySelector('[data-part="said"]')?.textContent
      cleanup()
      return text
    }
    expect(said({ comment: null })).toBeUndefined()
    expect(said({ comment: 'for the <b>boat</b>' })).toBe('for the <b>boat</b>')
    expect(said({ comment: null, encrypted: true })).toBe('Encrypted comment')
    expect(said({ comment: 'claim at prize-claim.com' })).toMatch(/^Contains a link.*claim at prize-claim\.com$/)
  })

  it('draws a chain of 4 000, of which what is deep is folded', () => {
    draw({ data: chainOf(4_000) })
    expect(rows()).toHaveLength(60)
    expect(rows().at(-1)?.getAttribute('aria-level')).toBe('60')
    expect(rows().at(-1)?.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(screen.getByText('Show 3,940 folded steps'))
    expect(rows()[59]?.getAttribute('aria-expanded')).toBe('true')
    expect(screen.queryByText(/folded steps/)).toBeNull()
  })

  it('folds branches that are alike, and draws them one by one by the keyboard, which is announced', () => {
    draw({ data: payouts(12) })
    expect(rows()).toHaveLength(3)
    expect(rows()[1]?.textContent).toMatch(/12 accounts.*12 branches alike.*7.8GRAM in all/)
    expect(rows()[2]?.textContent).toContain('12 × 0.05GRAM')
    expect(rows()[1]?.getAttribute('aria-expanded')).toBe('false')
    rows()[1]?.focus()
    press('ArrowRight')
    expect(rows()).toHaveLength(25)
    expect(focused()).toBe(rows()[1])
    expect(screen.getByText('12 branches are shown one by one')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Fold repeated branches' }))
    expect(rows()).toHaveLength(3)
    expect(screen.getByText('Repeated branches are folded')).toBeTruthy()
  })

  it('draws folded branches one by one for a press, and where one of them is selected', () => {
    const trace = payouts(12)
    const { container } = draw({ data: trace })
    fireEvent.click(container.querySelector('[data-part="fold"]') as Element)
    expect(rows()).toHaveLength(25)
    fireEvent.click(rows()[22] as Element)
    fireEvent.click(screen.getByRole('button', { name: 'Fold repeated branches' }))
    // The step that stands for the selected one has the selection.
    expect(rows()[2]?.getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('This step stands for 12 that are alike.')).toBeTruthy()
    fireEvent.click(rows()[1] as Element)
    fireEvent.click(screen.getByRole('button', { name: 'Show all 12 one by one' }))
    expect(rows()).toHaveLength(25)
    cleanup()
    const last = trace.transactions_order?.at(-1) as string
    render(
      <TonCenterProvider
        baseUrl="http://local.test"
        fetch={async () => Response.json({ traces: [trace], address_book: {}, metadata: {} })}
      >
        <TraceTree transactionHash={last} />
      </TonCenterProvider>,
    )
    return waitFor(() => expect(rows().at(-1)?.getAttribute('aria-selected')).toBe('true'))
  })

  it('has a level, a place and a number of siblings for each row', () => {
    draw({ data: bushOf(8) })
    const places = rows().map((row) => ['level', 'posinset', 'setsize'].map((name) => row.getAttribute(`aria-${name}`)))
    expect(places.slice(0, 4)).toEqual([
      ['1', '1', '1'],
      ['2', '1', '3'],
      ['3', '1', '3'],
      ['3', '2', '3'],
    ])
  })

  it('is one stop of the Tab key, and arrows move through it', () => {
    draw({ data: swapTrace })
    expect(rows().filter((row) => row.tabIndex === 0)).toHaveLength(1)
    rows()[0]?.focus()
    press('ArrowDown')
    expect(focused()).toBe(rows()[1])
    press('End')
    expect(focused()).toBe(rows().at(-1))
    press('ArrowLeft')
    expect(focused()).toBe(rows()[2])
    press('Home')
    expect(focused()).toBe(rows()[0])
    press('m')
    expect(focused()).toBe(rows()[3])
  })

  it('folds and unfolds by Left and Right', () => {
    draw({ data: swapTrace })
    rows()[1]?.focus()
    press('ArrowLeft')
    expect(rows()).toHaveLength(2)
    expect(rows()[1]?.textContent).toContain('9 steps below')
    press('ArrowRight')
    expect(rows()).toHaveLength(11)
    press('ArrowRight')
    expect(focused()).toBe(rows()[2])
  })

  it('opens what Enter selects, and gives the focus back when that closes', async () => {
    draw({ data: swapTrace })
    rows()[0]?.focus()
    press('m')
    press('Enter')
    const panel = screen.getByRole('region', { name: 'Step 4 of 11' })
    expect(within(panel).getByText('Jetton notification')).toBeTruthy()
    fireEvent.keyDown(within(panel).getByRole('button', { name: 'Close' }), { key: 'Escape' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(focused()).toBe(rows()[3])
  })

  it('keeps what is selected in sight: the step that is folded over it takes its place', () => {
    draw({ data: swapTrace })
    fireEvent.click(rows()[4] as Element)
    rows()[2]?.focus()
    press('ArrowLeft')
    expect(rows()).toHaveLength(3)
    expect(rows()[2]?.getAttribute('aria-selected')).toBe('true')
  })

  it('says of each step how it went', () => {
    draw({ data: swapTrace })
    const texts = rows().map((row) => row.textContent)
    expect(texts[7]).toContain('Not indexed yet')
    expect(texts[8]).toContain('The contract does not support this operation.')
    expect(texts[9]).toContain('Bounced')
    cleanup()
    const [, , third = ''] = Object.keys(pendingTrace.transactions ?? {})
    draw({ data: pendingTrace, invalidated: [third] })
    expect(rows().map((row) => row.getAttribute('data-state'))).toEqual(['ok', 'ok', 'invalidated', 'pending'])
  })
})

describe('a trace as a graph', () => {
  const graph = async (props: Props) => {
    const drawn = draw({ view: 'graph', ...props })
    await waitFor(() => expect(drawn.container.querySelector('[data-part="graph"]')).not.toBeNull())
    return drawn
  }

  it('has a name for each node: letter, account, kind, operation, value, and how it went', async () => {
    await graph({ data: swapTrace })
    expect(said(rows()[3] as Element)).toBe('D meridian-router.ton, STON.fi router, Jetton notification, 0.22 GRAM')
    expect(said(rows()[8] as Element)).toContain('The contract does not support this operation.')
  })

  it('folds branches that are alike into one stack, which Right opens', async () => {
    await graph({ data: payouts(12) })
    expect(rows()).toHaveLength(3)
    expect(said(rows()[1] as Element)).toMatch(/^×12 12 steps, 12 accounts, .*, 7.8 GRAM in all, 12 branches alike$/)
    expect(screen.getByText('+22 steps')).toBeTruthy()
    rows()[1]?.focus()
    press('ArrowRight')
    expect(rows()).toHaveLength(25)
  })

  it('draws 300 payouts in fewer elements than 12 nodes have', async () => {
    const { container } = await graph({ data: payouts(150) })
    expect(container.querySelectorAll('[data-part="drawing"] *').length).toBeLessThan(60)
    const nodes = container.querySelector('[data-part="drawing"]') as Element
    const changes: MutationRecord[] = []
    const watch = new MutationObserver((records) => changes.push(...records))
    watch.observe(nodes, { subtree: true, childList: true, attributes: true })
    rows()[0]?.focus()
    press('+')
    // A zoom changes the size of the drawing, and nothing in it.
    expect(watch.takeRecords().filter(({ target }) => target !== nodes && target.nodeName !== 'g')).toEqual([])
    watch.disconnect()
  })

  it('follows its branches by arrows', async () => {
    await graph({ data: swapTrace })
    rows()[0]?.focus()
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowRight')
    expect(said(focused())).toMatch(/^D /)
    press('ArrowDown')
    expect(said(focused())).toMatch(/^A .*Excess returned/)
    press('ArrowLeft')
    expect(said(focused())).toMatch(/^C /)
  })

  it('zooms by keys and by buttons', async () => {
    const { container } = await graph({ data: swapTrace })
    const width = () => Number(container.querySelector('svg[role="presentation"]')?.getAttribute('width'))
    const before = width()
    rows()[0]?.focus()
    press('+')
    expect(width()).toBeGreaterThan(before)
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(width()).toBe(before)
  })

  it('has the selection of the list', async () => {
    await graph({ data: swapTrace })
    fireEvent.click(rows()[3] as Element)
    expect(screen.getByRole('region', { name: 'Step 4 of 11' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'List' }))
    expect(rows()[3]?.getAttribute('aria-selected')).toBe('true')
  })

  it('draws a chain of 4 000', async () => {
    onTestFinished(cleanup)
    await graph({ data: chainOf(4_000) })
    expect(rows()).toHaveLength(60)
    expect(screen.getByText('+3,940 steps')).toBeTruthy()
  })
})

describe('a trace as a file', () => {
  /** Saves in a format, and gives the name and the text of the file. */
  async function save(format: string) {
    const files: Blob[] = []
    const names: string[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      click.mockRestore()
    })
    // Of the whole graph, to look for a role takes seconds.
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name) as HTMLElement
    fireEvent.click(button('Export'))
    fireEvent.click(button(`Export as ${format}`))
    await waitFor(() => expect(files).toHaveLength(1))
    const reader = new FileReader()
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result))
    })
    reader.readAsText(files[0] as Blob)
    return { name: names[0], text: await text }
  }

  it('is what the service sent, as JSON', async () => {
    draw({ data: swapTrace })
    const { name, text } = await save('JSON')
    expect(name).toMatch(/^trace-[0-9a-f]{8}\.json$/)
    expect(JSON.parse(text)).toEqual(swapTrace)
  })

  it('is the whole graph, as SVG, with nothing of the page in it', async () => {
    draw({ data: chainOf(12), view: 'graph' })
    await waitFor(() => expect(document.querySelector('[role=treeitem]')).not.toBeNull())
    const { name, text } = await save('SVG')
    expect(name).toMatch(/\.svg$/)
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    expect(drawing.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(drawing.querySelectorAll('title')).toHaveLength(12)
    expect(text).not.toMatch(/tabindex|aria-|class=/)
  })
})
