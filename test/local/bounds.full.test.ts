import { request } from 'node:http'
import { Address, beginCell, Cell, contractAddress, internal, toNano } from '@ton/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../../src/local/hosts/http.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { asking } from './asking.ts'
import { deploy, json } from './deploying.ts'
import { emulate, payment, toTonConnect } from './emulating.ts'
import { signed } from './signing.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Get-methods never end: PUSHCONT { PUSHCONT {} AGAIN } IFJMP. */
const LOOP = '9290eae0'
/** Each message calls the contract itself: 16 INT NEWC 6 STU MYADDR STSLICER ZERO SWAP 111 STU ENDC 128 INT SENDRAWMSG. */
const ECHO = '8010c8cb05f828cf167001cb6ec9810080fb00'
/** Each message goes to the contract itself three times, each with 0.01 GRAM, the fees paid apart. */
const FLOOD = (() => {
  const one = '8010c8cb05f828cf16' // The beginning of a message to itself.
  const coins = '8208989680fa02' // 10 000 000 INT STGRAMS
  const rest = '7001cb6ac971fb00' // ZERO SWAP 107 STU ENDC 1 INT SENDRAWMSG
  return (one + coins + rest).repeat(3)
})()

describe('bounds', () => {
  it('of a block: contracts that write more and more fill it, and the rest waits', async () => {
    const local = asking()
    const address = await deploy(local, FLOOD, '900')
    const sizes = async (limit: number): Promise<number[]> =>
      (await local.ask('v3/blocks', { workchain: 0, limit })).body.blocks.map(
        (row: { tx_count: number }) => row.tx_count,
      )
    expect(Math.max(...(await sizes(20)))).toBe(300)
    const { trace_info } = (await local.ask('v3/pendingTraces', { account: address })).body.traces[0]
    expect(trace_info.pending_messages).toBeGreaterThan(500)
    // Beside the emulation of the next block.
    const mined = (await sizes(8)).reduce((sum, size) => sum + size, 0)
    expect(mined).toBeGreaterThan(500)
    expect(mined).toBeLessThan(800)
    await local.service.fetch('http://local.test/local/mine', { method: 'POST' })
    expect(await sizes(1)).toEqual([300])
  })

  it('of gas: a get-method that never ends, ends', async () => {
    const local = asking()
    const address = await deploy(local, LOOP)
    const { result } = (await local.ask('v2/runGetMethod', {}, json({ address, method: 'loop', stack: [] }))).body
    expect(result.exit_code).toBe(-14)
    expect(result.gas_used).toBeGreaterThan(900_000)
    expect(result.gas_used).toBeLessThan(1_100_000)
  })

  it('of a trace: a contract that writes to itself for ever is left to the next blocks', async () => {
    const local = asking()
    const before = (await local.ask('v3/masterchainInfo')).body.last.seqno
    const address = await deploy(local, ECHO)
    const { last } = (await local.ask('v3/masterchainInfo')).body
    expect(last.seqno - before).toBe(100)
    const waiting = async () => (await local.ask('v3/pendingTraces', { account: address })).body.traces
    const [trace] = await waiting()
    expect(trace.trace_info).toMatchObject({ trace_state: 'pending', pending_messages: 1 })
    await local.service.fetch('http://local.test/local/mine', { method: 'POST' })
    expect((await waiting())[0].trace_info.transactions).toBe(trace.trace_info.transactions + 1)
  })

  it('of an emulation: 256 transactions, which it says, and a depth of 32, which it does not', async () => {
    const local = asking()
    const emulated = async (hex: string, value: string) => {
      const code = beginCell().storeBuffer(Buffer.from(hex, 'hex')).endCell()
      const init = { code, data: Cell.EMPTY }
      const messages = [{ to: contractAddress(0, init), value: toNano(value), init }]
      return (await emulate(local, 'emulateTonConnect', toTonConnect({ ...payment, messages }))).answer
    }
    // A busy machine needs more than the three seconds of an emulation: here its clock does not move.
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const wide = await emulated(FLOOD, '900')
    expect([Object.keys(wide.transactions).length, wide.is_incomplete]).toEqual([256, true])
    const deep = await emulated(ECHO, '5')
    expect([Object.keys(deep.transactions).length, deep.is_incomplete]).toEqual([32, false])
    // Nothing of them is there to go on.
    await local.ask('../local/mine', {}, json({}))
    expect((await local.ask('v3/blocks', { workchain: 0, limit: 1 })).body.blocks[0].tx_count).toBe(0)
  })

  it('of an emulation: three seconds, its wait for the chain included', async () => {
    const local = asking()
    await emulate(local, 'emulateTonConnect', toTonConnect(payment))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const head = async () => (await local.ask('v3/masterchainInfo')).body.last.seqno
    const before = await head()
    const mining = local.ask('../local/mine', {}, json({ blocks: 100, seconds: 1 }))
    while ((await head()) === before) await new Promise((resolve) => setImmediate(resolve))
    const waiting = emulate(local, 'emulateTonConnect', toTonConnect(payment))
    while (!vi.getTimerCount()) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(3000)
    const late = 'failed to receive result from emulator channel: context deadline exceeded'
    expect(await waiting).toMatchObject({ status: 500, answer: { error: late } })
    await mining
    // One that has begun ends after the block in which the time is over.
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1600))
    expect(await emulate(local, 'emulateTonConnect', toTonConnect(payment))).toMatchObject({
      status: 500,
      answer: { error: late },
    })
    clock.mockRestore()
    expect((await emulate(local, 'emulateTonConnect', toTonConnect(payment))).status).toBe(200)
  })

  it('of time: what the chain cannot begin in ten seconds is refused, and never begun', async () => {
    const local = asking()
    const { boc } = await signed(local, 'main', [internal({ to: Address.parse(demo.shop), value: 1n, bounce: false })])
    await local.ask('v2/runGetMethod', {}, json({ address: demo.main, method: 'seqno', stack: [] }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const head = async () => (await local.ask('v3/masterchainInfo')).body.last.seqno
    const before = await head()
    const mining = local.service.fetch('http://local.test/local/mine', {
      method: 'POST',
      body: '{"blocks":300,"seconds":1}',
    })
    while ((await head()) === before) await new Promise((resolve) => setImmediate(resolve))
    const asked = [
      local.ask('v2/runGetMethod', {}, json({ address: demo.main, method: 'seqno', stack: [] })),
      local.ask('v2/sendBoc', {}, json({ boc })),
    ]
    // Until they wait in the line.
    while (vi.getTimerCount() < asked.length) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(10_000)
    const timeout = 'LITE_SERVER_NETWORK: timeout'
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ status: 504, body: { ok: false, error: timeout, code: 504 } })
    await mining
    vi.useRealTimers()
    const { body } = await local.ask('v2/runGetMethod', {}, json({ address: demo.main, method: 'seqno', stack: [] }))
    const { wallets } = (await local.ask('v3/walletStates', { address: demo.main })).body
    expect(body.result.stack).toEqual([['num', `0x${wallets[0].seqno.toString(16)}`]])
    expect((await local.ask('v2/sendBoc', {}, json({ boc }))).status).toBe(200)
  })

  it('of a URL: v2 takes 8 kB of it, v3 more', async () => {
    const { ask } = asking()
    const long = 'x'.repeat(8192)
    expect(await ask('v2/getMasterchainInfo', { long })).toMatchObject({ status: 414, body: { ok: false, code: 414 } })
    expect((await ask('v3/masterchainInfo', { long })).status).toBe(200)
  })

  it('of arriving: a request that never ends is cut off', async () => {
    const served = await serve(createLocalService(), { patienceMs: 200 })
    try {
      const answer = await new Promise<number | string>((resolve) => {
        const slow = request(`${served.url}/api/v2/jsonRPC`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': '1000' },
        })
        slow.on('response', ({ statusCode = 0 }) => resolve(statusCode))
        slow.on('error', ({ message }) => resolve(message))
        slow.write('{"method":')
      })
      expect([408, 'socket hang up', 'read ECONNRESET']).toContain(answer)
    } finally {
      await served.close()
    }
  })
})
