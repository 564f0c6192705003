import { isLocal } from './service.ts'

/** The tokens of the demo chain that others imitate. On real networks the library's own list counts. */
export const verifiedTokens = isLocal
  ? [
      {
        address: '0:E148B624A08E56B42797367380583265B7DF3988C7C96882C72CEDC3B54CBB84',
        symbol: 'LUSD',
        name: 'Local Dollar',
      },
    ]
  : undefined
