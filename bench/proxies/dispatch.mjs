// The least that a proxy in Node can do: one dispatch of undici, one answer.
import { createServer } from 'node:http'
import { Agent } from 'undici'

const origin = `http://127.0.0.1:${process.argv[2]}`
const agent = new Agent({ connections: 1_024, keepAliveTimeout: 30_000 })
const headers = { 'x-api-key': 'f00d'.repeat(16), accept: 'application/json' }
const server = createServer((request, response) => {
  const chunks = []
  agent.dispatch(
    { origin, path: request.url, method: 'GET', headers },
    {
      onRequestStart() {},
      onResponseStart: (_, status, found) => response.writeHead(status, { 'content-type': found['content-type'] }),
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => response.end(Buffer.concat(chunks)),
      onResponseError: (_, error) => response.destroy(error),
    },
  )
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.on('disconnect', () => process.exit())
