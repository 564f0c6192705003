import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { JettonTable, type JettonTableProps } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { find, isClosed, overflowing, panel, stage } from './stage.tsx'

const [wallet] = jettonWallets
if (!wallet) throw new Error('the fixture is empty')
const SYMBOL = jettonMetadata[wallet.jetton]?.token_info?.[0]?.symbol

const table = (props: JettonTableProps = {}) => (
  <JettonTable data={jettonWallets} metadata={jettonMetadata} {...props} />
)
const menus = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLButtonElement>('[data-part="menu"] > button')] as [HTMLButtonElement]

describe('the title of a table', () => {
  it('says how many are flagged, which are folded away below', async () => {
    const { container } = await stage(table({ heading: 'Tokens' }))
    expect(find(container, '[data-part="count"]').textContent).toMatch(/^\d+ · 3 flagged$/)
    await expect.element(page.getByRole('button', { name: '3 flagged' })).toBeVisible()
  })
})

describe('the balance of the coin', () => {
  it('moves no row when it loads after the jettons', async () => {
    const tops = () =>
      [...container.querySelectorAll('[data-part="row"]')].map((row) => row.getBoundingClientRect().top)
    const { container, redraw } = await stage(table({ native: null }))
    const before = tops()
    expect(before.length).toBeGreaterThan(jettonWallets.length / 2)
    await redraw(table({ native: '1284507391200' }))
    await vi.waitFor(() => expect(container.textContent).toContain('1,284.5073912'))
    expect(tops()).toEqual(before)
  })
})

describe('the menu of a row', () => {
  it('has a name that says of which token it is, and one for every token', async () => {
    const { container } = await stage(table())
    const names = menus(container).map((button) => button.ariaLabel)
    expect(names[0]).toBe(`Actions for ${SYMBOL}`)
    expect(names).toHaveLength(container.querySelectorAll('[data-column="asset"]').length - 1)
  })

  it('is reached and used by the keyboard alone, and copies both addresses', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { container } = await stage(table())
    await userEvent.tab()
    // Looked for each time: rows are drawn anew when the code of virtual rows has loaded.
    const isThere = () => document.activeElement === menus(container)[0]
    for (let step = 0; step < 8 && !isThere(); step++) await userEvent.keyboard('{ArrowRight}')
    expect(isThere()).toBe(true)
    await userEvent.keyboard('{Enter}')
    await panel()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Copy token address'))
    await userEvent.keyboard('{Enter}')
    expect(write).toHaveBeenLastCalledWith(toFriendlyAddress(wallet.jetton))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(write).toHaveBeenLastCalledWith(toFriendlyAddress(wallet.address))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Copied'))
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(isThere()).toBe(true)
    write.mockRestore()
  })

  it('goes to where the app wants links to go, and nowhere where it makes none', async () => {
    const { container, unmount } = await stage(table())
    await userEvent.click(menus(container)[0])
    await panel()
    const links = [...(await panel()).querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([`#jetton/${wallet.jetton}`, `#account/${wallet.address}`])
    await unmount()
    const { container: bare } = await stage(table(), { renderLink: undefined })
    await userEvent.click(menus(bare)[0])
    expect((await panel()).querySelector('a')).toBeNull()
  })

  it('does not offer the address of a flagged token to be copied', async () => {
    const { container } = await stage(table())
    await page.getByRole('button', { name: '3 flagged' }).click()
    const last = menus(container).at(-1) as HTMLButtonElement
    await userEvent.click(last)
    const shown = (await panel()).textContent
    expect(shown).not.toContain('Copy token address')
    expect(shown).toContain('Copy token wallet address')
  })

  it('puts a token away, says how many are, and brings it back', async () => {
    const { container } = await stage(table())
    const before = container.querySelectorAll('[data-part="row"]').length
    await userEvent.click(menus(container)[0])
    await panel()
    await page.getByRole('button', { name: 'Hide this token' }).click()
    await isClosed()
    // One row less, and the fold.
    expect(container.querySelectorAll('[data-part="row"]')).toHaveLength(before)
    expect(menus(container).map((button) => button.ariaLabel)).not.toContain(`Actions for ${SYMBOL}`)
    // Where the reader was, and not at the top of the page.
    expect(document.activeElement?.getAttribute('data-part')).toBe('row')
    await page.getByRole('button', { name: '1 hidden' }).click()
    await userEvent.click(page.getByRole('button', { name: `Actions for ${SYMBOL}`, exact: true }))
    await page.getByRole('button', { name: 'Show this token again' }).click()
    await vi.waitFor(() => expect(page.getByRole('button', { name: '1 hidden' }).query()).toBeNull())
  })

  it('reports it to the app, which may keep it', async () => {
    const onMasters = vi.fn()
    function Kept() {
      const [hidden, setHidden] = useState<readonly string[]>([toFriendlyAddress(wallet?.jetton ?? '')])
      const onChange = (masters: readonly string[]) => {
        onMasters(masters)
        setHidden(masters)
      }
      return table({ hiddenTokens: hidden, onHiddenTokensChange: onChange })
    }
    const { container } = await stage(<Kept />)
    await expect.element(page.getByRole('button', { name: '1 hidden' })).toBeVisible()
    await userEvent.click(menus(container)[0])
    await panel()
    await page.getByRole('button', { name: 'Hide this token' }).click()
    expect(onMasters).toHaveBeenCalledTimes(1)
    expect(onMasters.mock.lastCall?.[0]).toHaveLength(2)
    expect(onMasters.mock.lastCall?.[0]).toContain(wallet.jetton)
    await expect.element(page.getByRole('button', { name: '2 hidden' })).toBeVisible()
  })

  it.each([336, 640, 1200])('has its place in %i px', async (width) => {
    const { container } = await stage(table(), { width })
    const row = find(container, '[data-part="row"]').getBoundingClientRect()
    const button = menus(container)[0].getBoundingClientRect()
    expect(row.right - button.right).toBeLessThan(24)
    expect(button.top).toBeGreaterThanOrEqual(row.top)
    expect(overflowing(container, width + 8)).toEqual([])
  })

  it('speaks Russian', async () => {
    const { container } = await stage(table(), { locale: 'ru', dictionary: russian })
    await userEvent.click(menus(container)[0])
    expect((await panel()).textContent).toContain('Скрыть этот токен')
  })
})
