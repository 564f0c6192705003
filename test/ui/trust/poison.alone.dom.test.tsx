import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '../../../src/contract/v3/message.ts'
import type { NftTransfer } from '../../../src/contract/v3/nftTransfer.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import type { TextStorage } from '../../../src/react/settings.ts'
import { ActivityFeed } from '../../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { JettonTransferList } from '../../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { NftTransferList } from '../../../src/ui/nfts/NftTransferList/NftTransferList.tsx'
import { MessageList } from '../../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionList } from '../../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { action, transfer } from '../../../stories/fixtures/actions.ts'
import { jettonTransfer } from '../../../stories/fixtures/assets.ts'
import { nftTransfers } from '../../../stories/fixtures/nfts.ts'
import { hashOf, message, OTHER, OWN, transaction } from '../../../stories/fixtures/transactions.ts'
import { setup } from '../../support/react.tsx'
import { twinOf } from './twinOf.ts'

// jsdom measures nothing: without the code of virtual rows every row is drawn.
vi.mock('../../../src/ui/table/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})

afterEach(cleanup)

const TWIN = twinOf(OTHER)
const WALLET = `0:${'5A'.repeat(32)}`

/** How many rows are marked as of somebody who looks like one that was paid. */
function poisoned(element: ReactElement): number {
  const { wrapper } = setup({ baseUrl: 'https://none.example' })
  const { container } = render(element, { wrapper })
  expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(0)
  const badges = [...container.querySelectorAll('[data-part="badge"]')]
  return badges.filter(({ textContent }) => textContent?.startsWith('Look-alike')).length
}

/** A body that names an account, as the service decodes it. */
const naming = (key: string, address: string) => ({
  hash: hashOf(1),
  body: null,
  decoded: { [key]: { '@type': 'addr_std', workchain_id: '0', address: address.slice(2) } },
})

describe('an address that begins and ends like one that was paid', () => {
  it('is a twin in this test', () => {
    const [one, other] = [OTHER, TWIN].map((address) => toFriendlyAddress(address, { bounceable: false }))
    expect(one).not.toBe(other)
    expect([one?.slice(0, 4), one?.slice(-4)]).toEqual([other?.slice(0, 4), other?.slice(-4)])
  })

  it('is marked among transfers of jettons', () => {
    const paid = jettonTransfer({ source: OWN, destination: OTHER }, 1)
    const from = (source: string) => jettonTransfer({ source, destination: OWN }, 2)
    expect(poisoned(<JettonTransferList address={OWN} data={[from(TWIN), paid]} />)).toBe(1)
    expect(poisoned(<JettonTransferList address={OWN} data={[from(OTHER), paid]} />)).toBe(0)
    expect(poisoned(<JettonTransferList data={[from(TWIN), paid]} />)).toBe(0)
  })

  it('is marked among transfers of items', () => {
    const [first] = nftTransfers as readonly [NftTransfer]
    const moved = (old_owner: string, new_owner: string, seed: number) => ({
      ...first,
      old_owner,
      new_owner,
      decoded_forward_payload: null,
      transaction_hash: hashOf(seed),
    })
    const paid = moved(OWN, OTHER, 1)
    expect(poisoned(<NftTransferList address={OWN} data={[moved(TWIN, OWN, 2), paid]} />)).toBe(1)
    expect(poisoned(<NftTransferList address={OWN} data={[moved(OTHER, OWN, 2), paid]} />)).toBe(0)
  })

  const sent = (over: Partial<Message>) => message({ source: OWN, destination: OTHER, hash: hashOf(1), ...over })
  const got = (over: Partial<Message>) => message({ source: TWIN, destination: OWN, hash: hashOf(2), ...over })
  /** Jettons go through the sender's own wallet contract, and arrive from the receiver's. */
  const sentJettons = sent({
    destination: WALLET,
    opcode: '0x0f8a7ea5',
    message_content: naming('destination', OTHER),
  })
  const gotJettons = got({ source: WALLET, opcode: '0x7362d09c', message_content: naming('sender', TWIN) })

  it('is marked among messages, also where it sends or got jettons', () => {
    expect(poisoned(<MessageList address={OWN} data={[got({}), sent({})]} />)).toBe(1)
    expect(poisoned(<MessageList address={OWN} data={[got({}), sentJettons]} />)).toBe(1)
    expect(poisoned(<MessageList address={OWN} data={[gotJettons, sent({})]} />)).toBe(1)
    expect(poisoned(<MessageList data={[got({}), sent({})]} />)).toBe(0)
  })

  it('is marked among transactions, also where it sends or got jettons', () => {
    const pays = (out: Message) => transaction({ hash: hashOf(11), in_msg: null, out_msgs: [out] })
    const gets = (incoming: Message) => transaction({ hash: hashOf(12), in_msg: incoming, out_msgs: [] })
    expect(poisoned(<TransactionList address={OWN} data={[gets(got({})), pays(sent({}))]} />)).toBe(1)
    expect(poisoned(<TransactionList address={OWN} data={[gets(got({})), pays(sentJettons)]} />)).toBe(1)
    expect(poisoned(<TransactionList address={OWN} data={[gets(gotJettons), pays(sentJettons)]} />)).toBe(1)
  })

  it('is marked in an activity feed', () => {
    const out = action('ton_transfer', transfer({ source: OWN, destination: OTHER }))
    const back = action('ton_transfer', transfer({ source: TWIN, destination: OWN, value: '1000000000' }))
    expect(poisoned(<ActivityFeed address={OWN} data={[back, out]} />)).toBe(1)
  })
})

describe('whom an account paid in another list', () => {
  const PAID = jettonTransfer({ source: OWN, destination: OTHER, transaction_now: 1 }, 1)
  const FROM_TWIN = [jettonTransfer({ source: TWIN, destination: OWN }, 2)]
  const marks = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-part="badge"]')].filter(({ textContent }) => textContent === 'Look-alike')
      .length

  it('is remembered on the page, for this account and this network alone', async () => {
    const one = setup({ baseUrl: 'https://none.example' })
    const other = setup({ network: 'testnet', baseUrl: 'https://none.example' })
    const element = <JettonTransferList address={OWN} data={FROM_TWIN} />
    render(<JettonTransferList address={OWN} data={[PAID]} />, { wrapper: one.wrapper })
    expect(marks(render(element, { wrapper: one.wrapper }).container)).toBe(1)
    expect(marks(render(element, { wrapper: other.wrapper }).container)).toBe(0)
    const stranger = (
      <JettonTransferList address={WALLET} data={[jettonTransfer({ source: TWIN, destination: WALLET }, 3)]} />
    )
    expect(marks(render(stranger, { wrapper: one.wrapper }).container)).toBe(0)
  })

  it('marks rows that are shown already', () => {
    const { wrapper } = setup({ baseUrl: 'https://none.example' })
    const { container } = render(<JettonTransferList address={OWN} data={FROM_TWIN} />, { wrapper })
    expect(marks(container)).toBe(0)
    const row = transaction({
      hash: hashOf(31),
      in_msg: null,
      out_msgs: [message({ source: OWN, destination: OTHER })],
    })
    render(<TransactionList address={OWN} data={[row]} />, { wrapper })
    expect(marks(container)).toBe(1)
  })

  it('is drawn by no server, whatever the browser remembers', () => {
    const { wrapper } = setup({ baseUrl: 'https://none.example' })
    render(<JettonTransferList address={OWN} data={[PAID]} />, { wrapper })
    const Wrapper = wrapper
    const html = renderToString(
      <Wrapper>
        <JettonTransferList address={OWN} data={FROM_TWIN} />
      </Wrapper>,
    )
    expect(html).not.toContain('Look-alike')
  })

  it('marks a transfer of tokens that says it was sent to a look-alike, and not the one before', () => {
    const forged = jettonTransfer({ source: OWN, destination: TWIN, transaction_now: 9 }, 4)
    expect(poisoned(<JettonTransferList address={OWN} data={[forged, PAID]} />)).toBe(1)
  })

  it('is remembered over visits where the app gives a storage, and a broken one breaks nothing', () => {
    const texts = new Map<string, string>()
    const recipientStorage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    }
    const visit = (data: typeof FROM_TWIN, storage: TextStorage) => {
      const { wrapper } = setup({ baseUrl: 'https://none.example' })
      const element = (
        <TonCenterProvider recipientStorage={storage}>
          <JettonTransferList address={OWN} data={data} />
        </TonCenterProvider>
      )
      return marks(render(element, { wrapper }).container)
    }
    visit([PAID], recipientStorage)
    expect(visit(FROM_TWIN, recipientStorage)).toBe(1)
    const fail = () => {
      throw new Error('Storage is off.')
    }
    expect(visit(FROM_TWIN, { getItem: fail, setItem: fail })).toBe(0)
    expect([...texts.keys()]).toEqual([expect.stringContaining('https://none.example')])
  })
})
