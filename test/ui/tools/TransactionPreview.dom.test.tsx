import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { previewOf } from '../../../src/reading/preview/previewOf.ts'
import {
  TransactionPreview,
  type TransactionPreviewProps,
} from '../../../src/ui/tools/TransactionPreview/TransactionPreview.tsx'
import { russian } from '../../../src/ui/words/ru/index.ts'
import { MAIN, SHOP } from '../../../stories/accounts.ts'
import { signedMessage } from '../../../stories/tools/bodies.ts'
import * as made from '../../../stories/tools/previews.ts'

afterEach(cleanup)

type Body = object | number | string

/** @param answers of the emulator, the last one for all that follow: a number is a status, a text the words of a 500 */
function draw(
  props: TransactionPreviewProps,
  answers: readonly Body[],
  around: Readonly<Record<string, object>> = {},
  settings: object = {},
) {
  const asked: string[] = []
  const queue = [...answers]
  const others = { ...made.AROUND, ...around }
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    asked.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    if (!/emulate(TonConnect|Trace)$/.test(pathname)) {
      const [, body = {}] = Object.entries(others).find(([end]) => pathname.endsWith(end)) ?? []
      return Response.json(body)
    }
    const next = queue.length > 1 ? queue.shift() : queue[0]
    if (typeof next === 'number') return Response.json({ error: 'no' }, { status: next })
    if (typeof next === 'string') return Response.json({ error: next }, { status: 500 })
    return Response.json(next)
  }
  const provider = { baseUrl: 'http://local.test', retries: 0, fetch, ...settings }
  const drawn = render(
    <TonCenterProvider {...provider}>
      <TransactionPreview {...props} />
    </TonCenterProvider>,
  )
  return { asked, provider, ...drawn }
}
const textOf = (part: string) => document.querySelector(`[data-part="${part}"]`)?.textContent?.replaceAll('\u00A0', ' ')
const says = (part: string, text: string | RegExp) => waitFor(() => expect(textOf(part)).toMatch(text))
const button = (name: RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
const SIGN = /^Sign/

describe('the preview of a request', () => {
  it('says what is sent and received, the balances after it, and the costs to the nano', async () => {
    const { asked } = draw({ request: made.SWAP }, [made.swapAnswer])
    await says('headline', /^You send 120 ?GRAM, you receive about .*401\.203344.*COMET$/)
    await says('balances', /1,164\.48795613/)
    expect(textOf('cost')).toMatch(/0\.00743507.*0\.012.*0\.01943507/)
    await waitFor(() => expect(asked.sort()).toEqual(['emulateTonConnect', 'messages', 'wallets']))
  })

  it('names the recipient, and what it does not know of it', async () => {
    draw({ request: made.PAYMENT }, [made.paymentAnswer])
    await says('headline', /^You send 40 ?GRAM to lantern\.ton$/)
    await says('checks', /You have not paid lantern\.ton before/)
    expect(textOf('orders')).toContain('For the boat, with thanks')
  })

  it('does not call somebody a stranger who was paid before', async () => {
    const messages = [{ ...Object.values(made.paymentAnswer.transactions)[0]?.out_msgs[0] }]
    const { asked } = draw({ request: made.PAYMENT }, [made.paymentAnswer], {
      '/messages': { messages, address_book: {}, metadata: {} },
    })
    await waitFor(() => expect(asked).toContain('messages'))
    await says('checks', /The trial run succeeds/)
    await waitFor(() => expect(textOf('checks')).not.toMatch(/before/))
  })

  it('that would fail says first where the money would be, then why and where', async () => {
    draw({ request: made.SWAP }, [made.failingAnswer])
    await says('headline', /^This would fail$/)
    await says(
      'notice',
      /^120\.299 GRAM would return to harbor\.ton\. The contract stopped.*Step 2, meridian-router\.ton\..*709/,
    )
    expect(textOf('asked')).toMatch(/You are asked to send 120\.3/)
  })

  it('is read in Russian', async () => {
    const { provider, rerender } = draw({ request: made.SWAP }, [made.swapAnswer])
    rerender(
      <TonCenterProvider {...provider} locale="ru" dictionary={russian}>
        <TransactionPreview request={made.SWAP} />
      </TonCenterProvider>,
    )
    await says('headline', /^Вы отправите 120 ?GRAM, получите около .*401,203344.*COMET$/)
  })

  it('draws the steps and the messages once they are opened', async () => {
    draw({ request: made.SWAP }, [made.swapAnswer])
    await says('headline', /You send/)
    expect(document.querySelector('[data-part="messages"]')).toBeNull()
    const fold = document.querySelector('[data-part="trial"]') as HTMLDetailsElement
    fold.open = true
    fireEvent(fold, new Event('toggle'))
    await says('messages', /meridian-router\.ton/)
    expect(fold.querySelectorAll('ol > li')).toHaveLength(6)
  })

  it('of a message from outside is that of what it orders', async () => {
    const { asked } = draw({ request: { boc: signedMessage({ seqno: 5, validUntil: 4_000_000_000 }) } }, [
      made.paymentAnswer,
    ])
    await says('headline', /^You send 40 ?GRAM to lantern\.ton$/)
    expect(asked).toContain('emulateTrace')
  })
})

describe('without a trial', () => {
  it('the request itself is there, with what speaks against it', async () => {
    draw({ request: made.PAYMENT }, [404])
    await says('notice', /^Nobody can try it out before\./)
    await says('headline', /^You are asked to send 40 ?GRAM to lantern\.ton$/)
    await says('checks', /You have not paid lantern\.ton before/)
  })

  it('a wallet that would refuse says why, and that nothing is charged', async () => {
    draw({ request: made.PAYMENT }, ['failed to emulate shard block: EmulationExternalNotAccepted: 33'])
    await says('notice', /^The wallet would refuse it: nothing would be sent, and nothing charged\..*33/)
  })

  it('a wallet that is not deployed, and a service that wants a pause, say so', async () => {
    const { unmount } = draw({ request: made.PAYMENT }, ['Account state no code or no data'])
    await says('notice', /not deployed yet/)
    unmount()
    draw({ request: made.PAYMENT }, [429])
    await waitFor(() => expect(document.querySelector('[data-state="rate-limited"]')).not.toBeNull())
  })

  it('a request for another network is not for this one', async () => {
    const { provider, rerender } = draw({ request: undefined }, [made.paymentAnswer])
    rerender(
      <TonCenterProvider network="testnet" retries={0} fetch={provider.fetch}>
        <TransactionPreview request={{ ...made.PAYMENT, network: '-239' }} />
      </TonCenterProvider>,
    )
    await says('checks', /It is for another network\./)
  })

  it('nothing is asked for before the request and its wallet are known', () => {
    const { asked, rerender, provider } = draw({ request: undefined }, [made.paymentAnswer])
    rerender(
      <TonCenterProvider {...provider}>
        <TransactionPreview request={{ messages: made.PAYMENT.messages }} />
      </TonCenterProvider>,
    )
    expect(asked).toEqual([])
  })
})

describe('the button', () => {
  it('tries once more, and hands over what would happen now', async () => {
    const onSign = vi.fn()
    const later = { ...made.swapAnswer, mc_block_seqno: 58_214_999 }
    const { asked } = draw({ request: made.SWAP, onSign }, [made.swapAnswer, later])
    await says('headline', /You send/)
    vi.setSystemTime(Date.now() + 5_000)
    const sign = button(SIGN)
    fireEvent.click(sign)
    fireEvent.click(sign)
    await waitFor(() => expect(onSign).toHaveBeenCalledOnce())
    expect(onSign).toHaveBeenCalledWith(expect.objectContaining({ block: 58_214_999, account: MAIN }))
    expect(asked.filter((path) => path === 'emulateTonConnect')).toHaveLength(2)
    vi.useRealTimers()
  })

  it('does not ask the wallet for what has become worse, until it is pressed again', async () => {
    const onSign = vi.fn()
    draw({ request: made.SWAP, onSign }, [made.swapAnswer, made.failingAnswer])
    await says('headline', /You send/)
    vi.setSystemTime(Date.now() + 5_000)
    fireEvent.click(button(SIGN))
    await says('headline', /^This would fail$/)
    await waitFor(() => expect(document.body.textContent).toContain('It has changed since you looked.'))
    expect(onSign).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('has to be pressed twice for what would fail, and where nobody can try it', async () => {
    for (const answer of [made.failingAnswer, 404]) {
      const onSign = vi.fn()
      const { unmount } = draw({ request: made.SWAP, onSign }, [answer])
      await says('notice', /would return|Nobody can try/)
      fireEvent.click(button(SIGN))
      await waitFor(() => expect(button(/^Sign in spite of that$/)).toBeTruthy())
      expect(onSign).not.toHaveBeenCalled()
      fireEvent.click(button(SIGN))
      await waitFor(() => expect(onSign).toHaveBeenCalledOnce())
      unmount()
    }
  })

  it('says that it was not signed where the wallet refuses, and can be pressed again', async () => {
    const onSign = vi.fn(() => Promise.reject(new Error('user rejects')))
    draw({ request: made.PAYMENT, onSign }, [made.paymentAnswer])
    await says('headline', /You send/)
    fireEvent.click(button(SIGN))
    await waitFor(() => expect(document.body.textContent).toContain('It was not signed. Nothing was sent.'))
    expect(button(SIGN).disabled).toBe(false)
  })
})

describe('a recipient that looks like one that was paid', () => {
  it('is flagged before anything is signed, and the button asks twice', async () => {
    // The first eight bytes are those of the shop: both read alike.
    const twin = toFriendlyAddress(`${SHOP.slice(0, 18)}${'5'.repeat(48)}`, { bounceable: false })
    const stored = JSON.stringify([[MAIN, [[twin, 1_700_000_000]]]])
    const recipientStorage = { getItem: () => stored, setItem: () => undefined }
    const onSign = vi.fn()
    draw({ request: made.PAYMENT, onSign }, [made.paymentAnswer], {}, { recipientStorage })
    await says('checks', /^Fails: lantern\.ton is not who it looks like\. .*which this account has paid/)
    fireEvent.click(button(SIGN))
    await waitFor(() => expect(button(/^Sign in spite of that$/)).toBeTruthy())
    expect(onSign).not.toHaveBeenCalled()
  })
})

describe('a preview that the app gives', () => {
  it('is drawn as it is, asks for nothing, and has no button', async () => {
    const data = previewOf(made.swapAnswer, { request: made.SWAP })
    const { asked } = draw({ request: made.SWAP, data, onSign: () => undefined }, [404])
    await says('headline', /You send 120/)
    expect(textOf('checks')).toMatch(/The trial run succeeds/)
    expect(screen.queryAllByRole('button', { name: /Sign|Try/ })).toEqual([])
    expect(asked).toEqual([])
  })
})
