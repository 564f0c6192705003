import { afterEach, describe, expect, it, vi } from 'vitest'
import { main } from '../../src/local/cli.ts'
import { serve } from '../../src/local/hosts/http.ts'
import type { LocalServiceOptions } from '../../src/local/options.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function served(options?: LocalServiceOptions) {
  const { url, close } = await serve(createLocalService(options))
  closing.push(close)
  return url
}

describe('the service over HTTP', () => {
  it('refuses bodies over 1 MiB and addresses over 64 KiB', async () => {
    const url = await served()
    const large = await fetch(`${url}/api/v2/jsonRPC`, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
    expect(large.status).toBe(413)
    expect((await fetch(`${url}/api/v3/blocks?x=${'x'.repeat(65_536)}`)).status).toBe(414)
  })

  it('rejects when the port is taken', async () => {
    const { port } = new URL(await served())
    await expect(serve(createLocalService(), { port: Number(port) })).rejects.toThrow('EADDRINUSE')
  })

  it('breaks the connection off where a fault says so', async () => {
    const url = await served({ faults: [{ kind: 'drop' }] })
    await expect(fetch(`${url}/api/v3/blocks`)).rejects.toThrow('fetch failed')
  })

  it('answers as the service itself, on the loopback address', async () => {
    const url = await served()
    expect(new URL(url).hostname).toBe('127.0.0.1')
    const path = `/api/v3/transactions?account=${encodeURIComponent(demo.main)}&limit=3`
    const [near, far] = await Promise.all([createLocalService().fetch(`http://x${path}`), fetch(url + path)])
    expect(far.headers.get('access-control-allow-origin')).toBe('*')
    expect(await far.json()).toEqual(await near.json())
    const body = JSON.stringify({ id: '1', method: 'getMasterchainInfo', params: {} })
    expect(await (await fetch(`${url}/api/v2/jsonRPC`, { method: 'POST', body })).json()).toMatchObject({
      ok: true,
      id: '1',
    })
  })

  it('takes an address of 60 kB', async () => {
    const url = await served()
    const addresses = Array.from({ length: 700 }, () => `address=${encodeURIComponent(demo.main)}`).join('&')
    expect(addresses.length).toBeGreaterThan(50_000)
    expect((await fetch(`${url}/api/v3/accountStates?${addresses}`)).status).toBe(200)
  })
})

describe('the command', () => {
  async function run(...argv: string[]) {
    let said = ''
    const write = (text: string | Uint8Array) => {
      said += text
      return true
    }
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(write)
    const err = vi.spyOn(process.stderr, 'write').mockImplementation(write)
    try {
      await main(argv)
      return { said, code: process.exitCode }
    } finally {
      process.exitCode = undefined
      out.mockRestore()
      err.mockRestore()
    }
  }

  it.each([
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['--port', 'http'], '--port needs a whole number, not "http".'],
    [['--port', '70000'], '--port 70000 is no port.'],
    [['--scenario', 'storm'], 'There is no scenario "storm".'],
    [['now'], 'Unexpected argument'],
    [['--auth', ''], '--auth needs KEY or KEY:NETWORK.'],
    [['--auth', 'a:b:c'], '--auth needs KEY or KEY:NETWORK.'],
    [['--auth', ':testnet'], '--auth needs KEY or KEY:NETWORK.'],
    [['--auth', '@/nowhere/at/all'], '--auth cannot read /nowhere/at/all'],
    [['--data', ''], '--data needs the name of a file.'],
  ])('%o is refused in one sentence, with exit code 2', async (argv, sentence) => {
    const { said, code } = await run(...argv)
    expect(code).toBe(2)
    expect(said).toContain(sentence)
    expect(said.trim().split('\n')).toHaveLength(1)
  })

  it('lists its commands', async () => {
    const { said, code } = await run('--help')
    expect(code).toBeUndefined()
    expect(said).toContain('--seed N')
  })
})
