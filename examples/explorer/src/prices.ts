import { createPriceSource } from 'toncenter-react/ui'
import { isLocal } from './service.ts'

/** Invented, for the demo chain alone: the service knows no prices. */
const PRICES: Readonly<Record<string, string>> = {
  native: '2.31',
  // LUSD, ACORN, COMET of the demo chain.
  '0:E148B624A08E56B42797367380583265B7DF3988C7C96882C72CEDC3B54CBB84': '1',
  '0:F4622F45AD96283EE397DEA765B9AAB06661D17FBCB785B774D453A5FD3C55EE': '0.32',
  '0:31EE0232DDB333C46EE9D9DC489B6BCFD98E35F68042799A168A44ACBCE876F6': '0.0418',
}

/** Prices of a demo: an app has those of its own source. None on real networks. */
export const priceSource = isLocal
  ? createPriceSource('USD', (asset) => {
      const price = PRICES[asset]
      return price === undefined ? undefined : { price }
    })
  : undefined
