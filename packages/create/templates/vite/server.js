// `npm start`: serves the built page, and the proxy that adds the key. `npm run preview` serves it on the local chain.
import { existsSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createProxy } from 'toncenter-react/server'

if (existsSync('.env')) process.loadEnvFile()
const { TONCENTER_NETWORK: network, TONCENTER_API_KEY: apiKey, TONCENTER_UPSTREAM: upstream } = process.env
if (!network || !apiKey) throw new Error('Set TONCENTER_NETWORK and TONCENTER_API_KEY, in .env or in the environment.')

// Everybody may send what a wallet has signed. `perClient` limits each visitor of a public site.
const proxy = createProxy({ network, apiKey, send: true, ...(upstream && { upstream }) })
const app = new Hono()
app.all('/ton/*', (c) => proxy(c.req.raw, { remoteAddress: getConnInfo(c).remote.address }))
app.use(serveStatic({ root: 'dist' }))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: process.env.HOST ?? '127.0.0.1' }, (info) =>
  console.log(`http://${info.address}:${info.port}`),
)
