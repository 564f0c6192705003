import type { CSSProperties, ReactElement } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { Amount } from '../../src/ui/parts/Amount.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { TimeAgo } from '../../src/ui/time/TimeAgo.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { find, stage } from './stage.tsx'

const balance = { balance: '6784726594781', status: 'active' } as const

describe('a balance badge', () => {
  it.each(['12px', '17px', '30px'])('has the size of the text around it: %s', async (fontSize) => {
    const { container } = await stage(
      <p style={{ fontSize, lineHeight: 1.5 }}>
        It holds <BalanceBadge data={balance} />.
      </p>,
    )
    const number = find(container, '[data-part="number"]')
    const symbol = getComputedStyle(find(container, '[data-part="symbol"]'), '::before')
    const size = Number.parseFloat(fontSize)
    expect(getComputedStyle(number).fontSize).toBe(fontSize)
    expect(Number.parseFloat(symbol.width) / size).toBeCloseTo(16 / 14, 1)
    expect(symbol.width).toBe(symbol.height)
  })

  it.each(['12px', '17px', '30px'])(
    'stands on the line of that text, which is as high as before it loaded: %s',
    async (fontSize) => {
      const line = async (badge: ReactElement) => {
        const { container, unmount } = await stage(
          <p style={{ fontSize, lineHeight: 1.5 }}>
            0<b style={{ display: 'inline-block', inlineSize: 1, blockSize: 1 }} /> {badge}
          </p>,
        )
        const [text, mark, number] = ['p', 'b', '[data-part="number"]'].map((part) =>
          container.querySelector(part)?.getBoundingClientRect(),
        )
        await unmount()
        return { height: text?.height, base: mark?.bottom, number }
      }
      const pending = await line(<BalanceBadge />)
      const ready = await line(<BalanceBadge data={balance} />)
      const outside = await line(<Amount data={balance.balance} style={{ fontSize, lineHeight: 1.5 }} />)
      expect(pending.number).toBeUndefined()
      expect(ready.height).toBe(pending.height)
      expect((ready.number?.bottom ?? 0) - (ready.base ?? 0)).toBeCloseTo(
        (outside.number?.bottom ?? 0) - (outside.base ?? 0),
        0,
      )
    },
  )

  it.each(['text', 'large'] as const)('is read in one piece: %s', async (size) => {
    const { container } = await stage(
      <button type="button">
        <BalanceBadge data={balance} size={size} precision="full" />
      </button>,
    )
    await expect.poll(() => container.innerText).toContain('6,784')
    expect(page.getByRole('button', { name: /^6,784\.726594781 / }).elements()).toHaveLength(1)
  })

  it('keeps the size of a key figure', async () => {
    const { container } = await stage(
      <p style={{ fontSize: 12 }}>
        <BalanceBadge data={balance} size="large" />
      </p>,
    )
    expect(Number.parseFloat(getComputedStyle(find(container, '[data-part="number"]')).fontSize)).toBeGreaterThan(20)
  })
})

/** What a host's sheet says of texts that it inherits to everything. */
const LOUD: CSSProperties = {
  fontWeight: 800,
  fontStyle: 'italic',
  hyphens: 'auto',
  letterSpacing: '4px',
  textAlign: 'center',
  textIndent: '40px',
  textShadow: '1px 1px red',
  textTransform: 'uppercase',
  whiteSpace: 'pre',
  wordBreak: 'break-all',
  wordSpacing: '12px',
}
/** And of elements that ours are made of. */
const SHEET = `
  a, button, input, select, table, th, td, dl, dt, dd, ol, ul, li, p, h2, h3, summary, label, legend, time, bdi {
    font: italic 900 40px/3 cursive;
    letter-spacing: 6px;
    text-align: right;
    text-indent: 20px;
    text-shadow: 1px 1px red;
    text-transform: uppercase;
    white-space: pre;
    word-spacing: 9px;
  }
  a, button, p, dl, dd, ol, ul, li, svg, img, bdi, time { margin: 7px; padding: 5px; border: 3px solid red }
  a, button, dt, p, li { background: gold; color: red; text-decoration: underline wavy; box-shadow: 0 0 9px red }`

function addSheet(text: string) {
  const sheet = Object.assign(document.createElement('style'), { textContent: text })
  document.head.prepend(sheet)
  onTestFinished(() => sheet.remove())
}

/** How an element is drawn, as far as the sheets above could change it. */
function look(element: Element): string {
  const style = getComputedStyle(element)
  const read = (names: string) => names.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`)
  const text = read(
    'color font-family font-size font-style font-weight hyphens letter-spacing line-height text-align text-indent text-shadow text-transform white-space word-break word-spacing text-decoration',
  )
  const box = read(
    'background-color border-top-width border-left-width box-shadow margin-top margin-left padding-top padding-left',
  )
  return `${element.tagName} ${element.getAttribute('class')} ${[...text, ...box].join('; ')}`
}

describe('within a host with texts of its own', () => {
  it.each([
    ['a badge', <BalanceBadge key="" data={balance} />],
    ['an amount', <Amount key="" data="18250000000" direction="in" />],
    ['an address', <AddressLabel key="" address={MAIN} data={null} />],
    ['a hash', <HashLabel key="" data={'ab'.repeat(32)} kind="transaction" />],
    ['a time', <TimeAgo key="" data={1_700_000_000} />],
    ['a list', <TransactionList key="" data={oddTransactions.slice(0, 3)} expandable />],
    ['a filter bar', <ActivityFilterBar key="" data={{}} onChange={() => undefined} />],
    ['a table', <JettonTable key="" data={jettonWallets} metadata={jettonMetadata} />],
    ['a card', <AccountCard key="" data={{ address: MAIN, ...balance }} />],
    ['a page of details', <TransactionDetails key="" data={transaction({})} />],
    ['an error', <ErrorState key="" error={new Error('no')} onRetry={() => undefined} />],
  ])('%s is drawn as without them', async (_name, element) => {
    const drawn = async (style: CSSProperties) => {
      const { container, settle, unmount } = await stage(
        <div style={{ fontSize: 14, lineHeight: '20px', marginBlockStart: 40, ...style }}>{element}</div>,
      )
      // Where an earlier test left it, the pointer may be over this.
      await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
      await settle()
      const root = find(container, '[data-part="root"]')
      expect(root.textContent).not.toBe('')
      const parts = [...root.querySelectorAll('*')].map(look)
      await unmount()
      return parts
    }
    const plain = await drawn({})
    addSheet(SHEET)
    expect(await drawn(LOUD)).toEqual(plain)
  })
})

describe('the face', () => {
  const faceOf = (root: ParentNode, selector: string) => getComputedStyle(find(root, selector)).fontFamily
  const inGeorgia = (style: CSSProperties) =>
    stage(
      <div style={{ fontFamily: 'Georgia, serif', ...style }}>
        <TransactionList data={oddTransactions.slice(0, 3)} heading="Transactions" />
        <AddressLabel address={MAIN} data={null} />
      </div>,
    )

  it('is that of the text around, and a mono of the system for addresses', async () => {
    const { container } = await inGeorgia({ '--font-mono': 'initial' } as CSSProperties)
    expect(faceOf(container, '[role="heading"]')).toBe('Georgia, serif')
    expect(faceOf(container, '[role="columnheader"]')).toBe('Georgia, serif')
    expect(faceOf(container, '[data-account] [data-part="name"]')).toMatch(/^ui-monospace.*monospace$/)
  })

  it('is one of our own where the app names it', async () => {
    const faces = { '--tc-font': 'Inter, sans-serif', '--tc-font-mono': '"JetBrains Mono", monospace' }
    const { container } = await inGeorgia(faces as CSSProperties)
    expect(faceOf(container, '[role="heading"]')).toBe('Inter, sans-serif')
    expect(faceOf(container, '[data-account] [data-part="name"]')).toBe('"JetBrains Mono", monospace')
  })
})
