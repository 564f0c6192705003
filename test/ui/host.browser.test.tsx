import type { CSSProperties, ReactElement } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AddressLabel } from '../../src/ui/AddressLabel/AddressLabel.tsx'
import { Amount } from '../../src/ui/Amount/Amount.tsx'
import { BalanceBadge } from '../../src/ui/BalanceBadge/BalanceBadge.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { oddTransactions } from '../../stories/fixtures/transactions.ts'
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
  letterSpacing: '4px',
  textIndent: '40px',
  textTransform: 'uppercase',
  wordSpacing: '12px',
}
/** And of elements that ours are made of. */
const SHEET = 'a, button { font: italic 900 40px serif; letter-spacing: 6px; text-transform: uppercase }'

function addSheet(text: string) {
  const sheet = Object.assign(document.createElement('style'), { textContent: text })
  document.head.prepend(sheet)
  onTestFinished(() => sheet.remove())
}

describe('within a host with texts of its own', () => {
  it.each([
    ['a badge', <BalanceBadge key="" data={balance} />],
    ['an amount', <Amount key="" data="18250000000" direction="in" />],
    ['an address', <AddressLabel key="" address={MAIN} data={null} />],
    ['a list', <TransactionList key="" data={oddTransactions.slice(0, 3)} expandable />],
  ])('%s is drawn as without them', async (_name, element) => {
    const drawn = async (style: CSSProperties) => {
      const { container, unmount } = await stage(
        <div style={{ fontSize: 14, lineHeight: '20px', ...style }}>{element}</div>,
      )
      await expect.poll(() => container.querySelector('[data-part="root"]')?.textContent).not.toBe('')
      const parts = [...find(container, '[data-part="root"]').querySelectorAll('*')].map((part) => {
        const { fontSize, fontStyle, fontWeight, letterSpacing, textIndent, textTransform, wordSpacing } =
          getComputedStyle(part)
        const own = { fontSize, fontStyle, fontWeight, letterSpacing, textIndent, textTransform, wordSpacing }
        return `${part.tagName} ${part.className} ${Object.values(own).join(' ')}`
      })
      await unmount()
      return parts
    }
    const plain = await drawn({})
    addSheet(SHEET)
    expect(await drawn(LOUD)).toEqual(plain)
  })
})
