import { createProxy } from 'toncenter-react/server'

// Pages have baseUrl="/ton", and the key stays on the server.
const proxy = createProxy({ network: 'mainnet', apiKey: () => process.env.TONCENTER_API_KEY ?? '' })

export { proxy as GET, proxy as POST }
