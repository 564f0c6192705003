import { isLocal } from './service.ts'

/** What is verified of the demo chain. On real networks the library's own list counts. */
export const verifiedTokens = isLocal
  ? [
      {
        address: '0:E148B624A08E56B42797367380583265B7DF3988C7C96882C72CEDC3B54CBB84',
        symbol: 'LUSD',
        name: 'Local Dollar',
      },
      {
        address: '0:E33ED33A42EB2032059F97D90C706F8400BB256D32139CA707F1564AD699C7DD',
        symbol: 'TON DNS',
        name: 'TON DNS Domains',
      },
    ]
  : undefined
