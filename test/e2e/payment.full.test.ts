import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { violationsOn } from './explorer.ts'
import { context, explorer, openExplorer } from './openExplorer.ts'

openExplorer()

/** A tab of its own: what it complains of while the device is offline is expected. */
async function openTab(): Promise<Page> {
  const tab = await context.newPage()
  tab.setDefaultTimeout(60_000)
  onTestFinished(async () => {
    await context.setOffline(false)
    await tab.close()
  })
  await tab.goto(`${explorer.url}#/tools/send?wallet=v5r1&to=${demoAccounts.anna}&amount=1.25`)
  return tab
}

/** The messages that this browser keeps until they end. */
const keptIn = (tab: Page) =>
  tab.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('toncenter-react/sent/'))
      .map(([, value]) => JSON.parse(value) as { boc: string }),
  )

const send = (boc: string) =>
  fetch(`${explorer.url}ton/api/v2/sendBoc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ boc }),
  })

describe('a payment in the explorer', () => {
  it('survives a closed tab and an offline device, and ends with the fresh balance', async () => {
    const first = await openTab()
    await first.getByRole('button', { name: 'Connect the wallet' }).click()
    await first.getByText('The trial run succeeds.').waitFor()
    expect(await violationsOn(first)).toEqual([])
    // The wallet signs, and says that it has sent.
    await first.getByLabel('When it is asked, it does this').selectOption('unsent')
    await first.getByRole('button', { name: 'Sign in the wallet' }).click()
    await first.locator('[data-state="signed"]').waitFor()
    const [kept] = await keptIn(first)
    await first.close()

    const second = await openTab()
    await second.locator('[data-state="signed"]').waitFor()
    await context.setOffline(true)
    await second.getByText('Your money is where the network has it.').waitFor()
    await context.setOffline(false)
    await second.getByText('Your money is where the network has it.').waitFor({ state: 'hidden' })
    expect((await send(kept?.boc ?? '')).status).toBe(200)
    await second.getByText('Balance now').waitFor()
    expect(await second.getByRole('group', { name: 'Sign and send' }).innerText()).toMatch(/−1\.253/)
    expect(await violationsOn(second)).toEqual([])
    expect(await keptIn(second)).toEqual([])
  })

  it('is refused in the wallet, which is still connected: nothing was sent, and the preview is there again', async () => {
    const tab = await openTab()
    await tab.getByRole('button', { name: 'Sign in the wallet' }).click()
    await tab.getByText('Nothing is sent yet.').waitFor()
    await tab.getByRole('button', { name: 'Refuse' }).click()
    await tab.getByText('Nothing was sent.', { exact: true }).waitFor()
    await tab.getByRole('button', { name: 'Sign in the wallet' }).waitFor()
    expect(await violationsOn(tab)).toEqual([])
  })
})
