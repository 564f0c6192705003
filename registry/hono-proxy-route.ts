import { createProxy } from 'toncenter-react/server'

// Pages have baseUrl="/ton", and the key stays on the server.
const proxy = createProxy({ network: 'mainnet', apiKey: () => process.env.TONCENTER_API_KEY ?? '' })

/** The handler of `app.all('/ton/*', ton)`, on every runtime of Hono that has `process.env`. */
export const ton = ({ req }: { req: { raw: Request } }) => proxy(req.raw)
