import { createProxy } from 'toncenter-react/server'
import { apiKey, upstream } from '../../../service'

/** Everybody may send what a wallet has signed. */
const proxy = createProxy({ network: 'mainnet', apiKey, send: true, ...(upstream && { upstream }) })

export { proxy as GET, proxy as POST }
