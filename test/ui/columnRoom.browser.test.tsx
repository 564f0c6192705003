import { describe, expect, it } from 'vitest'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { action, actionBook, actionMetadata, transfer } from '../../stories/fixtures/actions.ts'
import { jettonTransfers } from '../../stories/fixtures/assets.ts'
import { jettonMetadata } from '../../stories/fixtures/jettons.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { hashOf, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { find, stage } from './stage.tsx'

const named = (address: string, domain: string): AddressBook => ({
  [address]: { user_friendly: address, domain, interfaces: null } as AddressBook[string],
})
const BOOK = { ...named(OWN, 'lakeside-cabin.ton'), ...named(OTHER, 'harbour-light.ton') }

const isCut = (name: Element) =>
  [name, ...name.querySelectorAll('*')].some((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)

/** Names that do not show all of themselves. */
const cutNames = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-column="parties"] [data-part="name"]')]
    .filter(isCut)
    .map(({ textContent }) => textContent)

/** Lines that the digits of an amount take. */
function linesOf(number: Element): number {
  const digits = document.createRange()
  digits.selectNodeContents(number)
  const places = [...digits.getClientRects()].filter(({ width }) => width > 1)
  return new Set(places.map(({ bottom }) => Math.round(bottom / 8))).size
}

/** Nine thousand million coins, in nanotons. */
const LARGE = '9223372036000000000'

describe('a name beside free room', () => {
  it.each([648, 720, 780, 1040, 1240])('is whole where both parties are shown, %i px', async (width) => {
    const of = [transaction({ in_msg: message({ source: OTHER }) }), transaction({ hash: hashOf(1), account: OTHER })]
    const { container } = await stage(<TransactionList data={of} addressBook={BOOK} filter={{ workchain: 0 }} />, {
      width,
    })
    expect(container.querySelectorAll('[data-column="parties"] [data-part="name"]')).toHaveLength(4)
    expect(cutNames(container)).toEqual([])
  })

  it.each([700, 900, 1060, 1240])('is whole in a list of token transfers, %i px', async (width) => {
    const of = jettonTransfers.slice(0, 1).map((one) => ({ ...one, source: OTHER, destination: OWN }))
    const { container } = await stage(
      <JettonTransferList data={of} address={OWN} metadata={jettonMetadata} addressBook={BOOK} />,
      { width },
    )
    expect(find(container, '[data-part="row"] [data-column="parties"]').textContent).toContain('harbour-light.ton')
    expect(cutNames(container)).toEqual([])
  })
})

describe('a shortened address beside a name', () => {
  it.each([304, 336, 400])('is whole, and the name is cut, in %i px', async (width) => {
    const of = [message({ source: OTHER, destination: OWN })]
    const book = named(OWN, 'lakeside-cabin.ton')
    const { container } = await stage(<MessageList data={of} account={OWN} addressBook={book} />, { width })
    expect(cutNames(container).filter((name) => name?.includes('…'))).toEqual([])
    const { clientWidth, scrollWidth } = find(container, '[role="gridcell"][data-column="parties"]')
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 8)
  })
})

describe('an amount of ten digits', () => {
  it.each([660, 900, 1000, 1240])('is on one line, %i px', async (width) => {
    const large = transaction({ in_msg: message({ value: LARGE }) })
    const { container } = await stage(
      <>
        <TransactionList data={[large]} address={OWN} />
        <ActivityFeed
          data={[action('ton_transfer', transfer({ value: LARGE }))]}
          address={OWN}
          addressBook={actionBook}
          metadata={actionMetadata}
        />
        <MessageList data={oddMessages.slice(0, 1).map((one) => ({ ...one, value: LARGE }))} />
      </>,
      { width },
    )
    const numbers = [...container.querySelectorAll('[data-column="amount"], [data-column="value"]')].flatMap((cell) => [
      ...cell.querySelectorAll('[data-part="number"]'),
    ])
    expect(numbers.map(({ textContent }) => textContent?.replace(/^\D/, ''))).toEqual(
      Array.from({ length: 3 }, () => '9,223,372,036'),
    )
    expect(numbers.map(linesOf)).toEqual([1, 1, 1])
  })
})

describe('fees', () => {
  it('have their points below each other', async () => {
    const fees = ['2800000', '13000000', '5000000000', '400']
    const { container } = await stage(
      <TransactionList data={fees.map((total_fees, index) => transaction({ hash: hashOf(index), total_fees }))} />,
    )
    const points = [...container.querySelectorAll('[data-column="fee"] [data-part="number"]')].map((number) => {
      const whole = document.createRange()
      whole.setStart(number, 0)
      const fraction = number.querySelector('span')
      if (fraction) whole.setEndBefore(fraction)
      else whole.setEndAfter(number.lastChild as Node)
      return Math.round(whole.getBoundingClientRect().right)
    })
    expect(points).toHaveLength(4)
    expect(new Set(points).size).toBe(1)
  })
})
