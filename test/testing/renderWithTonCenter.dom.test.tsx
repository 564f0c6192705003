import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { useMasterchainInfo } from '../../src/react/v3/blockchain.ts'
import { renderWithTonCenter } from '../../src/testing/renderWithTonCenter.tsx'
import type { TonConnectBridge } from '../../src/testing/tonConnect.ts'

afterEach(cleanup)

function Head() {
  const { data, error } = useMasterchainInfo()
  return <p>{error?.code ?? data?.last.seqno ?? 'loading'}</p>
}

describe('renderWithTonCenter', () => {
  it('shows the faults of the service that is given, at once', async () => {
    const service = createLocalService({ faults: [{ kind: 'status', status: 500 }] })
    const { findByText } = await renderWithTonCenter(<Head />, { service })
    expect((await findByText('server')).tagName).toBe('P')
  })

  it('answers from the demo chain when nothing is given', async () => {
    const { findByText } = await renderWithTonCenter(<Head />)
    expect((await findByText(/^\d+$/)).textContent).not.toBe('0')
  })

  it('keeps what one test has loaded from the next', async () => {
    const first = await renderWithTonCenter(<Head />)
    await first.findByText(/^\d+$/)
    first.unmount()
    const second = await renderWithTonCenter(<Head />)
    expect(second.container.textContent).toBe('loading')
    expect(second.queryClient).not.toBe(first.queryClient)
    await second.findByText(/^\d+$/)
  })

  it('keeps the provider when it renders again', async () => {
    const { client, rerender, findByText, getByText } = await renderWithTonCenter(<Head />)
    const calls: string[] = []
    client.subscribe(({ endpoint }) => calls.push(endpoint))
    const shown = (await findByText(/^\d+$/)).textContent
    rerender(<Head />)
    expect(getByText(String(shown)).tagName).toBe('P')
    expect(calls).toEqual(['v3 masterchainInfo'])
  })

  it('puts a wallet of the same chain into the page, until the tree is taken down', async () => {
    const page = globalThis as { testWallet?: { tonconnect: TonConnectBridge } }
    const { wallet, unmount } = await renderWithTonCenter(<Head />, { wallet: { connect: 'refuse' } })
    expect(page.testWallet?.tonconnect).toBe(wallet?.bridge)
    const request = { manifestUrl: '', items: [{ name: 'ton_addr' }] }
    expect(await page.testWallet?.tonconnect.connect(2, request)).toMatchObject({ payload: { code: 300 } })
    unmount()
    expect(page).not.toHaveProperty('testWallet')
    expect((await renderWithTonCenter(<Head />)).wallet).toBeUndefined()
    expect(page).not.toHaveProperty('testWallet')
  })
})
