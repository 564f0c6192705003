import { serve, undiciFetch } from '../../src/server/node.ts'
import { createProxy } from '../../src/server/proxy.ts'

const proxy = createProxy({
  network: 'local',
  upstream: `http://127.0.0.1:${process.argv[2]}`,
  apiKey: 'f00d'.repeat(16),
  fetch: undiciFetch(),
})
void serve(proxy).then(({ url }) => process.send?.(Number(new URL(url).port)))
process.on('disconnect', () => process.exit())
