import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed, type ActivityFeedProps } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
const fetch = (...asked: Parameters<typeof globalThis.fetch>) => service.fetch(new Request(...asked))
/** Noon of the demo: minted for one, sent to another, offered by that one and taken off sale. */
const NOON = '0:CFFE824A0BAFA218959BD394BFCBC9D6596C3884D107400E8D17BE92E07CDB24'
const TYPES = ['nft_mint', 'nft_transfer', 'nft_put_on_sale']

beforeAll(() => service.chain.accounts())

/** Draws a feed; gives the rows as texts. */
async function rowsOf(props: ActivityFeedProps, isRussian = false) {
  const words = isRussian && { dictionary: russian, locale: 'ru' }
  const { container } = render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch} {...words}>
      <ActivityFeed {...props} />
    </TonCenterProvider>,
  )
  const texts = () => [...container.querySelectorAll('[data-part="row"]')].map(({ textContent }) => textContent ?? '')
  await waitFor(() => expect(texts().length).toBeGreaterThan(0))
  return texts()
}

describe('the history of an item', () => {
  const params = { account: NOON, action_type: TYPES }

  it('has at its mint who got it, not the collection that made it', async () => {
    const minted = (await rowsOf({ params })).find((row) => row.includes('Minted NFT'))
    expect(minted).toMatch(/UQAF\S+lakeside-cabin\.ton/)
    expect(minted).not.toContain('a3Un')
  })

  it('has at an offer the sale that holds it, not the marketplace', async () => {
    const offered = (await rowsOf({ params })).find((row) => row.includes('Put NFT on sale'))
    expect(offered).toContain('CIN9')
    expect(offered).not.toContain('UQDb')
  })

  it.each([
    ['English', false, 'Back from sale'],
    ['Russian', true, 'Вернулся с продажи'],
  ])('says that it came back from a sale, not that the sale sent it, in %s', async (_, isRussian, said) => {
    const rows = await rowsOf({ params }, isRussian)
    const from = rows.filter((row) => /CIN9.+koX_/.test(row))
    expect(from).toHaveLength(1)
    expect(from[0]).toContain(said)
    // One that a person passed on is a plain transfer.
    expect(rows.filter((row) => row.includes(said))).toHaveLength(1)
  })
})

/** Evening of the demo: offered, once at a price that its sale refused, and bought. */
const EVENING = '0:805A967E6D4C51E21860DE1D0B274C569546FED7AFEA2EBED870B361B925252B'
const BUYER = '0:8B6440CE1FCD6983945EC027AC2FE0856D51BD3A1EE3CCDB006169BC1B31D976'
const TRADED = { account: EVENING, action_type: ['nft_purchase', 'nft_update_sale'] }

describe('the history of an item that was sold', () => {
  it('has the way of the item: from who sold it to who bought it', async () => {
    const bought = (await rowsOf({ params: TRADED })).find((row) => row.includes('Bought NFT'))
    expect(bought).toMatch(/DfH0.*dhwg/)
  })

  it('has the way of the money where the account of a person is looked at', async () => {
    const rows = await rowsOf({ params: { account: BUYER, action_type: ['nft_purchase'] } })
    expect(rows.find((row) => row.includes('Bought NFT'))).toMatch(/dhwg.*DfH0/)
  })

  it.each([
    ['English', false, /Price 8\s*GRAM/],
    ['Russian', true, /Цена 8\s*GRAM/],
  ])('says the price that was tried in vain, in %s', async (_, isRussian, said) => {
    const rows = await rowsOf({ params: TRADED }, isRussian)
    expect(rows.filter((row) => said.test(row))).toHaveLength(1)
  })

  it.each([
    ['English', false, 'Bought NFT', ['Payout to the seller', 'Royalty', 'Marketplace fee']],
    ['Russian', true, 'NFT куплен', ['Выплата продавцу', 'Роялти', 'Комиссия площадки']],
  ])('names who got which part of the price, in %s', async (_, isRussian, title, parts) => {
    await rowsOf({ params: TRADED }, isRussian)
    const row = [...document.querySelectorAll('[data-part="row"]')].find((one) => one.textContent?.includes(title))
    if (!row) throw new Error('It was not bought.')
    fireEvent.click(row.querySelector('[aria-expanded]') ?? row)
    const messages = () => [...document.querySelectorAll('[data-part="messages"] tbody tr')]
    await waitFor(() => expect(messages().length).toBeGreaterThan(0))
    const said = messages().map((one) => one.textContent ?? '')
    const receivers = [/1ApU.*DfH0/, /1ApU.*EPTk/, /1ApU.*sYwW/]
    for (const [index, part] of parts.entries()) {
      expect(said.find((text) => text.includes(part))).toMatch(receivers[index] ?? '')
    }
    // What went to others is nothing that the buyer received: that are the item and the rest.
    expect(messages().map((one) => one.getAttribute('data-direction'))).toEqual([
      'in',
      'out',
      null,
      null,
      null,
      null,
      'in',
      'in',
    ])
  })
})

describe('transfers that nobody looks on', () => {
  const params = { action_type: ['ton_transfer', 'jetton_transfer'] }

  it('are transfers by their title: the amount names the asset once', async () => {
    const rows = await rowsOf({ params, pageSize: 40, pending: false })
    expect(rows.filter((row) => row.match(/transfer/gi)?.length === 1).length).toBeGreaterThan(10)
    expect(rows.filter((row) => /Sent|^(GRAM|Jetton) transfer/.test(row))).toEqual([])
  })

  it('are plain but for those that are flagged: these keep their sign on a phone', async () => {
    const data = [
      action('ton_transfer', transfer({ comment: 'rent' })),
      action('ton_transfer', transfer({ comment: 'You won 500 GRAM: https://gift.example' })),
    ]
    const rows = await rowsOf({ data, days: false })
    expect(rows.map((row) => row.includes('Reveal'))).toEqual([false, true])
    const verbs = [...document.querySelectorAll<HTMLElement>('[data-part="verb"]')]
    expect(verbs.map(({ dataset }) => dataset.plain)).toEqual(['true', undefined])
  })

  it('keep their verbs in the history of an account', async () => {
    const rows = await rowsOf({ address: NOON_OWNER, params, pending: false })
    expect(rows.join(' ')).toMatch(/Sent.*GRAM transfer/)
    expect(rows.join(' ')).toContain('Received')
  })
})

it('what is burned goes to nobody, where nobody looks on', async () => {
  const rows = await rowsOf({ params: { action_type: ['jetton_burn'] }, pending: false })
  const burned = rows.filter((row) => row.includes('Burned'))
  expect(burned.length).toBeGreaterThan(2)
  // Nobody is named but who burned it.
  for (const row of burned) expect(row.match(/…|\.ton/g)).toHaveLength(1)
})

const NOON_OWNER = '0:421A8C43410F8D61B21E851E11B47D4F6D08BE4381C1B03783549943D1D3A892'

describe('a history of nobody', () => {
  /** Morning of the demo: a stranger tried to transfer it to itself. */
  const MORNING = '0:147C767F536F73BE209C4AFF704CBC6C4FFB2A5704E0F1C553409258769AC50B'

  it('names the actor of a failed action once where it is the receiver, too', async () => {
    const rows = await rowsOf({ params: { account: MORNING, action_type: ['nft_transfer'] } })
    const failed = rows.find((row) => row.includes('Only the owner can do this')) ?? ''
    // Once as the party, once as who got the rest back.
    expect(failed.match(/UQCL/g)).toHaveLength(2)
  })

  it('names who received a minted item, though no answer does', async () => {
    const minted = (await rowsOf({ params: { account: MORNING, action_type: ['nft_mint'] } })).find((row) =>
      row.includes('Minted NFT'),
    )
    await waitFor(() => expect(document.body.textContent).toMatch(/Minted NFTUQAF\S+lakeside-cabin\.ton/))
    expect(minted).toBeDefined()
  })

  it('has a sign at transfers, whose verb a phone leaves out', async () => {
    const { container } = render(
      <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch}>
        <ActivityFeed params={{}} />
      </TonCenterProvider>,
    )
    const verbs = () => [...container.querySelectorAll<HTMLElement>('[data-part="verb"]')]
    await waitFor(() => expect(verbs().length).toBeGreaterThan(5))
    const plain = verbs().filter(({ dataset }) => dataset.plain === 'true')
    const signless = verbs().filter(({ dataset }) => dataset.plain === 'false')
    expect(new Set(signless.map(({ textContent }) => textContent))).toEqual(
      new Set(['Deployed contract', 'Minted NFT']),
    )
    expect(new Set(plain.map(({ textContent }) => textContent))).toEqual(new Set(['Transfer']))
    expect(plain).toHaveLength(verbs().filter(({ textContent }) => textContent === 'Transfer').length)
  })
})
