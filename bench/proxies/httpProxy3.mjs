import { Agent, createServer } from 'node:http'
import { requireTool } from '../../scripts/tools.mjs'

const { createProxyServer } = requireTool('http-proxy-3')
const agent = new Agent({ keepAlive: true, maxSockets: 1_024 })
const headers = { 'x-api-key': 'f00d'.repeat(16) }
const proxy = createProxyServer({ target: `http://127.0.0.1:${process.argv[2]}`, agent, headers })
const server = createServer((request, response) => proxy.web(request, response))
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
