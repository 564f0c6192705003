import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { account, context, explorer, go, goHome, openExplorer, page, rows, violations } from './openExplorer.ts'

const { main } = demoAccounts

openExplorer()

describe('the activity of an account', () => {
  it('keeps its filter over a reload, and takes none from a link that is wrong', async () => {
    await account(main)
    await rows().nth(3).waitFor()
    await page.getByRole('button', { name: 'Outcome' }).click()
    await page.getByRole('button', { name: 'Succeeded' }).click()
    await page.getByRole('radio', { name: 'Out', exact: true }).check({ force: true })
    expect(await page.evaluate(() => location.hash)).toMatch(/\?direction=out&outcome=success$/)
    await page.reload()
    await page.getByRole('button', { name: 'Outcome: Succeeded' }).waitFor()
    expect(await page.getByRole('radio', { name: 'Out', exact: true }).isChecked()).toBe(true)
    await account(main, '?direction=up&asset=<b>&since=9999-99-99')
    await page.getByRole('button', { name: 'Any date' }).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).waitFor({ state: 'hidden' })
  })
})

describe('a token that imitates another', () => {
  it('is denied by the title of its page, beside the real one, to which it leads', async () => {
    await go(`/jetton/${demoAccounts.twinDollarJetton}`)
    await page.getByRole('heading', { name: 'LUЅD is not LUSD' }).first().waitFor()
    await page.getByRole('group', { name: 'The real one and this one' }).getByText('U+0405').waitFor()
    await page.getByRole('link', { name: 'Go to the real LUSD' }).click()
    await page.getByRole('heading', { level: 2, name: /^LUSD/ }).waitFor()
    expect(await page.getByText('is not LUSD').count()).toBe(0)
  })
})

describe('a transaction that failed', () => {
  it('has the log of the TVM on the local chain, which runs it again, and one that succeeded has none', async () => {
    const listed = await fetch(`${explorer.url}ton/api/v3/transactions?account=${main}&limit=1000`)
    const { transactions } = (await listed.json()) as { transactions: Transaction[] }
    const trace = (id: string | null) => go(`/trace/${toHexHash(id ?? '')}`)
    const succeeded = transactions.find(({ description }) => description.compute_ph?.success && !description.aborted)
    await trace(succeeded?.trace_id ?? null)
    await page.getByRole('group', { name: 'Trace' }).first().waitFor()
    expect(await page.getByText('log of the TVM').count()).toBe(0)
    const bounced = transactions.find(({ in_msg }) => in_msg?.bounced)
    await trace(bounced?.trace_id ?? null)
    await page.getByText('Why it failed: log of the TVM').click()
    await page.getByText('default exception handler, terminating vm with exit code').waitFor()
    expect(await violations()).toEqual([])
  })
})

describe('a page that is not found', () => {
  it('repeats what was asked, says which character is wrong, and leads to what was meant', async () => {
    const address = toFriendlyAddress(main)
    const wrong = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A')
    await go(`/account/${wrong}`)
    await page.getByText(wrong).first().waitFor()
    await page.getByText('Its checksum does not fit').waitFor()
    await page.getByRole('main').locator('a[href^="#/account/"]').first().click()
    await page
      .getByRole('group', { name: /lakeside-cabin/ })
      .first()
      .waitFor()
  })
})

describe('a hash of which nothing is known', () => {
  const order = async (path: string, body: object): Promise<{ result: { boc: string } }> =>
    (
      await fetch(`${explorer.url}ton/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()

  it('has one page, which waits and becomes the page of what was sent', async () => {
    const { boc } = (await order('local/sign', { from: main, to: demoAccounts.empty, value: '1000000' })).result
    const hash = toHexHash(await normalizedMessageHash(boc))
    await go(`/transaction/${hash}`)
    await page.getByRole('heading', { level: 1, name: 'Nothing known of this hash yet' }).waitFor()
    expect(await page.locator('main .card').count()).toBe(1)
    expect(await page.locator('main code').innerText()).toBe(hash)
    await page.getByText('Last look:').waitFor()
    expect(await violations()).toEqual([])
    await order('api/v2/sendBoc', { boc })
    await page.waitForURL(/#\/trace\/[0-9a-f]{64}$/)
    await page.getByRole('group', { name: 'Trace' }).first().waitFor()
    expect(page.url()).not.toContain(hash)
  })
})

describe('the block page', () => {
  it('counts the transactions of its one shard block, names itself in no row, and leads to its neighbours', async () => {
    await go('/block/500')
    await page.getByText(/^\d+ here, \d+ in shard block/).waitFor()
    await page.getByRole('columnheader', { name: 'Operation' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Block', exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: /^Next/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Masterchain block 501' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Masterchain block 500' }).waitFor()
  })
})

describe('the blocks of one chain', () => {
  it('are in the URL, and stay over a reload', async () => {
    await go('/blocks')
    await rows().nth(1).waitFor()
    expect(await page.getByText('-1:8000').count()).toBe(0)
    await page.getByRole('link', { name: 'Masterchain' }).click()
    await page.getByRole('heading', { name: 'Newest blocks of the masterchain' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Newest blocks of the masterchain' }).waitFor()
    await rows().nth(1).waitFor()
    expect(await page.getByText('0:8000', { exact: true }).count()).toBe(0)
  })
})

describe('the balance over time', () => {
  it('loads when it is opened, and has its numbers in a table', async () => {
    await account(main, '/transactions')
    await page.getByRole('button', { name: 'Balance chart' }).click()
    await page.getByRole('img', { name: /^The balance after each/ }).waitFor()
    await page.getByRole('button', { name: 'Show the numbers' }).click()
    await page.getByRole('cell').nth(5).waitFor()
  })
})

describe('the keys of the explorer', () => {
  it('move between rows, open one, and go back to it', async () => {
    await account(main, '/transactions')
    await rows().nth(3).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex'))
    await expect.poll(focused).toBe('3')
    await page.keyboard.press('k')
    await expect.poll(focused).toBe('2')
    await go('/blocks')
    await rows().nth(3).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: /block/i }).waitFor()
    await expect.poll(() => page.title()).toMatch(/block .* · Fairway$/i)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await rows().nth(3).waitFor()
    await expect.poll(() => page.title()).toBe('Blocks · Fairway')
  })
})

describe('the drawer "be the network"', () => {
  it('has the chain ask for patience, and answer again', async () => {
    await go('/settings')
    await page.getByRole('button', { name: 'Be the network' }).click()
    const drawer = page.getByRole('complementary', { name: 'Be the network' })
    expect(await violations()).toEqual([])
    await drawer.getByRole('radio', { name: /^Slow/ }).check()
    await drawer.getByRole('radio', { name: /^Normal/ }).check()
    await drawer.getByRole('button', { name: 'Mine a block' }).click()
    await drawer.getByRole('rowheader').first().waitFor()
    expect(await drawer.getByRole('alert').innerText()).toBe('')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  })
})

describe('the settings', () => {
  it('change the language and the density of every page, and stay', async () => {
    await go('/settings')
    await page.getByRole('radio', { name: 'Русский' }).check({ force: true })
    await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
    await account(main)
    await page.getByRole('heading', { name: 'События' }).waitFor()
    await page.evaluate(() => localStorage.clear())
  })
})

describe('the theme', () => {
  it('follows the system, is switched by hand, and stays over a reload', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await goHome()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    await page.getByRole('button', { name: 'Light theme' }).click()
    const light = await background()
    expect(light).not.toBe(dark)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await background()).toBe(light)
    await page.evaluate(() => localStorage.clear())
  })
})

describe('the names that a reader gives', () => {
  /** By the keyboard alone. */
  async function name(tab: Page, text: string) {
    await tab.getByRole('button', { name: /^(Name it|Rename)$/ }).press('Enter')
    await tab.keyboard.type(text)
    await tab.keyboard.press('Enter')
    await tab.getByRole('heading', { level: 2, name: text }).waitFor()
  }
  const fileOf = (accounts: readonly object[]) => ({
    name: 'names.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'account-names', version: 1, accounts })),
  })

  it('are those of all tabs, leave with a file, and come with one that is looked at first', async () => {
    const other = await context.newPage()
    other.setDefaultTimeout(60_000)
    const { shop, anna } = demoAccounts
    await account(main)
    await other.goto(`${explorer.url}#/account/${encodeURIComponent(shop)}`)
    await name(page, 'Rent')
    await name(other, 'Boat')
    // The last that was given is the one of both.
    await other.goto(`${explorer.url}#/account/${encodeURIComponent(main)}`)
    await name(other, 'Rent of May')
    await page.getByRole('heading', { level: 2, name: 'Rent of May' }).waitFor()
    await expect.poll(() => page.title()).toContain('✎ Rent of May')
    await other.close()

    await go('/settings')
    const names = page.getByRole('region', { name: 'Names of accounts' })
    expect(await names.getByRole('img', { name: 'Your name for it' }).count()).toBe(2)
    const saved = page.waitForEvent('download')
    await names.getByRole('button', { name: 'Export' }).click()
    const { accounts } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
    expect(accounts.map(({ name }: { name: string }) => name).sort()).toEqual(['Boat', 'Rent of May'])

    await names.locator('input[type=file]').setInputFiles(
      fileOf([
        { address: toFriendlyAddress(main), name: 'Theirs' },
        { address: anna, name: `\u202E${'Anna '.repeat(2_000)}`, isStarred: true },
        { address: demoAccounts.empty, name: 'Verified ✓' },
      ]),
    )
    await names.getByText('New here: 1.').waitFor()
    for (const said of ['call otherwise: 1.', 'cannot be seen: 1.', 'words of this site: 1.'])
      expect(await names.getByText(said).count(), said).toBe(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(), colorScheme).toEqual([])
    }
    await names.getByRole('button', { name: 'Keep 1' }).click()
    await names.getByText('Kept: 1.').waitFor()
    expect(await names.getByText('Theirs').count()).toBe(0)
    await goHome()
    await page.getByRole('region', { name: 'Starred accounts' }).getByText('Anna Anna').waitFor()
    await page.evaluate(() => localStorage.clear())
  })
})
