import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { TokenImage } from '../../src/ui/images/TokenImage.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { Amount } from '../../src/ui/parts/Amount.tsx'
import { CopyButton } from '../../src/ui/parts/CopyButton.tsx'
import { ExampleList } from '../../src/ui/parts/ExampleList.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { TimeAgo } from '../../src/ui/time/TimeAgo.tsx'
import { MessageLife } from '../../src/ui/tools/SendBoc/MessageLife.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { LUSD, MAIN, NEVER_SEEN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { picture } from '../../stories/fixtures/nfts.ts'
import { hashOf, oddTransactions } from '../../stories/fixtures/transactions.ts'
import { Answers } from '../../stories/tools/answers.tsx'
import { finalTrace } from '../../stories/tools/traces.ts'
import { find, keepPictures, overflowing, stage } from './stage.tsx'

describe('HashLabel', () => {
  it('has letters of one size with and without its button, in a text of any size', async () => {
    const { container } = await stage(
      <div style={{ fontSize: 24 }}>
        <HashLabel data={'ab'.repeat(32)} />
        <HashLabel data={'ab'.repeat(32)} copy={false} />
      </div>,
    )
    const sizes = [...container.querySelectorAll('[data-part="root"]')].map((label) => {
      const text = label.querySelector('button') ? find(label, 'span') : label
      return Number.parseFloat(getComputedStyle(text).fontSize)
    })
    expect(sizes).toEqual([expect.closeTo(13, 1), expect.closeTo(13, 1)])
  })
})

describe('BalanceBadge', () => {
  it('says that it could not load, and loads on Retry', async () => {
    const { container, service } = await stage(<BalanceBadge address={MAIN} />, {
      faults: [{ kind: 'status', status: 500 }],
    })
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('error'))
    service.faults([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('ready'))
  })

  it('keeps its last value when a refresh fails, and says so', async () => {
    const { container, service, queryClient } = await stage(<BalanceBadge address={MAIN} />)
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('ready'))
    const before = find(container, '[data-part="number"]').textContent
    service.faults([{ kind: 'status', status: 500 }])
    await queryClient.refetchQueries()
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('stale'))
    expect(find(container, '[data-part="number"]').textContent).toBe(before)
    await expect.element(page.getByText('Last known value.')).toBeInTheDocument()
  })

  it('shows 0 for an account that the chain has never seen', async () => {
    const { container } = await stage(<BalanceBadge address={NEVER_SEEN} />)
    await vi.waitFor(() => expect(find(container, '[data-part="number"]').textContent).toBe('0'))
  })

  it('shows no digit when masked, to nobody', async () => {
    const { container } = await stage(<BalanceBadge data={{ balance: '1234567890', status: 'active' }} masked />)
    expect(container.innerHTML).not.toMatch(/1[.,]?23/)
    await expect.element(page.getByText('Hidden amount')).toBeInTheDocument()
  })
})

describe('JettonTable', () => {
  it('opens a fold by the keyboard, and says that it is open', async () => {
    const { container } = await stage(<JettonTable data={jettonWallets} metadata={jettonMetadata} />)
    const fold = page.getByRole('button', { name: '3 zero balances' })
    const before = container.querySelectorAll('[data-part="row"]').length
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
    expect(container.querySelectorAll('[data-part="row"]').length).toBe(before + 3)
  })

  it('asks nobody but the service for an image, and never for the one that the author chose', async () => {
    const [wallet] = jettonWallets
    if (!wallet) throw new Error('the fixture is empty')
    const image = (extra: object) => ({
      [wallet.jetton]: {
        is_indexed: true,
        token_info: [
          {
            type: 'jetton_masters',
            symbol: 'X',
            image: 'https://tracker.example/x.png',
            extra: { decimals: '9', ...extra },
          },
        ],
      },
    })
    keepPictures()
    const { container, redraw } = await stage(<JettonTable data={[wallet]} metadata={image({})} />)
    expect(container.querySelector('img')).toBeNull()
    for (const bad of [
      'http://imgproxy.toncenter.com/x.png',
      'https://imgproxy.example/x.png',
      'https://toncenter.com.example/x.png',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '//x',
      7,
    ]) {
      await redraw(<JettonTable data={[wallet]} metadata={image({ _image_small: bad })} />)
      expect(container.querySelector('img'), String(bad)).toBeNull()
    }
    await redraw(
      <JettonTable data={[wallet]} metadata={image({ _image_small: 'https://imgproxy.toncenter.com/x.png' })} />,
    )
    const drawn = find(container, 'img') as HTMLImageElement
    expect(drawn.referrerPolicy).toBe('no-referrer')
    expect(drawn.loading).toBe('lazy')
  })

  it('shows flagged tokens with a word, and hides them where the app wants that, saying how many', async () => {
    const { container, redraw } = await stage(
      <JettonTable data={jettonWallets} metadata={jettonMetadata} trustPolicy="show" />,
    )
    await expect.element(page.getByText('Scam')).toBeVisible()
    await redraw(<JettonTable data={jettonWallets} metadata={jettonMetadata} trustPolicy="hide" />)
    expect(container.textContent).not.toContain('Scam')
    await expect.element(page.getByText('3 items hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Reveal' }).click()
    await expect.element(page.getByText('Scam')).toBeVisible()
  })

  it.each([320, 360, 640, 1200])('fits in %i px with the longest names and numbers', async (width) => {
    const { container } = await stage(<JettonTable data={jettonWallets} metadata={jettonMetadata} />, { width })
    expect(overflowing(container, width + 8)).toEqual([])
  })

  it('knows that masters and jetton wallets are contracts, whatever the address book says', async () => {
    const wallets = jettonWallets.slice(0, 3)
    const all = wallets.flatMap(({ address, jetton }) => [address, jetton])
    const book = Object.fromEntries(
      all.map((raw) => [raw, { user_friendly: toFriendlyAddress(raw, { bounceable: false }), domain: null }]),
    )
    for (const addressBook of [{}, book]) {
      const { container, unmount } = await stage(<JettonTable data={wallets} addressBook={addressBook} />)
      const tips = [...container.querySelectorAll<HTMLElement>('[data-tip]')].map(({ dataset }) => dataset.tip ?? '')
      expect(tips.filter((tip) => tip.startsWith('EQ'))).toHaveLength(6)
      expect(tips.filter((tip) => tip.startsWith('UQ'))).toEqual([])
      await unmount()
    }
  })

  it('draws copy buttons in the row that has the pointer or the focus, and in no other', async () => {
    const { container } = await stage(<JettonTable data={jettonWallets.slice(0, 3)} metadata={jettonMetadata} />)
    const row = () => find(container, '[data-index="1"]')
    expect(container.querySelectorAll('[data-part="copy"]')).toHaveLength(0)
    await userEvent.hover(row())
    await vi.waitFor(() => expect(row().querySelectorAll('[data-part="copy"]')).toHaveLength(2))
    await userEvent.unhover(row())
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="copy"]')).toHaveLength(0))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Copy address EQ/)
  })

  it('costs one request', async () => {
    const { container, asked } = await stage(<JettonTable address={MAIN} />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(2))
    expect(asked).toHaveLength(1)
  })
})

describe('BlockList', () => {
  it('draws the latest blocks, and only those of a workchain when asked', async () => {
    const { container } = await stage(<BlockList workchain={-1} />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(5))
    const shards = [...container.querySelectorAll('[data-part="row"] [data-column="shard"]')]
    expect(new Set(shards.map(({ textContent }) => textContent))).toEqual(new Set(['-1:8000']))
  })

  it('has heads in a narrow list, words for screen readers, and no hole where columns are left out', async () => {
    const { container } = await stage(<BlockList columns={['block', 'transactions', 'time']} pageSize={5} />, {
      width: 336,
    })
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(2))
    const heads = [...container.querySelectorAll<HTMLElement>('[role="columnheader"]')]
    expect(heads.filter((head) => head.offsetWidth > 20).map(({ innerText }) => innerText)).toEqual([
      'Block',
      'Transactions',
      'Age',
    ])
    const said = find(container, '[data-part="row"] [data-column="transactions"]')
    expect(said.innerText).toMatch(/^(\d+)\n\1 transactions?$/)
    const row = find(container, '[data-part="row"]').getBoundingClientRect()
    const time = find(container, '[data-part="row"] [data-column="time"]').getBoundingClientRect()
    expect(row.right - time.right).toBeLessThan(24)
  })
})

const tipSays = (text: string) =>
  vi.waitFor(() => expect(document.querySelector('[role="tooltip"]')?.textContent).toBe(text))

describe('a part on its own', () => {
  it('is a stop for the Tab key when it is shortened, and shows and says the rest there', async () => {
    const { container } = await stage(
      <>
        <Amount data="1284507391200" />
        <Amount data="1500000000" />
        <TimeAgo data={Date.UTC(2026, 0, 1) / 1000} />
      </>,
      { renderLink: undefined },
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(container.querySelectorAll('[data-part="root"]')[0])
    await tipSays('1,284.5073912 GRAM')
    await userEvent.tab()
    expect(document.activeElement?.tagName).toBe('TIME')
    expect(document.querySelector('[role="tooltip"]')?.textContent).toBe('January 1, 2026 at 12:00:00 AM UTC')
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(
      document.querySelector('[role="tooltip"]')?.id,
    )
  })

  it('takes its listeners and its tip with it', async () => {
    const { unmount } = await stage(<Amount data="1284507391200" />)
    await userEvent.tab()
    await tipSays('1,284.5073912 GRAM')
    await unmount()
    expect(document.querySelector('[role="tooltip"]')).toBeNull()
  })
})

describe('AddressLabel', () => {
  it('has a seal of the size asked for', async () => {
    const { container } = await stage(<AddressLabel address={MAIN} data={null} seal={56} />)
    expect(find(container, '[data-part="seal"]').getBoundingClientRect().width).toBe(56)
  })

  it('does not believe an address book that names another account', async () => {
    const liar = { user_friendly: 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI', domain: null }
    const { container } = await stage(<AddressLabel address={MAIN} data={liar} />)
    expect(find(container, '[data-part="root"]').dataset.tip).not.toBe(liar.user_friendly)
  })

  it('shows a text that is no address as a stranger’s, and offers no copy of it', async () => {
    const { container, asked } = await stage(<AddressLabel address={'ext$\u202E<b>'} />)
    expect(container.textContent).toBe('ext$U+202E<b>')
    expect(container.querySelector('button, b')).toBeNull()
    expect(asked).toEqual([])
  })

  it('asks for a name once it has none, and shows EQ for a contract', async () => {
    const { container, asked } = await stage(<AddressLabel address={LUSD} />)
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.tip).toMatch(/^EQ/))
    expect(asked).toHaveLength(1)
  })

  it('has a copy button whose name names the copied text', async () => {
    await stage(
      <>
        <AddressLabel address={MAIN} data={null} />
        <AddressLabel address={LUSD} data={null} />
      </>,
    )
    const names = await vi.waitFor(() => {
      const buttons = page.getByRole('button', { name: /^Copy/ }).elements()
      expect(buttons).toHaveLength(2)
      return buttons.map((button) => button.getAttribute('aria-label'))
    })
    expect(new Set(names).size).toBe(2)
    expect(names[0]).toMatch(/^Copy address UQ/)
  })
})

describe('CopyButton', () => {
  it('copies, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await stage(<CopyButton data="exactly this" label="Copy it" />)
    await page.getByRole('button', { name: 'Copy it' }).click()
    expect(write).toHaveBeenCalledWith('exactly this')
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
    write.mockRestore()
  })

  it('says when the browser does not allow it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await stage(<CopyButton data="x" label="Copy it" />)
    await page.getByRole('button', { name: 'Copy it' }).click()
    await expect.element(page.getByRole('status')).toHaveTextContent('not allowed')
    write.mockRestore()
  })
})

describe('TokenImage', () => {
  it('keeps its ground when its picture is there: a round logo of a token gets the corners of its kind', async () => {
    const drawn = picture(1)
    const [wallet] = jettonWallets
    if (!wallet) throw new Error('The fixture has no wallet')
    const table = (extra: Record<string, string>) => (
      <JettonTable
        data={[wallet]}
        metadata={{
          [wallet.jetton]: {
            is_indexed: true,
            token_info: [{ valid: true, type: 'jetton_masters', name: 'A', extra }],
          },
        }}
      />
    )
    const { container, redraw } = await stage(table(drawn), { mediaHosts: ['data:'] })
    const ground = () => getComputedStyle(find(container, 'img')).backgroundColor
    await vi.waitFor(() => expect(find(container, 'img').dataset.state).toBe('loaded'))
    expect(ground()).not.toBe('rgba(0, 0, 0, 0)')
    keepPictures()
    await redraw(table(Object.fromEntries(Object.keys(drawn).map((key) => [key, 'data:image/svg+xml,never']))))
    expect(ground()).not.toBe('rgba(0, 0, 0, 0)')
  })

  it('draws a letter when the image does not load', async () => {
    const token = { symbol: 'ACORN', extra: { _image_small: 'https://imgproxy.example/absent.png' } }
    const { container } = await stage(<TokenImage token={token} address={LUSD} />, { mediaHosts: ['imgproxy.example'] })
    find(container, 'img').dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(find(container, '[data-state="drawn"]').textContent).toBe('A'))
  })
})

describe('TimeAgo', () => {
  it('takes the time of the first render from the provider’s clock, then from the page’s', async () => {
    const moment = Date.now() / 1000 - 7260
    const { container } = await stage(<TimeAgo data={moment} />, { now: Date.now() })
    expect(find(container, 'time').textContent).toBe('2 hr. ago')
    expect(find(container, 'time').getAttribute('datetime')).toBe(new Date(moment * 1000).toISOString())
  })
})

describe('a server', () => {
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: () => new Promise(() => {}) })
  const tree = (
    <TonCenterProvider client={client} now={Date.UTC(2026, 0, 1, 12)}>
      <TransactionList data={oddTransactions} />
      <JettonTable data={jettonWallets} metadata={jettonMetadata} />
      <BalanceBadge data={{ balance: '1', status: 'active' }} />
    </TonCenterProvider>
  )

  it('draws rows, with the ages of the provider’s clock, and the same ones each time', () => {
    const html = renderToString(tree)
    expect(html).toContain('28 min')
    expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
    expect(renderToString(tree)).toBe(html)
  })
})

describe('the look', () => {
  it('follows theme and density on each root, and not twice on roots inside', async () => {
    const { container } = await stage(<TransactionList data={oddTransactions} density="compact" />, { theme: 'dark' })
    const root = find(container, '[data-part="root"]')
    expect(root.dataset).toMatchObject({ theme: 'dark', density: 'compact' })
    expect(container.querySelectorAll('[data-theme]')).toHaveLength(1)
    expect(getComputedStyle(root).colorScheme).toBe('dark')
    expect(getComputedStyle(find(container, '[data-part="row"]')).minHeight).toBe('40px')
  })

  it('takes the host’s tokens and our public ones, nearest first', async () => {
    document.documentElement.style.setProperty('--primary', 'rgb(1, 2, 3)')
    const { container } = await stage(
      <div style={{ ['--tc-text' as string]: 'rgb(9, 8, 7)' }}>
        <Amount data="1" />
        <TransactionList data={oddTransactions} />
      </div>,
    )
    expect(getComputedStyle(find(container, '[data-part="root"]')).color).toBe('rgb(9, 8, 7)')
    expect(getComputedStyle(find(container, '[data-column="hash"] a')).color).toBe('rgb(1, 2, 3)')
    document.documentElement.style.removeProperty('--primary')
  })

  it('survives a host’s universal reset', async () => {
    const style = document.createElement('style')
    style.textContent =
      '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box; } svg { display: block } button { background: red; border: 3px solid }'
    const plain = await stage(<TransactionList data={oddTransactions} heading="T" />)
    const boxes = () =>
      [...plain.container.querySelectorAll('[data-part="row"] *')].map((e) =>
        Math.round(e.getBoundingClientRect().width),
      )
    const before = boxes()
    document.head.append(style)
    expect(boxes()).toEqual(before)
    style.remove()
  })
})

describe('an example', () => {
  it('is opened by a press anywhere in its cell', async () => {
    const example = { kind: 'account', id: MAIN, title: 'A wallet', text: 'With forty tokens.' } as const
    const { container } = await stage(<ExampleList data={[example]} />)
    const link = find(container, 'a')
    const { left, right, top, bottom } = find(container, '[data-part="example"]').getBoundingClientRect()
    for (const x of [left + 4, right - 4])
      for (const y of [top + 4, bottom - 4]) expect(document.elementFromPoint(x, y)).toBe(link)
  })
})

describe('the stages of a message', () => {
  it('keep apart where their words take several lines', async () => {
    const life = (
      <Answers of={finalTrace({})}>
        <MessageLife message={hashOf(7)} />
      </Answers>
    )
    const { container } = await stage(life, { width: 220 })
    await expect.poll(() => container.querySelector('[data-state="finalized"]')).not.toBeNull()
    const stages = [...container.querySelectorAll('ol > li')].map((line) => line.children[1] as HTMLElement)
    expect(stages).toHaveLength(4)
    stages.slice(1).forEach((next, index) => {
      const gap = next.getBoundingClientRect().top - (stages[index] as HTMLElement).getBoundingClientRect().bottom
      expect(gap).toBeGreaterThanOrEqual(12)
    })
  })
})
