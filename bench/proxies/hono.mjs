import { requireTool } from '../../scripts/tools.mjs'

const { Hono } = requireTool('hono')
const { serve } = requireTool('@hono/node-server')
const origin = `http://127.0.0.1:${process.argv[2]}`
const headers = { 'x-api-key': 'f00d'.repeat(16) }
const app = new Hono()
app.get('*', ({ req }) => {
  const { pathname, search } = new URL(req.url)
  return fetch(`${origin}${pathname}${search}`, { headers })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send(port))
process.on('disconnect', () => process.exit())
