import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { readAction } from '../../src/reading/readAction.ts'
import { readTransaction } from '../../src/reading/readTransaction.ts'
import { useVerbText } from '../../src/ui/activity/useVerbText.ts'
import { amountTokenOf } from '../../src/ui/tokens/amountTokenOf.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { oddActions } from '../../stories/fixtures/actions.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

const inLanguage = { en: {}, ru: { locale: 'ru', dictionary: russian } } as const

const verbText = (language: keyof typeof inLanguage) =>
  renderHook(() => useVerbText(), {
    wrapper: ({ children }) => (
      <TonCenterProvider network="mainnet" {...inLanguage[language]}>
        {children}
      </TonCenterProvider>
    ),
  }).result.current

const received = transaction({ in_msg: message({ source: OTHER, destination: OWN, value: '5' }) })

describe('the texts of a row of one’s own', () => {
  it.each([
    ['en', 'Received'],
    ['ru', 'Получено'],
  ] as const)('say in "%s" what a transaction was about', (language, says) => {
    expect(verbText(language)(readTransaction(received).story)).toBe(says)
  })

  it('say what an action did, and of a failed one its type', () => {
    const say = verbText('en')
    const views = oddActions.map((action) => readAction(action, { account: OWN }))
    const failed = views.filter(({ verb }) => verb === 'failed')
    expect(failed.length).toBeGreaterThan(0)
    for (const view of failed) {
      expect(say(view)).toBe('Failed')
      expect(say(view, 'type')).toMatch(/^[A-Z]\w+/)
      expect(say(view, 'type')).not.toBe('Failed')
    }
    for (const view of views) expect(say(view)).not.toMatch(/^(did|doing)\./)
  })

  it('name the money of a bid that returned, whoever reads it', () => {
    const [any] = oddActions
    const details = { auction_address: OTHER, bidder: OTHER, new_bidder: OWN, nft_item: OTHER, amount: '5' }
    const action = { ...any, type: 'auction_outbid', success: true, finality: 'finalized', details } as never
    expect(verbText('en')(readAction(action, { account: OWN }))).toBe('Returned bid')
  })
})

describe('the token of an amount of one’s own', () => {
  const token = (extra: object, symbol = 'LUSD') =>
    ({
      [OTHER]: { is_indexed: true, token_info: [{ valid: true, type: 'jetton_masters', symbol, extra }] },
    }) as unknown as Metadata

  it('has the symbol and the decimals that the service knows', () => {
    expect(amountTokenOf(OTHER, token({ decimals: '6' }))).toEqual({ symbol: 'LUSD', decimals: 6 })
  })
  it('is that of the coin for the coin alone', () => {
    expect(amountTokenOf({ asset: null }, {})).toBeUndefined()
    expect(amountTokenOf({ asset: null, currency: '100' }, {})).toEqual({ symbol: '#100', decimals: 0 })
  })
  it('counts in smallest units where nobody says how many decimals there are', () => {
    expect(amountTokenOf(OTHER, {})).toEqual({ symbol: expect.stringMatching(/^\w{4}…\w{4}$/), decimals: 0 })
  })
  it('has hidden characters of a symbol in sight', () => {
    expect(amountTokenOf(OTHER, token({}, 'US\u202eD'))?.symbol).not.toContain('\u202e')
  })
})
