// A service that answers 4 kB at once. Sends its port to the parent.
import { createServer } from 'node:http'

const block = { seqno: 1, hash: 'h'.repeat(44), shard: '8000000000000000', workchain: -1, root_hash: 'r'.repeat(44) }
const body = Buffer.from(JSON.stringify({ blocks: Array.from({ length: 24 }, (_, seqno) => ({ ...block, seqno })) }))
const headers = { 'content-type': 'application/json', 'content-length': body.length }
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
