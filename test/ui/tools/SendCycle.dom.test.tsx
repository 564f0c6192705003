import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { renderWithTonCenter } from '../../../src/testing/renderWithTonCenter.tsx'
import type { TonConnectBridge } from '../../../src/testing/tonConnect.ts'
import { SendCycle } from '../../../src/ui/tools/SendCycle/SendCycle.tsx'
import type { SignableRequest } from '../../../src/ui/tools/SendCycle/signable.ts'

afterEach(cleanup)

const request = { messages: [{ address: demo.shop, amount: '2500000000' }] }

async function sign({ validUntil, ...asked }: SignableRequest) {
  const { tonconnect } = (globalThis as unknown as { testWallet: { tonconnect: TonConnectBridge } }).testWallet
  await tonconnect.connect(2, { manifestUrl: '', items: [{ name: 'ton_addr' }] })
  const params = [JSON.stringify({ ...asked, valid_until: validUntil })]
  const answer = await tonconnect.send({ method: 'sendTransaction', params, id: '1' })
  if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error)
  return { boc: String(answer.result) }
}

it('a payment that its owner refuses is not sent; agreed to, it is followed to the fresh balance, and nothing stays kept', async () => {
  const service = createLocalService()
  const { wallet } = await renderWithTonCenter(<SendCycle account={demo.main} request={request} sign={sign} />, {
    service,
    wallet: { address: demo.main, send: 'refuse', now: () => 0 },
  })
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in the wallet' }, { timeout: 10_000 }))
  const says = (what: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(what), { timeout: 10_000 })
  await says(/The trial run succeeds/)
  await press()
  await says(/Nothing was sent\. You refused it in the wallet\./)
  wallet?.behave({ send: 'ask' })
  await press()
  await says(/Nothing is sent yet/)
  await wallet?.approve()
  await says(/2\.5 GRAM was sent/)
  await waitFor(() => expect(document.querySelector('[data-fact="balance"]')).not.toBeNull(), { timeout: 10_000 })
  const fact = (id: string) => document.querySelector(`[data-fact="${id}"] dd`)?.textContent
  expect(fact('became')).toMatch(/^−2\.50\d+ GRAM, of which 0\.00\d+ GRAM are fees$/)
  expect(fact('foreseen')).toBe(fact('became'))
  expect(Object.keys(localStorage).filter((name) => name.includes('/sent/'))).toEqual([])
})
