import { describe, expect, it } from 'vitest'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { TransferFeed } from '../../src/ui/activity/TransferFeed/TransferFeed.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { action, actionBook, actionMetadata, transfer } from '../../stories/fixtures/actions.ts'
import { dnsRecords, jettonTransfers } from '../../stories/fixtures/assets.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { nftItems } from '../../stories/fixtures/nfts.ts'
import { hashOf, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { seen } from './overlapping.ts'
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

/** Nine thousand million coins, in nanograms. */
const LARGE = '9223372036000000000'

describe('a name beside free room', () => {
  it('is whole where both parties are shown', async () => {
    const of = [transaction({ in_msg: message({ source: OTHER }) }), transaction({ hash: hashOf(1), account: OTHER })]
    const list = await stage(<TransactionList data={of} addressBook={BOOK} filter={{ workchain: 0 }} />)
    expect(list.container.querySelectorAll('[data-column="parties"] [data-part="name"]')).toHaveLength(4)
    for (const width of [648, 720, 780, 1040, 1240]) {
      await list.resize(width)
      expect(cutNames(list.container), `${width} px`).toEqual([])
    }
  })

  it('is whole below an amount of many digits, on a phone', async () => {
    const of = [action('ton_transfer', transfer({ value: LARGE }))]
    const { container } = await stage(<TransferFeed data={of} addressBook={BOOK} />, { width: 328 })
    const [, second] = container.querySelectorAll<HTMLElement>('[data-column="parties"] [data-part="name"]')
    expect(second?.textContent).toBe('lakeside-cabin.ton')
    expect(isCut(second as HTMLElement)).toBe(false)
  })

  it('is whole in a list of token transfers', async () => {
    const of = jettonTransfers.slice(0, 1).map((one) => ({ ...one, source: OTHER, destination: OWN }))
    const { container, resize } = await stage(
      <JettonTransferList data={of} address={OWN} metadata={jettonMetadata} addressBook={BOOK} />,
    )
    expect(find(container, '[data-part="row"] [data-column="parties"]').textContent).toContain('harbour-light.ton')
    for (const width of [700, 900, 1060, 1240]) {
      await resize(width)
      expect(cutNames(container), `${width} px`).toEqual([])
    }
  })
})

describe('a shortened address beside a name', () => {
  it('is whole, and the name is cut, where there is little room', async () => {
    const of = [message({ source: OTHER, destination: OWN })]
    const book = named(OWN, 'lakeside-cabin.ton')
    const { container, resize } = await stage(<MessageList data={of} address={OWN} addressBook={book} />)
    for (const width of [304, 336, 400]) {
      await resize(width)
      expect(cutNames(container).filter((name) => name?.includes('…'))).toEqual([])
      const { clientWidth, scrollWidth } = find(container, '[role="gridcell"][data-column="parties"]')
      expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth + 8)
    }
  })
})

describe('an amount of ten digits', () => {
  it('is on one line', async () => {
    const large = transaction({ in_msg: message({ value: LARGE }) })
    const { container, resize } = await stage(
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
    )
    const numbers = [...container.querySelectorAll('[data-column="amount"], [data-column="value"]')].flatMap((cell) => [
      ...cell.querySelectorAll('[data-part="number"]'),
    ])
    expect(numbers.map(({ textContent }) => textContent?.replace(/^\D/, ''))).toEqual(
      Array.from({ length: 3 }, () => '9,223,372,036'),
    )
    for (const width of [660, 900, 1000, 1240]) {
      await resize(width)
      expect(numbers.map(linesOf), `${width} px`).toEqual([1, 1, 1])
    }
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

describe('a name that does not fit', () => {
  const ENGLISH = 'a-name-that-goes-on-for-longer-than-any-box-is-wide.ton'
  const HEBREW = 'שם ארוך מאוד שממשיך ונמשך הרבה מעבר לרוחב של כל תיבה בעמוד הזה'
  const named = (name: string) => (
    <>
      <AddressLabel address={OWN} data={{ user_friendly: null, domain: name }} />
      <AccountCard data={{ address: OWN, balance: '1', status: 'active' }} name={name} />
      <DnsRecordList data={dnsRecords.map((record) => ({ ...record, domain: name }))} trustPolicy="show" />
      <JettonTable data={jettonWallets.slice(0, 1)} metadata={tokenNamed(jettonWallets[0]?.jetton, name)} />
      <NftCard data={nftItems[0]} metadata={tokenNamed(nftItems[0]?.address, name, 'nft_items')} />
    </>
  )
  const tokenNamed = (address = '', name: string, type = 'jetton_masters') => ({
    [address]: { is_indexed: true, token_info: [{ type, name, symbol: name }] },
  })

  it.each([
    ['rtl', ENGLISH],
    ['ltr', HEBREW],
    ['ltr', ENGLISH],
    ['rtl', HEBREW],
  ])('shows its beginning on a page that is %s: %s', async (dir, name) => {
    const { container } = await stage(<div dir={dir}>{named(name)}</div>, { width: 240 })
    const texts = [...container.querySelectorAll('bdi')].filter(({ textContent }) => textContent === name)
    expect(texts.length).toBeGreaterThan(5)
    const first = document.createRange()
    for (const text of texts) {
      first.setStart(text.firstChild as Text, 0)
      first.setEnd(text.firstChild as Text, 1)
      const { left, right } = seen(text, name, first.getBoundingClientRect())
      expect(right - left, text.parentElement?.outerHTML).toBeGreaterThan(2)
    }
  })
})
