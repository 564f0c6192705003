import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/address.ts'
import type { Message } from '../../../src/schemas/message.ts'
import type { NftTransfer } from '../../../src/schemas/nftTransfer.ts'
import { ActivityFeed } from '../../../src/ui/ActivityFeed/ActivityFeed.tsx'
import { JettonTransferList } from '../../../src/ui/JettonTransferList/JettonTransferList.tsx'
import { MessageList } from '../../../src/ui/MessageList/MessageList.tsx'
import { NftTransferList } from '../../../src/ui/NftTransferList/NftTransferList.tsx'
import { TransactionList } from '../../../src/ui/TransactionList/TransactionList.tsx'
import { action, transfer } from '../../../stories/fixtures/actions.ts'
import { jettonTransfer } from '../../../stories/fixtures/assets.ts'
import { nftTransfers } from '../../../stories/fixtures/nfts.ts'
import { hashOf, message, OTHER, OWN, transaction } from '../../../stories/fixtures/transactions.ts'
import { setup } from '../../support/react.tsx'

// jsdom measures nothing: without the code of virtual rows every row is drawn.
vi.mock('../../../src/ui/List/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})

afterEach(cleanup)

/** Another account with the same ends: these bits, set and unset, leave the checksum as it is. */
function twinOf(address: string): string {
  const bytes = Buffer.from(address.slice(2), 'hex')
  for (const [index, bits] of [0x01, 0x10, 0x21].entries()) bytes[10 + index] = (bytes[10 + index] as number) ^ bits
  return `0:${bytes.toString('hex').toUpperCase()}`
}
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
    expect(poisoned(<JettonTransferList owner={OWN} data={[from(TWIN), paid]} />)).toBe(1)
    expect(poisoned(<JettonTransferList owner={OWN} data={[from(OTHER), paid]} />)).toBe(0)
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
    expect(poisoned(<NftTransferList owner={OWN} data={[moved(TWIN, OWN, 2), paid]} />)).toBe(1)
    expect(poisoned(<NftTransferList owner={OWN} data={[moved(OTHER, OWN, 2), paid]} />)).toBe(0)
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
    expect(poisoned(<MessageList account={OWN} data={[got({}), sent({})]} />)).toBe(1)
    expect(poisoned(<MessageList account={OWN} data={[got({}), sentJettons]} />)).toBe(1)
    expect(poisoned(<MessageList account={OWN} data={[gotJettons, sent({})]} />)).toBe(1)
    expect(poisoned(<MessageList data={[got({}), sent({})]} />)).toBe(0)
  })

  it('is marked among transactions, also where it sends or got jettons', () => {
    const pays = (out: Message) => transaction({ hash: hashOf(11), in_msg: null, out_msgs: [out] })
    const gets = (incoming: Message) => transaction({ hash: hashOf(12), in_msg: incoming, out_msgs: [] })
    expect(poisoned(<TransactionList account={OWN} data={[gets(got({})), pays(sent({}))]} />)).toBe(1)
    expect(poisoned(<TransactionList account={OWN} data={[gets(got({})), pays(sentJettons)]} />)).toBe(1)
    expect(poisoned(<TransactionList account={OWN} data={[gets(gotJettons), pays(sentJettons)]} />)).toBe(1)
  })

  it('is marked in an activity feed', () => {
    const out = action('ton_transfer', transfer({ source: OWN, destination: OTHER }))
    const back = action('ton_transfer', transfer({ source: TWIN, destination: OWN, value: '1000000000' }))
    expect(poisoned(<ActivityFeed address={OWN} data={[back, out]} />)).toBe(1)
  })
})
