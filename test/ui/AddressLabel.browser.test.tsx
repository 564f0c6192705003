import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toFriendlyAddress, toRawAddress } from '../../src/core/values/address.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { find, isClosed, overflowing, panel, stage } from './stage.tsx'

const { anna, poisoner } = demoAccounts
const spell = (address: string, bounceable: boolean, testOnly = false) =>
  toFriendlyAddress(address, { bounceable, testOnly })

const menuOf = (container: HTMLElement) =>
  vi.waitFor(() => find(container, '[data-part="menu"] button') as HTMLButtonElement)
const names = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-part="name"]')].map(({ textContent }) => textContent)

describe('the menu of an address', () => {
  it('shows every spelling in full, and copies the one that is pressed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { container } = await stage(
      <AddressLabel address={MAIN} data={{ user_friendly: null, domain: 'harbor.ton' }} />,
    )
    const menu = await menuOf(container)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await userEvent.click(menu)
    const shown = (await panel()).textContent
    const forms = [spell(MAIN, false), spell(MAIN, true), toRawAddress(MAIN)]
    for (const form of forms) expect(shown).toContain(form)
    expect(shown).toContain('harbor.ton')
    for (const form of [spell(MAIN, false, true), spell(MAIN, true, true)]) expect(shown).not.toContain(form)
    await page.getByRole('button', { name: forms[1] as string }).click()
    expect(write).toHaveBeenCalledWith(forms[1])
    await expect.element(page.getByRole('status').filter({ hasText: 'Copied' })).toBeInTheDocument()
    expect(document.querySelector('[data-part="panel"]')).not.toBeNull()
    // The tip of the label would cover it, after its delay.
    vi.advanceTimersByTime(1_000)
    expect(document.querySelector('[role="tooltip"]')).toBeNull()
    write.mockRestore()
  })

  it('says that all of them are one account, and what each is for', async () => {
    const { container } = await stage(<AddressLabel address={MAIN} data={null} />)
    await userEvent.click(await menuOf(container))
    const { innerText } = await panel()
    for (const said of ['One account', 'for wallets', 'for contracts', 'Raw']) expect(innerText).toContain(said)
  })

  it.each(['ltr', 'rtl'])('opens to the free side in a page that is %s, and off the seal of its row', async (dir) => {
    await page.viewport(1200, 800)
    const { container } = await stage(
      <div dir={dir} style={{ inlineSize: 1100 }}>
        <AddressLabel address={MAIN} data={null} />
      </div>,
    )
    const button = await menuOf(container)
    await userEvent.click(button)
    const opened = (await panel()).getBoundingClientRect()
    const seal = find(container, '[data-part="seal"]').getBoundingClientRect()
    expect(dir === 'ltr' ? opened.left >= seal.right : opened.right <= seal.left).toBe(true)
  })

  it.each([0, 620])('stays 16 px off the edges of the window: %i px from its start', async (marginInlineStart) => {
    await page.viewport(800, 800)
    const { container } = await stage(
      <div style={{ marginInlineStart }}>
        <AddressLabel address={MAIN} data={null} />
      </div>,
      { width: 800 },
    )
    await userEvent.click(await menuOf(container))
    const { left, right } = (await panel()).getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(16)
    expect(right).toBeLessThanOrEqual(784)
  })

  it('has those of test networks on a test network', async () => {
    const { container } = await stage(<AddressLabel address={MAIN} data={null} />, { testOnly: true })
    await userEvent.click(await menuOf(container))
    const shown = (await panel()).textContent
    for (const testOnly of [true, false]) {
      for (const bounceable of [true, false]) expect(shown).toContain(spell(MAIN, bounceable, testOnly))
    }
  })

  it('is opened, walked and closed by the keyboard, and gives the focus back', async () => {
    const { container } = await stage(<AddressLabel address={MAIN} data={null} />, { renderLink: undefined })
    const button = await menuOf(container)
    expect(button.getAttribute('aria-label')).toMatch(/^Address formats: UQ/)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    const entries = [...(await panel()).querySelectorAll('button')]
    await vi.waitFor(() => expect(document.activeElement).toBe(entries[0]))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(entries[1])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(entries.at(-1))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(entries[0])
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(entries.at(-1))
    await userEvent.keyboard('{Home}{Escape}')
    await isClosed()
    expect(document.activeElement).toBe(button)
  })

  it('closes on its own button, when the focus goes elsewhere, and when the page scrolls', async () => {
    const { container } = await stage(
      <div style={{ blockSize: 3000 }}>
        <AddressLabel address={MAIN} data={null} />
        <button type="button">Elsewhere</button>
      </div>,
    )
    const button = await menuOf(container)
    await userEvent.click(button)
    await panel()
    await userEvent.click(button)
    await isClosed()
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await panel()
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
    await isClosed()
    await userEvent.click(button)
    await panel()
    window.scrollBy(0, 40)
    await isClosed()
    expect(document.activeElement).toBe(button)
    window.scrollTo(0, 0)
  })

  it.each(['ltr', 'rtl'] as const)('stays in the window at its edges, %s', async (direction) => {
    const { container } = await stage(
      <div dir={direction} style={{ display: 'flex', justifyContent: 'space-between' }}>
        <AddressLabel address={MAIN} data={null} seal={false} />
        <AddressLabel address={LUSD} data={null} seal={false} />
      </div>,
      { width: 340 },
    )
    for (const at of [0, 1]) {
      const button = await vi.waitFor(() => {
        const all = container.querySelectorAll<HTMLButtonElement>('[data-part="menu"] > button')
        expect(all).toHaveLength(2)
        return all[at] as HTMLButtonElement
      })
      await userEvent.click(button)
      const box = (await panel()).getBoundingClientRect()
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(window.innerWidth)
      await userEvent.keyboard('{Escape}')
    }
  })

  it('is left out with the copy button where the app wants neither', async () => {
    const { container, settle } = await stage(<AddressLabel address={MAIN} data={null} copy={false} menu={false} />)
    await settle()
    expect(container.querySelector('button')).toBeNull()
  })
})

describe('two addresses that begin and end alike', () => {
  it('are shown with the characters that differ, are marked, and their buttons have names of their own', async () => {
    const { container } = await stage(
      <>
        <AddressLabel address={anna} data={null} />
        <AddressLabel address={spell(MAIN, true)} data={null} />
        <AddressLabel address={poisoner} data={null} />
      </>,
    )
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(2))
    const [first, other, second] = names(container)
    expect(first).not.toBe(second)
    const form = spell(anna, false)
    expect(first?.startsWith(form.slice(0, 4))).toBe(true)
    expect(first?.endsWith(form.slice(-4))).toBe(true)
    expect(other).toMatch(/^.{4}…+.{4}$/)
    const mark = find(container, '[data-part="mark"]')
    expect(mark.getAttribute('aria-label')).toBe('Begins and ends like another address on this page.')
    await vi.waitFor(() => {
      const labels = [...container.querySelectorAll('[data-part="copy"]')].map((button) => button.ariaLabel)
      expect(labels).toContain(`Copy address ${first}`)
      expect(labels).toContain(`Copy address ${second}`)
    })
  })

  it('differ also when the second is drawn later, and when the first is gone', async () => {
    const { container, redraw } = await stage(<AddressLabel address={anna} data={null} />)
    await menuOf(container)
    const [alone] = names(container)
    await redraw(<AddressLabel address={poisoner} data={null} />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(1))
    expect(names(container)[0]).not.toBe(alone)
  })

  it('say why on the mark, by the keyboard too', async () => {
    await stage(
      <>
        <AddressLabel address={anna} data={null} copy={false} menu={false} />
        <AddressLabel address={poisoner} data={null} copy={false} menu={false} />
      </>,
    )
    await vi.waitFor(() => expect(document.querySelectorAll('[data-part="mark"]')).toHaveLength(2))
    find(document, '[data-part="mark"]').focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
    await vi.waitFor(() =>
      expect(document.querySelector('[role="tooltip"]')?.textContent).toBe(
        'Begins and ends like another address on this page.',
      ),
    )
  })

  it('stay in a narrow box', async () => {
    const { container } = await stage(
      <>
        <AddressLabel address={anna} data={null} />
        <AddressLabel address={poisoner} data={null} />
      </>,
      { width: 200 },
    )
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="mark"]')).toHaveLength(2))
    expect(overflowing(container, 208)).toEqual([])
  })
})

describe('an address written for test networks', () => {
  it('is marked on any other, in words, and shown in the form of this network', async () => {
    const { container } = await stage(<AddressLabel address={spell(MAIN, false, true)} data={null} />)
    await vi.waitFor(() => expect(find(container, '[data-part="mark"]').textContent).toBe('Test network'))
    expect(find(container, '[data-part="mark"]').getAttribute('aria-label')).toMatch(/test networks/)
    expect(names(container)[0]).toMatch(/^UQ/)
  })

  it('is not marked on a test network, nor is one that is raw or of this network', async () => {
    const { container } = await stage(<AddressLabel address={spell(MAIN, false, true)} data={null} />, {
      testOnly: true,
    })
    await menuOf(container)
    expect(container.querySelector('[data-part="mark"]')).toBeNull()
    const { container: main } = await stage(
      <>
        <AddressLabel address={MAIN} data={null} />
        <AddressLabel address={spell(MAIN, true)} data={null} />
      </>,
    )
    await menuOf(main)
    expect(main.querySelector('[data-part="mark"]')).toBeNull()
  })

  it('is marked in Russian too, and named', async () => {
    const { container } = await stage(<AddressLabel address={spell(MAIN, false, true)} name="Гавань" />, {
      locale: 'ru',
      dictionary: russian,
    })
    await vi.waitFor(() => expect(find(container, '[data-part="mark"]').textContent).toBe('Тестовая сеть'))
  })
})

describe('an account that is on a page more than once', () => {
  it('is marked everywhere while one of its labels has the pointer or the focus, however it is spelled', async () => {
    const { container } = await stage(
      <>
        <AddressLabel address={MAIN} data={null} />
        <AddressLabel address={LUSD} data={null} />
        <AddressLabel address={spell(MAIN, true)} name="Harbour" />
      </>,
    )
    await menuOf(container)
    const same = () =>
      [...container.querySelectorAll<HTMLElement>('[data-account]')].map(({ dataset }) => 'same' in dataset)
    await userEvent.hover(find(container, '[data-part="name"]'))
    await vi.waitFor(() => expect(same()).toEqual([true, false, true]))
    await userEvent.unhover(find(container, '[data-part="name"]'))
    await userEvent.hover(document.body)
    await vi.waitFor(() => expect(same()).toEqual([false, false, false]))
    ;(await menuOf(container)).focus()
    await vi.waitFor(() => expect(same()).toEqual([true, false, true]))
  })
})
