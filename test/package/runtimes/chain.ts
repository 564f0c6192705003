import { createServer } from 'node:http'
import { Address, internal, toNano } from '@ton/core'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { signed } from '../../local/signing.ts'
import { listen, shut } from '../../support/listen.ts'
import { loadLocal, loadNode } from '../page.ts'

/** The key that the service knows, of a form that the search for leaked keys has to know too. */
export const KEY = 'b7f0c1d2e3a495867778695a4b3c2d1e0f9a8b7c6d5e4f30213243546576879a'

export interface Chain {
  readonly url: string
  /** Each request: `GET /api/v3/transactions?…`. */
  readonly asked: string[]
  /** The keys of these requests. */
  readonly keys: (string | undefined)[]
  /** What `main` signs to pay `shop` 2.5 coins: base64. */
  sign(): Promise<string>
  close(): void
}

/** The local service of the package on a port of its own. It knows one key. */
export async function openChain(): Promise<Chain> {
  const { createLocalService } = await loadLocal()
  const { toNodeHandler } = await loadNode()
  const service = createLocalService({ keys: { [KEY]: 'mainnet' } })
  const asked: string[] = []
  const keys: (string | undefined)[] = []
  const handler = toNodeHandler(service.handle)
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    keys.push(request.headers['x-api-key'] as string | undefined)
    void handler(request, response)
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  async function ask(path: string, params: Readonly<Record<string, unknown>> = {}) {
    const search = new URLSearchParams(params as Record<string, string>)
    const response = await service.fetch(`http://local/api/${path}?${search}`)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const payment = () => internal({ to: Address.parse(demoAccounts.shop), value: toNano('2.5'), bounce: false })
  return {
    url,
    asked,
    keys,
    sign: async () => (await signed({ ask }, 'main', [payment()])).boc,
    close() {
      shut(server)
      void service.close()
    },
  }
}
