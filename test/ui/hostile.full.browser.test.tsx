import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { TokenInfo } from '../../src/contract/v3/tokenInfo.ts'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { Opcode } from '../../src/ui/parts/Opcode.tsx'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { CommentBubble } from '../../src/ui/tokens/CommentBubble.tsx'
import { Media } from '../../src/ui/tokens/Media.tsx'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { swapTrace } from '../../stories/fixtures/traces.ts'
import { comment, transaction } from '../../stories/fixtures/transactions.ts'
import { overflowing, stage } from './stage.tsx'
import { HOSTILE_IMAGES, HOSTILE_LINKS, HOSTILE_MARKUP, HOSTILE_NAMES, VERIFIED } from './trust/hostile.ts'

/** What would be seen if anything of a stranger ran. */
const alarms = ['alert', 'confirm', 'prompt', 'open'] as const
const strange: string[] = []
const watch = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { host, protocol } = new URL(name, location.href)
    if (/^(?:https?|wss?|ftp):$/.test(protocol) && host !== location.host) strange.push(name)
  }
})
const spies = alarms.map((name) => vi.spyOn(window, name).mockImplementation(() => null as never))

beforeAll(() => watch.observe({ type: 'resource', buffered: false }))
afterAll(() => {
  watch.disconnect()
  for (const spy of spies) spy.mockRestore()
})

/** Nothing ran, nothing was asked of a stranger, nothing can be followed to one, and nothing sticks out. */
async function expectHarmless(container: HTMLElement, width: number) {
  const images = [...container.querySelectorAll('img')]
  await vi.waitFor(() => expect(images.every(({ complete }) => complete)).toBe(true))
  // What a picture or a script does when it fails, it does by now.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  expect('pwned' in window).toBe(false)
  expect(strange).toEqual([])
  expect(container.querySelector('script, iframe, object, embed, link, style, base, form, video, audio')).toBeNull()
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => !/^(?:#|https:\/\/)/.test(href))).toEqual([])
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
  }
  expect(overflowing(container, width + 8)).toEqual([])
  expect(container.textContent).not.toMatch(/(?!\n)[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\p{Cc}]/u)
}

const raw = (index: number) => `0:${index.toString(16).toUpperCase().padStart(64, 'A')}`

/** A table of one token that calls itself so. */
function table(info: TokenInfo) {
  const wallet: JettonWallet = {
    address: raw(1),
    balance: '1000',
    owner: raw(2),
    jetton: raw(3),
    last_transaction_lt: '1',
    code_hash: null,
    data_hash: null,
  } as JettonWallet
  const metadata: Metadata = { [raw(3)]: { is_indexed: true, token_info: [{ type: 'jetton_masters', ...info }] } }
  return <JettonTable data={[wallet]} metadata={metadata} trustPolicy="show" />
}

describe('hostile names of tokens', () => {
  it.each(HOSTILE_NAMES)('%j is marked, and harmless', async (name, kind) => {
    const { container } = await stage(table({ name, symbol: name }), { width: 336, verifiedTokens: VERIFIED })
    const badge = container.querySelector('[data-tone="scam"]')
    expect(badge?.textContent).toBe(kind === 'reserved' ? 'Scam' : 'Look-alike')
    expect(container.querySelector('[data-state="flagged"]')).not.toBeNull()
    await expectHarmless(container, 336)
  })
})

describe('hostile markup', () => {
  it.each(HOSTILE_MARKUP)('%j is text everywhere', async (text) => {
    const { container } = await stage(
      <>
        {table({ name: text, symbol: text, description: text, image: text, extra: { decimals: text, uri: text } })}
        <TransactionList data={[transaction({ in_msg: comment(text) })]} />
        <CommentBubble data={text} />
        <AddressLabel address={raw(4)} data={{ user_friendly: text, domain: text, interfaces: [text] }} />
        <AddressLabel address={text} data={null} />
        <HashLabel data={text} />
        <Opcode data={text} name={text} />
        <ErrorState error={new Error(text)} />
        <Media token={{ name: text, image: text }} address={raw(5)} withOriginal />
      </>,
      { width: 336 },
    )
    await expectHarmless(container, 336)
  })
})

describe('marks that are stacked on letters', () => {
  it('paint nothing outside of the comment', async () => {
    const { container } = await stage(<CommentBubble data={`Z${'\u0337\u0321\u0335\u030d'.repeat(50)}algo`} />)
    const text = container.querySelector('[data-part="text"]') as HTMLElement
    expect(getComputedStyle(text).overflowY).toBe('hidden')
    expect(text.getBoundingClientRect().height).toBeLessThan(80)
  })
})

describe('hostile links', () => {
  it.each(HOSTILE_LINKS)('%j is pointed out in a comment and a name, and leads nowhere', async (text) => {
    const { container } = await stage(
      <>
        <TransactionList data={[transaction({ in_msg: comment(text) })]} />
        <CommentBubble data={text} />
        {table({ name: text, symbol: text })}
      </>,
      { width: 336 },
    )
    expect(
      [...container.querySelectorAll('[data-part="badge"]')].filter(({ textContent }) =>
        ['Contains a link', 'Look-alike', 'Imitation'].includes(textContent),
      ),
    ).toHaveLength(3)
    expect([...container.querySelectorAll('a')].filter((link) => !link.getAttribute('href')?.startsWith('#'))).toEqual(
      [],
    )
    await expectHarmless(container, 336)
  })
})

describe('hostile images', () => {
  it.each(HOSTILE_IMAGES)('%j is not loaded', async (address) => {
    const token = {
      name: 'A',
      image: address,
      extra: { _image_small: address, _image_medium: address, _image_big: address },
    }
    const { container } = await stage(
      <>
        {table(token)}
        <Media token={token} address={raw(5)} />
      </>,
    )
    expect(container.querySelector('img')).toBeNull()
    await expectHarmless(container, 1200)
  })
})

it('holds at least 150 cases', () => {
  const all = [HOSTILE_NAMES, HOSTILE_MARKUP, HOSTILE_LINKS, HOSTILE_IMAGES]
  expect(all.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThanOrEqual(150)
})

it('a step beside others cuts what it was asked to do where its cell ends', async () => {
  const [first] = Object.values(swapTrace.transactions ?? {})
  const { container } = await stage(<TraceNeighbours data={swapTrace} transactionHash={first?.hash as string} />)
  const steps = [...container.querySelectorAll('li')]
  expect(steps.length).toBeGreaterThan(3)
  for (const step of steps) {
    for (const text of step.querySelectorAll('bdi')) {
      // Russian says in thirty letters that a wallet took a signed request.
      text.textContent = 'Подписанный запрос кошелька v4'
      const box = getComputedStyle(text.parentElement as Element).overflowX === 'hidden' ? text.parentElement : text
      expect(box?.getBoundingClientRect().right).toBeLessThanOrEqual(step.getBoundingClientRect().right)
    }
  }
})
