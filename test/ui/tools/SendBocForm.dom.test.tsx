import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { SendBocForm } from '../../../src/ui/tools/SendBoc/SendBocForm.tsx'
import { MAIN, SHOP } from '../../../stories/accounts.ts'
import { BODIES, EXTERNAL, signedMessage } from '../../../stories/tools/bodies.ts'
import { finalTrace, noTraces } from '../../../stories/tools/traces.ts'

let sent: number
let answer: () => Response
/** The wallet of `signedMessage` and its receiver, as the service knows them. */
const wallets = [MAIN, SHOP].map((address) => ({
  ...{ address, is_wallet: true, seqno: 5, balance: '100000000000', status: 'active' },
  ...{ last_transaction_hash: null, last_transaction_lt: null },
}))

const FEES = { gas_fee: 3_000_000, in_fwd_fee: 1_000_000, fwd_fee: 500_000, storage_fee: 0 }

/** Of the message that was sent. */
let found: object

beforeEach(() => {
  sent = 0
  found = noTraces['/traces']
})
afterEach(cleanup)

function draw(boc = EXTERNAL) {
  render(
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      renderLink={({ id, children }) => <a href={`#${id}`}>{children}</a>}
      fetch={async ({ url }) => {
        const path = new URL(url).pathname
        if (path.endsWith('/walletStates')) return Response.json({ wallets, address_book: {}, metadata: {} })
        if (path.endsWith('/estimateFee')) return Response.json({ source_fees: FEES, destination_fees: [] })
        if (!path.endsWith('/message'))
          return new Response(JSON.stringify(path.endsWith('/traces') ? found : noTraces['/traces']))
        sent++
        return answer()
      }}
    >
      <SendBocForm defaultBoc={boc} />
    </TonCenterProvider>,
  )
  return screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement
}

async function send() {
  const button = draw()
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(document.querySelector('[data-part="notice"], [data-state="sent"]')).not.toBeNull())
  expect(sent).toBe(1)
}
const text = () => document.body.textContent

describe('the form that sends a message', () => {
  it('does not send what is no message from outside', async () => {
    const button = draw(BODIES.comment)
    await screen.findByText(/no external message/)
    expect(button.disabled).toBe(true)
  })

  it('says what a message would do, and sends one that cannot succeed only when asked twice', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    const button = draw(signedMessage({ seqno: 1, validUntil: 4_000_000_000 }))
    await screen.findByText('It expects seqno 5, the message has 1.')
    expect(text()).toMatch(/40\s*GRAM to/)
    expect(screen.getByRole('group', { name: 'Fees' }).textContent).toContain('None. The account would not take')
    expect(text()).toContain('It would fail. The wallet would not take it, and nothing would be charged.')
    expect(text()).not.toContain('The message reaches its contract.')
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await screen.findByText(/Something speaks against it/)
    expect(sent).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Send in spite of that' }))
    await waitFor(() => expect(sent).toBe(1))
  })

  it('warns of a message that is late by this clock, which may be wrong, and sends it at once', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    const button = draw(signedMessage({ seqno: 5, validUntil: 1_700_000_000 }))
    await waitFor(() => expect(text()).toMatch(/Of 100\s*GRAM now, 60\s*GRAM stay once it has left/))
    await screen.findByText('Its time is over by this clock.')
    await screen.findByText(/seqno 5/i)
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await waitFor(() => expect(sent).toBe(1))
  })

  it('says that nothing was charged where the account refused it', async () => {
    const error = 'LITE_SERVER_UNKNOWN: cannot apply external message to current state'
    answer = () => new Response(JSON.stringify({ error }), { status: 500 })
    await send()
    expect(text()).toContain('Nothing was charged. The account refused the message')
  })

  it('says that nothing was charged where the proxy does not send', async () => {
    answer = () => new Response(JSON.stringify({ error: 'no', refusal: 'send' }), { status: 403 })
    await send()
    expect(text()).toContain('Nothing was charged. The service did not take the message')
  })

  it.each([500, 502, 504])('claims nothing of the money after a %i without a reason', async (status) => {
    answer = () => new Response(JSON.stringify({ error: 'timeout' }), { status })
    await send()
    expect(text()).not.toContain('Nothing was charged')
    expect(text()).toContain('Nobody knows yet whether it was sent.')
  })

  it('claims nothing of the money where the answer was lost', async () => {
    answer = () => {
      throw new TypeError('network')
    }
    await send()
    expect(text()).not.toContain('Nothing was charged')
  })

  it('sends once, and follows the message', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    await send()
    expect(text()).toContain('Life of the message')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  it('draws the stages before it sends, and says that nothing is sent', async () => {
    draw()
    expect(await screen.findByText('Nothing is sent yet.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /Copy hash/ })).toBeTruthy()
    expect(document.querySelectorAll('[data-state="ahead"] [data-state="ahead"], li[data-state="ahead"]')).toHaveLength(
      4,
    )
  })

  it('shows the balances before and after a message that has ended, and no checks of a wallet that waits for it', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    found = finalTrace({})['/traces']
    const button = draw(signedMessage({ seqno: 5, validUntil: 4_000_000_000 }))
    await screen.findByText('The wallet waits for it.')
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    const table = await screen.findByRole('table')
    expect(table.textContent).toMatch(/1,284\.5073912.*40\.0041.*1,244\.5032912/)
    expect(text()).not.toMatch(/The wallet (refuses|waits for) it/)
    const stages = [...document.querySelectorAll('ol > li')].map((stage) => stage.textContent)
    expect(stages).toHaveLength(4)
    for (const stage of stages) expect(stage).toMatch(/\d:\d\d:\d\d/)
  })

  it('keeps the checks and the fees of before, folded, and offers the next steps in place of the button', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    found = finalTrace({})['/traces']
    const boc = signedMessage({ seqno: 5, validUntil: 4_000_000_000 })
    const button = draw(boc)
    await screen.findByText('The wallet waits for it.')
    expect(text()).toMatch(/Valid until.*Oct \d+, 2096, .*left/)
    await waitFor(() => expect(text()).toContain('0.0045'))
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open trace' })).toBeTruthy()
    for (const name of ['before', 'boc']) {
      const fold = document.querySelector(`[data-part="${name}"]`) as HTMLDetailsElement
      fold.open = true
      await waitFor(() => expect(fold.textContent).toContain(name === 'boc' ? boc : 'The wallet waits for it.'))
    }
    expect(document.querySelector('[data-part="before"]')?.textContent).toContain('0.0045')
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }))
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })
})
