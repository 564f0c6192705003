import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../../src/core/client.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { developerWallets } from '../../../src/local/developerWallets.ts'
import { workerFetch } from '../../../src/local/hosts/workerFetch.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { createTestWallet } from '../../../src/testing/createTestWallet.ts'
import type { SendAnswer } from '../../../src/testing/testWallet.ts'
import { SendCycle, type SendCycleProps } from '../../../src/ui/tools/SendCycle/SendCycle.tsx'
import type { SignableRequest } from '../../../src/ui/tools/SendCycle/signable.ts'
import { russian } from '../../../src/ui/words/ru/index.ts'

const [, v4, v5] = developerWallets.map((one) => one.address) as [string, string, string]
const friendly = (address: string, bounceable = false) => toFriendlyAddress(address, { bounceable })

/** A transfer of 10²⁴ units of a jetton to the shop, as its owner asks the jetton wallet for it. */
const TOO_MANY_TOKENS =
  'te6cckEBAQEAXAAAtA+KfqUAAAAAAAAAAK08IbzsztoQAAAIAbZ0aNYjUHrjEQuap/2bOmgi3z8fhnHH956I967wV/djADiQGpfyKm0gsvMoev55dMmuVww3eYXzFVDJFCvdQlK7gM8cwa8='

/** A chain in a worker, and the requests of the page to its API. */
function chain() {
  const worker = new Worker(new URL('../../support/chainWorker.ts', import.meta.url), { type: 'module' })
  onTestFinished(() => worker.terminate())
  const local = workerFetch(worker)
  const asked: string[] = []
  const state = { isDown: false }
  const order = async (name: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const { ok, result, error } = await (await local(`http://local/local/${name}`, init)).json()
    if (!ok) throw new Error(error)
    return result
  }
  const balanceOf = async (address: string) => {
    const answer = await local(`http://local/api/v3/accountStates?address=${address}`)
    return BigInt((await answer.json()).accounts[0]?.balance ?? 0)
  }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname.replace('/api/', ''))
    return state.isDown ? Promise.reject(new TypeError('Failed to fetch')) : local(request)
  }
  return { local, fetch, asked, order, balanceOf, state }
}
type Chain = ReturnType<typeof chain>

interface Played extends Partial<SendCycleProps> {
  send?: SendAnswer
  address?: string
  locale?: string
  requestsPerSecond?: number
}

const payment = (to: string, amount: string, more: object = {}) => ({
  messages: [{ address: to, amount }],
  ...more,
})

async function play(
  on: Chain,
  { send = 'approve', address = v5, locale = 'en', requestsPerSecond, ...props }: Played = {},
) {
  const wallet = createTestWallet({ fetch: on.local, address, send, now: () => 0 })
  await wallet.bridge.connect(2, { manifestUrl: '', items: [{ name: 'ton_addr' }] })
  const client = createClient({
    network: requestsPerSecond ? 'mainnet' : 'local',
    baseUrl: 'http://local',
    fetch: on.fetch,
    ...(requestsPerSecond && { requestsPerSecond }),
  })
  async function sign({ validUntil, ...request }: SignableRequest) {
    const params = [JSON.stringify({ ...request, valid_until: validUntil })]
    const answer = await wallet.bridge.send({ method: 'sendTransaction', params, id: '1' })
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
    return { boc: String(answer.result) }
  }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  function Page() {
    const [request] = useState(() => props.request ?? payment(friendly(demo.empty), '2500000000'))
    return <SendCycle storage={storage} sign={sign} {...props} request={request} account={address} />
  }
  const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const draw = () =>
    render(
      <TonCenterProvider
        client={client}
        queryClient={queryClient()}
        locale={locale}
        dictionary={locale === 'ru' ? russian : {}}
      >
        <Page />
      </TonCenterProvider>,
    )
  const screen = await draw()
  const button = async (name: RegExp) => {
    const found = () =>
      [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? '') && !one.disabled)
    await expect.poll(found, { timeout: 30_000 }).toBeDefined()
    return found() as HTMLButtonElement
  }
  const press = async (name: RegExp) => userEvent.click(await button(name))
  const text = () => document.body.textContent ?? ''
  const says = (what: RegExp | string) => expect.poll(text, { timeout: 60_000, interval: 50 }).toMatch(what)
  const fact = (id: string) => document.querySelector(`[data-fact="${id}"] dd`)?.textContent
  /** Signs, in spite of what speaks against it. */
  async function signIt() {
    await press(/^(?:Sign in the wallet|Sign in spite of that|Подписать в кошельке|Всё равно подписать)/)
    await expect
      .poll(
        () =>
          document.querySelector('[data-state="asked"], [data-state="signed"], [data-state="over"]') ??
          /press once more|could not be tried|Nothing was|Nobody knows/.test(text()),
        { timeout: 30_000 },
      )
      .toBeTruthy()
    if (/press once more|could not be tried/.test(text()) && !document.querySelector('[data-state="signed"]'))
      await press(/^Sign in spite of that/)
  }
  return { wallet, screen, press, says, fact, text, kept, draw, signIt, client }
}

describe('a payment, from the preview to the fresh balance', () => {
  it.each(['en', 'ru'])('is previewed, signed, followed, and compared with its preview: %s', async (locale) => {
    const on = chain()
    const { signIt, says, fact, kept } = await play(on, { locale })
    const before = await on.balanceOf(v5)
    await signIt()
    await says(locale === 'ru' ? /отправлено 2,5 GRAM|2,5\u00a0?GRAM/ : /left the account: 2\.5 GRAM was sent/)
    await expect.poll(() => fact('balance'), { timeout: 30_000 }).toBeTruthy()
    const after = await on.balanceOf(v5)
    const digits = (text: string | undefined | null) => text?.replace(/[^\d]/g, '') ?? ''
    expect(digits(fact('balance'))).toBe(digits(String(after)))
    expect(digits(fact('became'))).toContain(digits(String(before - after)))
    expect(fact('foreseen')).toBe(fact('became'))
    expect(kept.size).toBe(0)
  })

  it('is refused by its owner: nothing was sent, and it can be signed again', async () => {
    const on = chain()
    const { signIt, says, wallet } = await play(on, { send: 'refuse' })
    const before = await on.balanceOf(v5)
    await signIt()
    await says(/Nothing was sent\..*You refused it in the wallet/)
    expect(await on.balanceOf(v5)).toBe(before)
    wallet.behave({ send: 'approve' })
    await signIt()
    await says(/2\.5 GRAM was sent/)
  })

  it.each([
    ['stale', 33, /Nothing was charged/],
    ['forged', 35, /Nothing was charged\..*signature/i],
  ] as const)('is refused by the contract of the wallet where the page sends it: %s, %i', async (send, code, said) => {
    const on = chain()
    const { signIt, says, text } = await play(on, { send, address: v4, sends: true })
    const before = await on.balanceOf(v4)
    await signIt()
    await says(said)
    expect(text()).toContain(String(code))
    expect(await on.balanceOf(v4)).toBe(before)
  })

  it('is refused by the contract where its time is over on the chain: 36', async () => {
    const on = chain()
    const head = (await (await on.local('http://local/api/v3/masterchainInfo')).json()).last
    const request = payment(friendly(demo.empty), '1', { validUntil: Number(head.gen_utime) + 60 })
    const { signIt, says } = await play(on, { send: 'unsent', address: v4, sends: true, request })
    await on.order('increase-time', { seconds: 100 })
    await on.order('mine', { blocks: 1 })
    await signIt()
    await says(/Nothing was charged\..*expired/)
  })

  it('is refused by the contract where the wallet sends it: the wallet says so', async () => {
    const on = chain()
    const head = (await (await on.local('http://local/api/v3/masterchainInfo')).json()).last
    const request = payment(friendly(demo.empty), '1', { validUntil: Number(head.gen_utime) + 60 })
    const { signIt, says } = await play(on, { address: v4, request })
    await on.order('increase-time', { seconds: 100 })
    await on.order('mine', { blocks: 1 })
    await signIt()
    await says(/Nothing was charged\..*expired/)
  })

  it('is skipped where the wallet has too few coins: a fee alone is paid', async () => {
    const on = chain()
    const { signIt, says, fact } = await play(on, { request: payment(friendly(demo.empty), '5000000000000') })
    await says(/would fail/)
    await signIt()
    await says(/The wallet had [\d.,\s]+GRAM: nothing was sent, a fee of/)
    await expect.poll(() => fact('balance'), { timeout: 30_000 }).toBeTruthy()
    expect(await on.balanceOf(demo.empty)).toBe(0n)
  })

  it('expires where nobody took it: nothing was charged, and it can be signed again', async () => {
    const on = chain()
    const head = (await (await on.local('http://local/api/v3/masterchainInfo')).json()).last
    const request = payment(friendly(demo.empty), '2500000000', { validUntil: Number(head.gen_utime) + 300 })
    const { signIt, says, kept } = await play(on, { send: 'unsent', request })
    const before = await on.balanceOf(v5)
    await signIt()
    await expect.poll(() => kept.size).toBe(1)
    await on.order('increase-time', { seconds: 600 })
    await on.order('mine', { blocks: 1 })
    await says(/Nothing was charged\..*No block took the message in its time/)
    expect(await on.balanceOf(v5)).toBe(before)
    expect(kept.size).toBe(0)
    await says(/Sign again/)
  })

  it('is replaced where the wallet took another message with its seqno', async () => {
    const on = chain()
    const { signIt, says, kept } = await play(on, { send: 'unsent' })
    await signIt()
    await expect.poll(() => kept.size).toBe(1)
    await on.order('sign', { from: v5, to: demo.idle, value: '1', send: true })
    await says(/Nothing was charged for it\..*another message with the same seqno/)
    expect(kept.size).toBe(0)
    expect(await on.balanceOf(demo.empty)).toBe(0n)
  })

  it('is returned where its recipient refuses it', async () => {
    const on = chain()
    const request = payment(friendly(demo.dnsZone, true), '10000000')
    const { signIt, says } = await play(on, { request })
    await signIt()
    await says(/of 0\.01 GRAM was returned\./)
  })

  it('fails later where its tokens are not there: what left, and what came back, is said first', async () => {
    const on = chain()
    const messages = [{ address: friendly(demo.mainDollarWallet, true), amount: '100000000', payload: TOO_MANY_TOKENS }]
    const { signIt, says } = await play(on, { address: demo.main, request: { messages } })
    await says(/would fail/)
    await signIt()
    await says(/(?:of 0\.1 GRAM was returned|left the account: 0\.1 GRAM was sent).*a later step failed/)
  })

  it('outlives the page: closed and opened again, it is followed to its end', async () => {
    const on = chain()
    const first = await play(on, { send: 'unsent' })
    await first.signIt()
    await expect.poll(() => first.kept.size).toBe(1)
    const { boc } = JSON.parse([...first.kept.values()][0] as string)
    await first.screen.unmount()
    await on.local('http://local/api/v3/message', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ boc }),
    })
    await first.draw()
    await first.says(/2\.5 GRAM was sent/)
    await expect.poll(() => first.fact('foreseen')).toBe(first.fact('became'))
    expect(first.kept.size).toBe(0)
  })

  it('is followed again where the device was offline meanwhile', async () => {
    const on = chain()
    const { signIt, says, wallet } = await play(on, { send: 'ask' })
    await signIt()
    await says(/Nothing is sent yet/)
    on.state.isDown = true
    await wallet.approve()
    await says(/The service did not answer|offline/)
    on.state.isDown = false
    await says(/2\.5 GRAM was sent/)
  })

  it('is not waited for for ever, and a late answer counts', async () => {
    const on = chain()
    const { signIt, press, says, wallet } = await play(on, { send: 'ask' })
    await signIt()
    await press(/^Stop waiting/)
    await says(/Nothing was sent so far\./)
    await wallet.approve()
    await says(/2\.5 GRAM was sent/)
  })

  it.each(['no-boc', 'other-account', 'nothing'] as const)(
    'is not known where the wallet answers wrongly: %s',
    async (send) => {
      const on = chain()
      const { signIt, says, kept } = await play(on, { send })
      await signIt()
      await says(/Nobody knows whether it was sent\./)
      expect(kept.size).toBe(0)
    },
  )

  it('costs at one request a second few of them, and the balance is fresh soon after it is final', async () => {
    const on = chain()
    const { signIt, says, fact } = await play(on, { requestsPerSecond: 1 })
    await signIt()
    const signedAt = performance.now()
    await says(/2\.5 GRAM was sent/)
    const finalAt = performance.now()
    await expect.poll(() => fact('balance'), { timeout: 30_000, interval: 20 }).toBeTruthy()
    const freshAt = performance.now()
    console.info(
      `requests ${on.asked.length}: ${on.asked.join(' ')}; signed to final ${Math.round(finalAt - signedAt)} ms, to fresh ${Math.round(freshAt - finalAt)} ms`,
    )
    expect(on.asked.length).toBeLessThanOrEqual(6)
  })
})
