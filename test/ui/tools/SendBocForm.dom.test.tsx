import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSameAddress } from '../../../src/core/values/address.ts'
import { readSigned } from '../../../src/core/values/signedMessage.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { SendBocForm, type SendBocFormProps } from '../../../src/ui/tools/SendBoc/SendBocForm.tsx'
import { MAIN, SHOP } from '../../../stories/accounts.ts'
import { BODIES, EXTERNAL, jettonPayment, payment, signedMessage } from '../../../stories/tools/bodies.ts'
import { finalTrace, noTraces } from '../../../stories/tools/traces.ts'

let sent: number
let answer: () => Response
/** The wallet of `signedMessage` and its receiver, as the service knows them. */
const wallets = [MAIN, SHOP, `0:${'C0'.repeat(32)}`].map((address) => ({
  ...{ address, is_wallet: address !== `0:${'C0'.repeat(32)}`, seqno: 5, balance: '100000000000', status: 'active' },
  ...{ last_transaction_hash: null, last_transaction_lt: null },
}))

const FEES = { gas_fee: 3_000_000, in_fwd_fee: 1_000_000, fwd_fee: 500_000, storage_fee: 0 }

/** Of the message that was sent. */
let found: object
/** Of the wallet. */
let taken: object[]

/** A jetton wallet of the signer, and one of the account to which `jettonPayment` sends. */
const POCKET = `0:${'C0'.repeat(32)}`
const MASTER = `0:${'C1'.repeat(32)}`
const RECEIVER = `0:${'1234'.padStart(64, '0')}`
const TOKENS = {
  [POCKET]: { is_indexed: true, token_info: [{ type: 'jetton_wallets', extra: { owner: MAIN, jetton: MASTER } }] },
  [MASTER]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'LUSD', extra: { decimals: '6' } }] },
}
const statesOf = ({ searchParams }: URL) => ({
  wallets: wallets.filter(({ address }) =>
    searchParams.getAll('address').some((asked) => isSameAddress(asked, address)),
  ),
  metadata: TOKENS,
})
const own = { last_transaction_lt: '1', code_hash: null, data_hash: null }
const pockets = [
  { ...own, address: POCKET, balance: '2500000', owner: MAIN, jetton: MASTER },
  { ...own, address: `0:${'C2'.repeat(32)}`, balance: '7', owner: RECEIVER, jetton: MASTER },
]

beforeEach(() => {
  sent = 0
  found = noTraces['/traces']
  taken = []
})
afterEach(cleanup)

function draw(boc = EXTERNAL, onSignAgain?: SendBocFormProps['onSignAgain']) {
  render(
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      renderLink={({ id, children }) => <a href={`#${id}`}>{children}</a>}
      fetch={async ({ url }) => {
        const path = new URL(url).pathname
        if (path.endsWith('/walletStates')) return Response.json({ ...statesOf(new URL(url)), address_book: {} })
        if (path.endsWith('/jetton/wallets'))
          return Response.json({ jetton_wallets: pockets, address_book: {}, metadata: TOKENS })
        if (path.endsWith('/transactions')) return Response.json({ transactions: taken, address_book: {} })
        if (path.endsWith('/estimateFee')) return Response.json({ source_fees: FEES, destination_fees: [] })
        if (!path.endsWith('/message'))
          return new Response(JSON.stringify(path.endsWith('/traces') ? found : noTraces['/traces']))
        sent++
        return answer()
      }}
    >
      <SendBocForm defaultBoc={boc} onSignAgain={onSignAgain} />
    </TonCenterProvider>,
  )
  return screen.getByRole('button', { name: /^Send/ }) as HTMLButtonElement
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
    const button = draw(signedMessage({ seqno: 9, validUntil: 4_000_000_000 }))
    await screen.findByText('It expects seqno 5 first, the message has 9.')
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
    await waitFor(() => expect(text()).toMatch(/59\.9955\s*GRAM stay once it has left and its fee is paid/))
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
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
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
    await screen.findByText('The wallet accepts it.')
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    const table = within(await screen.findByRole('group', { name: 'Balances' })).getByRole('table')
    expect(table.textContent).toMatch(/1,284\.5073912.*40\.0041.*1,244\.5032912/)
    expect(text()).not.toMatch(/The wallet (refuses|accepts) it/)
    const stages = () => [...document.querySelectorAll('ol > li')].map((stage) => stage.textContent)
    expect(stages()).toHaveLength(4)
    await waitFor(() => expect(stages().filter((stage) => /\d:\d\d:\d\d/.test(stage ?? ''))).toHaveLength(4))
  })

  it('keeps the checks and the fees of before, folded, and offers the next steps in place of the button', async () => {
    answer = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
    found = finalTrace({})['/traces']
    const boc = signedMessage({ seqno: 5, validUntil: 4_000_000_000 })
    const button = draw(boc)
    await screen.findByText('The wallet accepts it.')
    expect(text()).toMatch(/Valid until.*Oct \d+, 2096, .*left/)
    await waitFor(() => expect(text()).toContain('0.0045'))
    await waitFor(() => expect(button.disabled).toBe(false))
    fireEvent.click(button)
    await screen.findByRole('group', { name: 'Balances' })
    expect(screen.queryByRole('button', { name: /^Send 40/ })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Open trace' })).toBeTruthy()
    for (const name of ['before', 'boc']) {
      const fold = document.querySelector(`[data-part="${name}"]`) as HTMLDetailsElement
      fold.open = true
      await waitFor(() => expect(fold.textContent).toContain(name === 'boc' ? boc : 'The wallet accepts it.'))
    }
    expect(document.querySelector('[data-part="before"]')?.textContent).toContain('0.0045')
    fireEvent.click(screen.getByRole('button', { name: 'Send another' }))
    expect(await screen.findByRole('textbox')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
  })
})

const VALID = { seqno: 5, validUntil: 4_000_000_000 }
const rowsOf = (table: HTMLElement | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent?.replace(/\s+/g, ' '))
async function ready(button: HTMLButtonElement) {
  await waitFor(() => expect(button.disabled).toBe(false))
  await waitFor(() => expect(document.querySelector('[data-part="forecast"] table')).not.toBeNull())
}
const sendOk = () => new Response(JSON.stringify({ message_hash: '', message_hash_norm: '' }))
const REFUSED =
  'LITE_SERVER_UNKNOWN: cannot apply external message to current state : External message was not accepted\n'
const refuse = (code: number) => () =>
  new Response(
    JSON.stringify({ error: `${REFUSED}rejected by transaction A:\nexitcode=${code}, steps=4, gas_used=0` }),
    { status: 500 },
  )

describe('what a message would change', () => {
  it('is said before it is sent, to the nano, with the fee; and that nobody knows the fee of the receiver', async () => {
    await ready(draw(signedMessage(VALID)))
    const [own, shop] = rowsOf(screen.getByRole('table'))
    expect(own).toMatch(/fees of 0\.0045100\u221240\.0045leaves 59\.9955$/)
    expect(shop).toMatch(/Less its own fee, which only its run shows\.100\+40leaves 140$/)
  })

  it('is said of the tokens that the message itself names', async () => {
    await ready(draw(signedMessage({ ...VALID, messages: [jettonPayment(POCKET)] })))
    const [coins, tokens] = screen.getAllByRole('table')
    expect(rowsOf(coins)[0]).toMatch(/What comes back is not known before\.100\u22120\.0545leaves 99\.9455$/)
    expect(tokens?.textContent).toContain('LUSDBefore')
    const [own, receiver] = rowsOf(tokens)
    expect(own).toMatch(/2\.5\u22121\.5leaves 1$/)
    expect(receiver).toMatch(/0\.000007\+1\.5leaves 1\.500007$/)
    expect(document.querySelector('[data-part="headline"]')?.textContent).toMatch(/^1\.5\s*L?LUSD to UQ/)
  })

  it.each([
    ['Send 40 GRAM', [payment()]],
    ['Send 80 GRAM', [payment(), payment()]],
    ['Send 1.5 LUSD', [jettonPayment(POCKET)]],
    ['Send 2 messages', [payment(), jettonPayment(POCKET)]],
  ])('is on the button: %s', async (name, messages) => {
    const button = draw(signedMessage({ ...VALID, messages }))
    await ready(button)
    expect(button.textContent?.replace(/\s/g, ' ')).toBe(name)
  })

  it('says once of an account that it is deployed, however many messages are for it', async () => {
    await ready(draw(signedMessage({ ...VALID, messages: [payment(), payment()] })))
    expect(document.body.textContent?.match(/is deployed\./g)).toHaveLength(1)
  })
})

describe('once it is sent', () => {
  it('the life is first and has the focus, the text is folded away, and the sentence says that it is on its way', async () => {
    answer = sendOk
    const button = draw(signedMessage(VALID))
    await ready(button)
    fireEvent.click(button)
    const life = await screen.findByRole('group', { name: 'Life of the message' })
    await waitFor(() => expect(document.activeElement).toBe(life))
    expect(screen.queryByRole('textbox')).toBeNull()
    const headline = document.querySelector('[data-part="headline"]') as HTMLElement
    expect(headline.textContent).toMatch(/^40\s*GRAM is on its way to/)
    expect(life.compareDocumentPosition(headline) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('amounts that never left are struck, and what happened is first; a stage is no failure', async () => {
    answer = sendOk
    found = finalTrace({ isSkipped: true })['/traces']
    const button = draw(signedMessage(VALID))
    await ready(button)
    fireEvent.click(button)
    const headline = await screen.findByText('Nothing was sent')
    expect(headline.nextElementSibling?.textContent?.replace(/\s+/g, ' ')).toMatch(/^40 not sent GRAM to/)
    expect(headline.nextElementSibling?.querySelector('[data-state="void"]')).not.toBeNull()
    const stages = [...document.querySelectorAll('ol > li')]
    expect(stages.at(-1)?.textContent).toContain('In a block that stays.')
    expect(document.querySelectorAll('ol [data-state="failed"], ol [aria-label="Failed"]')).toHaveLength(0)
    expect(text()).toContain('have a message of at most 1.16 GRAM signed')
  })

  it('the reason of a refusal is written once', async () => {
    answer = refuse(35)
    const button = draw(signedMessage(VALID))
    await ready(button)
    fireEvent.click(button)
    await screen.findByText('Nothing was charged.')
    expect(text()?.match(/Exit code 35|\b35\b/g)).toHaveLength(1)
    expect(text()).toContain('To send it after all, have it signed again.')
  })
})

describe('a message that can never be taken', () => {
  it('is signed again by the host, and the new one is read, not sent', async () => {
    answer = refuse(35)
    const next = signedMessage({ ...VALID, validUntil: 4_000_000_001 })
    const asked: unknown[] = []
    const button = draw(signedMessage(VALID), async (request) => {
      asked.push(request)
      return next
    })
    await ready(button)
    fireEvent.click(button)
    fireEvent.click(await screen.findByRole('button', { name: 'Sign again' }))
    expect(await screen.findByRole('textbox')).toHaveProperty('value', next)
    expect(asked).toMatchObject([{ account: MAIN, orders: [{ to: SHOP, value: 40_000_000_000n }] }])
    expect(sent).toBe(1)
    expect(document.activeElement).toBe(document.querySelector('[data-part="headline"]'))
  })

  it('says that nothing was sent where the host did not sign', async () => {
    draw(signedMessage({ ...VALID, validUntil: 1_700_000_000 }), () => Promise.reject(new Error('declined')))
    fireEvent.click(await screen.findByRole('button', { name: 'Sign again' }))
    await screen.findByText('It was not signed. Nothing was sent.')
  })

  it('is not offered to be signed again until it is known which message used its seqno', async () => {
    draw(signedMessage({ ...VALID, seqno: 4 }), () => undefined)
    await screen.findByText(/Whether the wallet took this very message before is not known/)
    expect(screen.queryByRole('button', { name: 'Sign again' })).toBeNull()
  })

  it('says which message was taken in its place', async () => {
    taken = [takenBy(signedMessage({ ...VALID, seqno: 4, validUntil: 4_000_000_001 }))]
    draw(signedMessage({ ...VALID, seqno: 4 }), () => undefined)
    await screen.findByText('Nothing was charged for it.')
    expect(screen.getByRole('button', { name: 'Sign again' })).toBeTruthy()
  })

  it('was taken before: it is followed, and not sent', async () => {
    found = finalTrace({})['/traces']
    const boc = signedMessage({ ...VALID, seqno: 4 })
    taken = [takenBy(boc)]
    draw(boc)
    await screen.findByText(/was sent to/)
    expect(screen.queryByRole('button', { name: /^Send 40/ })).toBeNull()
    expect(sent).toBe(0)
  })
})

/** The transaction in which the wallet took a message. */
function takenBy(boc: string) {
  const [root] = Object.values(finalTrace({})['/traces'].traces[0]?.transactions ?? {})
  const content = { hash: root?.hash, body: readSigned(boc)?.body, decoded: null }
  return { ...root, in_msg: { ...root?.in_msg, message_content: content } }
}
