import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { SendBocForm } from '../../../src/ui/tools/SendBoc/SendBocForm.tsx'
import { BODIES, EXTERNAL } from '../../../stories/tools/bodies.ts'
import { noTraces } from '../../../stories/tools/traces.ts'

let sent: number
let answer: () => Response

beforeEach(() => {
  sent = 0
})
afterEach(cleanup)

function draw(boc = EXTERNAL) {
  render(
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      fetch={async ({ url }) => {
        const path = new URL(url).pathname
        if (!path.endsWith('/message')) return new Response(JSON.stringify(noTraces['/traces']))
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
})
