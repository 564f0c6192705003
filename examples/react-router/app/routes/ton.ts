import { createProxy } from 'toncenter-react/server'
import { apiKey, upstream } from '../service.server'
import type { Route } from './+types/ton'

/** Everybody may send what a wallet has signed. */
const proxy = createProxy({ network: 'mainnet', apiKey, send: true, ...(upstream && { upstream }) })

export const loader = ({ request }: Route.LoaderArgs) => proxy(request)
export const action = ({ request }: Route.ActionArgs) => proxy(request)
