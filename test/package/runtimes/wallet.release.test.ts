import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchOptions } from '../../../scripts/browser.mjs'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { developerWallets } from '../../../src/local/developerWallets.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { type App, createApp } from './app.ts'
import { type Chain, openChain } from './chain.ts'
import { CLIENT, openTab } from './tab.ts'

const { shop } = demoAccounts
const friendly = toFriendlyAddress(shop, { bounceable: false })
const address = developerWallets.find(({ kind }) => kind === 'v5r1')?.address as string
let app: App
let chain: Chain
let browser: Browser
beforeAll(async () => {
  app = await createApp(
    ['@tanstack/react-query', '@ton/core', '@tonconnect/ui-react', 'react', 'react-dom'],
    [inject('localTarball')],
  )
  app.write('src/index.js', '')
  chain = await openChain()
  browser = await chromium.launch(launchOptions())
}, 600_000)
afterAll(async () => {
  await browser?.close()
  chain?.close()
  app?.remove()
})

/** A page of the SDK: what it says of the wallet, and of the last transaction. */
const PAGE = `${CLIENT}
  import { useEffect, useState } from 'react'
  import { TonConnectUIProvider, useTonConnectUI, useTonWallet } from '@tonconnect/ui-react'
  import { useMessageStatus } from 'toncenter-react'
  import { createTestWallet } from 'toncenter-react/testing/wallet'
  const wallet = createTestWallet({ baseUrl: '/ton', storage: localStorage })
  wallet.inject()
  window.wallet = wallet
  function Page() {
    const [ui] = useTonConnectUI()
    const connected = useTonWallet()
    const [said, say] = useState('')
    const [sent, setSent] = useState()
    const { data, error } = useMessageStatus(sent)
    window.ui = ui
    useEffect(() => ui.connector.onStatusChange(() => {}, (error) => say(error.message)), [ui])
    const request = { validUntil: Math.floor(Date.now() / 1000) + 300, messages: [{ address: '${friendly}', amount: '2500000000' }] }
    const send = (change) => {
      say('waiting')
      ui.sendTransaction({ ...request, ...change }).then(
        (result) => { setSent(result); say('answered') },
        (error) => say(error.message),
      )
    }
    return <>
      <p id="wallet">{connected ? connected.account.address + ' ' + connected.account.chain : 'none'}</p>
      <p id="said">{said}</p>
      <p id="status">{error?.message ?? data?.status}</p>
      <button onClick={() => ui.connector.connect({ jsBridgeKey: 'testWallet' })}>Connect</button>
      <button onClick={() => send()}>Send</button>
      <button onClick={() => send({ from: '${shop.toLowerCase()}' })}>Send from another</button>
      <button onClick={() => ui.disconnect()}>Leave</button>
    </>
  }
  root.render(<TonConnectUIProvider manifestUrl={location.origin + '/manifest.json'}>
    <TonCenterProvider client={client}><Page /></TonCenterProvider>
  </TonConnectUIProvider>)`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, id: string, what: RegExp | string) =>
  expect.poll(() => page.locator(`#${id}`).textContent(), { timeout: 30_000 }).toMatch(what)
async function openConnected() {
  const page = await openTab({ app, browser, chain }, PAGE)
  await press(page, 'Connect')
  await says(page, 'wallet', `${address.toLowerCase()} -239`)
  return page
}
const behave = (page: Page, answers: object) => page.evaluate(`wallet.behave(${JSON.stringify(answers)})`)

describe('the SDK of TON Connect and the test wallet', () => {
  it('finds it at the key of a known wallet, and connects it after a refusal', async () => {
    const page = await openTab({ app, browser, chain }, PAGE)
    const installed = () =>
      page.evaluate<string[]>(
        'ui.getWallets().then((all) => all.filter((one) => one.injected).map((one) => one.jsBridgeKey))',
      )
    expect(await installed()).toEqual([])
    await page.evaluate(`wallet.inject('tonkeeper')`)
    expect(await installed()).toEqual(['tonkeeper'])
    await behave(page, { connect: 'refuse' })
    await press(page, 'Connect')
    await says(page, 'said', /UserRejects|reject|decline/i)
    await behave(page, { connect: 'approve' })
    await press(page, 'Connect')
    await says(page, 'wallet', `${address.toLowerCase()} -239`)
  })

  it('sends what its owner approves, which is followed to its end', async () => {
    const page = await openConnected()
    await behave(page, { send: 'ask' })
    await press(page, 'Send')
    await expect.poll(() => page.evaluate('wallet.waiting.length')).toBe(1)
    await says(page, 'said', 'waiting')
    await page.evaluate('wallet.approve()')
    await says(page, 'said', 'answered')
    await says(page, 'status', 'finalized')
  })

  it.each([
    ['refuse', /UserRejectsError/],
    ['nothing', /undefined|null|object/i],
  ])('throws where the wallet does not sign: %s', async (send, said) => {
    const page = await openConnected()
    await behave(page, { send })
    await press(page, 'Send')
    await says(page, 'said', said)
  })

  it('throws for a request that the wallet cannot read', async () => {
    const page = await openConnected()
    await press(page, 'Send from another')
    await says(page, 'said', /BadRequestError/)
  })

  it('passes on an answer that is no message: the hook says that it is none', async () => {
    const page = await openConnected()
    await behave(page, { send: 'no-boc' })
    await press(page, 'Send')
    await says(page, 'said', 'answered')
    await says(page, 'status', /bag of cells|message/i)
  })

  it('waits for a wallet that keeps silent, and knows when it leaves', async () => {
    const page = await openConnected()
    await behave(page, { send: 'silent' })
    await press(page, 'Send')
    await expect.poll(() => page.evaluate('wallet.asked.at(-1).kind')).toBe('send')
    await says(page, 'said', 'waiting')
    await page.evaluate('wallet.disconnect()')
    await says(page, 'wallet', 'none')
  })

  it('is connected again after a reload, and not after the page has left', async () => {
    const page = await openConnected()
    await page.reload()
    await says(page, 'wallet', address.toLowerCase())
    await press(page, 'Leave')
    await says(page, 'wallet', 'none')
    expect(await page.evaluate('wallet.isConnected')).toBe(false)
    await page.reload()
    await page.getByRole('button', { name: 'Connect' }).waitFor()
    await says(page, 'wallet', 'none')
  })
})
