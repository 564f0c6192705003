import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Origin, openJournal } from '../../src/local/hosts/journalFile.ts'
import { loadEngine } from '../../src/local/loadEngine.ts'
import type { LocalServiceOptions } from '../../src/local/options.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createService } from '../../src/local/service.ts'

const folder = mkdtempSync(join(tmpdir(), 'toncenter-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const fresh = () => join(folder, `${++files}.data`)

/** A service that keeps its chain in `path`, and short ways to ask it. */
async function kept(path: string, options: LocalServiceOptions = {}, origin: Origin = {}) {
  const journal = await openJournal(path, origin)
  const service = createService({ scenario: 'empty', ...options }, { loadEngine, journal }, journal.kept)
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  const ask = async (at: string, body?: object): Promise<any> => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return (await service.fetch(`http://local.test${at}`, init)).json()
  }
  const digest = async () => (await ask('/local/digest', {})).result.digest as string
  return { journal, service, ask, digest }
}
const fund = (amount: number) => ({ address: demo.main, amount: String(amount) })
const balance = `/api/v2/getAddressBalance?address=${demo.main}`

describe('a chain that is kept in a file', () => {
  it('is the same for the next process: blocks, balances, the clock, messages that wait, copies', async () => {
    const path = fresh()
    const one = await kept(path, { mine: 'manual' })
    await one.ask('/local/fund', fund(5))
    await one.ask('/local/fund', { address: demo.shop, amount: '7' })
    const { result } = await one.ask('/local/snapshot', {})
    await one.ask('/local/mine', { blocks: 2 })
    await one.ask('/local/impersonate', { from: demo.shop, to: demo.main, value: '7' })
    await one.ask('/local/increase-time', { seconds: 1000 })
    const digest = await one.digest()
    await one.journal.close()

    const two = await kept(path, { mine: 'manual' })
    expect(await two.digest()).toBe(digest)
    const { last } = await two.ask('/api/v3/masterchainInfo')
    await two.ask('/local/mine', {})
    const next = (await two.ask('/api/v3/masterchainInfo')).last
    expect([next.seqno - last.seqno, next.gen_utime - last.gen_utime]).toEqual([1, 1005])
    // The seven are there; the five went for a thousand seconds of rent.
    expect((await two.ask(balance)).result).toBe('7')
    await two.ask('/local/revert', result)
    expect((await two.ask(balance)).result).toBe('5')
    await two.journal.close()

    const three = await kept(path, { mine: 'manual' })
    expect((await three.ask(balance)).result).toBe('5')
    expect((await three.ask('/api/v3/masterchainInfo')).last.seqno).toBe(3)
    await three.service.reset()
    expect((await three.ask(balance)).result).toBe('0')
    await three.journal.close()
    const four = await kept(path)
    expect((await four.ask(balance)).result).toBe('0')
    await four.journal.close()
  })

  it('returns to the last whole entry where the end was cut off, at any place, and reports how much', async () => {
    const path = fresh()
    const one = await kept(path)
    await one.ask('/local/fund', fund(1))
    const before = readFileSync(path).length
    await one.ask('/local/fund', fund(1))
    await one.journal.close()
    const whole = readFileSync(path)
    for (const size of [whole.length - 1, whole.length - 2, before + 20, before + 1, before]) {
      writeFileSync(path, whole)
      truncateSync(path, size)
      const two = await kept(path)
      expect(two.journal.torn).toBe(size - before)
      expect((await two.ask(balance)).result).toBe('1')
      // It continues from there.
      await two.ask('/local/fund', fund(5))
      await two.journal.close()
      const three = await kept(path)
      expect([three.journal.torn, (await three.ask(balance)).result]).toEqual([0, '6'])
      await three.journal.close()
    }
    writeFileSync(path, whole)
    appendFileSync(path, 'zeros of a file system\n')
    const two = await kept(path)
    expect([two.journal.torn, (await two.ask(balance)).result]).toEqual([23, '2'])
    await two.journal.close()
  })

  it('is refused where it is damaged elsewhere, of another kind or origin, or in use', async () => {
    const path = fresh()
    const one = await kept(path, {}, { seed: 5 })
    await one.ask('/local/fund', fund(1))
    await one.ask('/local/fund', fund(1))
    await one.journal.close()
    await expect(openJournal(path, { seed: 6 })).rejects.toThrow('has a chain of --seed 5, not 6')
    const bytes = readFileSync(path)
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] as number) ^ 1
    writeFileSync(path, bytes)
    await expect(openJournal(path, {})).rejects.toThrow(/is damaged in line \d+, which is not its last/)
    const other = fresh()
    for (const text of ['hello', 'hello\n', 'hello\nworld\n']) {
      writeFileSync(other, text)
      await expect(openJournal(other, {})).rejects.toThrow(/no data file|is damaged/)
      expect(readFileSync(other, 'utf8')).toBe(text)
    }
    const used = fresh()
    writeFileSync(`${used}.lock`, '1')
    await expect(openJournal(used, {})).rejects.toThrow('is in use by process 1')
    // The holder of this one is gone.
    writeFileSync(`${used}.lock`, '999999999')
    await (await openJournal(used, {})).close()
  })

  it('is written anew when it has grown long, with the same content', async () => {
    const path = fresh()
    const one = await kept(path)
    await one.ask('/local/snapshot', {})
    await one.ask('/local/mine', { blocks: 600 })
    const digest = await one.digest()
    await one.journal.close()
    const size = readFileSync(path, 'utf8').split('\n').length
    const two = await kept(path)
    expect(await two.digest()).toBe(digest)
    expect((await two.ask('/local/revert', { id: '1' })).ok).toBe(true)
    await two.journal.close()
    expect(size).toBeGreaterThan(600)
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(30)
  })

  it('stops where it can be kept no more, rather than say what could be lost', async () => {
    const path = fresh()
    const one = await kept(path)
    await one.ask('/local/fund', fund(1))
    await one.journal.close()
    // The file is closed under it: nothing can be written.
    const failed = { ok: false, code: 500, error: expect.stringContaining('what happens cannot be kept') }
    expect(await one.ask('/local/fund', fund(1))).toMatchObject(failed)
    expect((await one.ask(balance)).result).toBe('1')
    expect(await one.ask('/local/mine', {})).toMatchObject(failed)
  })
})
