import 'server-only'
import { createClient } from 'toncenter-react/client'

export const apiKey = () => process.env.TONCENTER_API_KEY ?? ''

/** Another host than the hosted service, such as `http://127.0.0.1:8081` of `toncenter-local`. */
export const upstream = process.env.TONCENTER_UPSTREAM

/** Asks the service itself. It keeps no answer, so one serves all visitors. */
export const service = createClient({ network: 'mainnet', apiKey, ...(upstream && { baseUrl: upstream }) })
