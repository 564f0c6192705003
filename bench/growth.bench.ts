import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJournal } from '../src/local/hosts/journalFile.ts'
import { loadEngine } from '../src/local/loadEngine.ts'
import { demoAccounts as demo } from '../src/local/service/accounts.ts'
import { createService } from '../src/local/service.ts'
import { write } from './grown.ts'
import { type Figure, median } from './measure.ts'

export const title = 'A local chain that grows: CPU of this process (GROWTH=2000,250000 names other sizes)'

const SIZES = (process.env.GROWTH ?? '2000,10000,100000,250000').split(',').map(Number)
const TURNS = 9

function cpu(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

async function measure(folder: string, size: number): Promise<Figure[]> {
  const path = join(folder, `${size}.data`)
  await write(path, size)
  const figures: Figure[] = []
  const say = (name: string, ms: number, goal: number, more = '') =>
    figures.push({
      name: `${size}: ${name}`,
      value: `${ms.toFixed(1)} ms${more}`,
      ratio: ms / goal,
      of: `the goal of ${goal} ms`,
    })
  const before = process.cpuUsage()
  const journal = await openJournal(path, {})
  const opened = cpu(before)
  const service = createService({ mine: 'manual' }, { loadEngine, journal }, journal.kept)
  const ask = async (at: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await service.fetch(`http://local.test${at}`, init)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${at}: ${text}`)
    return JSON.parse(text)
  }
  await ask('/api/v3/masterchainInfo')
  say(
    'open, to the first answer',
    cpu(before),
    Math.max(300, size / 100),
    ` (file ${opened.toFixed(0)}), RSS ${process.memoryUsage.rss() >> 20} MB`,
  )
  const [some] = (await ask(`/api/v3/transactions?limit=1&offset=${Math.floor(size / 2)}`)).transactions
  const [hash, message] = [some.hash, some.in_msg.hash].map(encodeURIComponent)
  const reads: [string, string][] = [
    ['transactions', 'v3/transactions'],
    ['transactions?account', `v3/transactions?account=${demo.main}`],
    ['transactions?hash', `v3/transactions?hash=${hash}`],
    ['messages', 'v3/messages'],
    ['messages?msg_hash', `v3/messages?msg_hash=${message}`],
    ['messages?opcode', 'v3/messages?opcode=0x0f8a7ea5'],
    ['actions', 'v3/actions'],
    ['actions?account', `v3/actions?account=${demo.main}`],
    ['actions?tx_hash', `v3/actions?tx_hash=${hash}`],
    ['traces', 'v3/traces'],
    ['traces?account', `v3/traces?account=${demo.main}`],
    ['traces?tx_hash', `v3/traces?tx_hash=${hash}`],
    ['transactionsByMessage', `v3/transactionsByMessage?msg_hash=${message}`],
    ['transactionsByMasterchainBlock', `v3/transactionsByMasterchainBlock?seqno=${some.mc_block_seqno}`],
    ['jetton/transfers', 'v3/jetton/transfers'],
    ['jetton/burns', 'v3/jetton/burns'],
    ['nft/transfers', 'v3/nft/transfers'],
    ['blocks', 'v3/blocks'],
    ['accountStates', `v3/accountStates?address=${demo.main}`],
    ['v2/getTransactions', `v2/getTransactions?address=${demo.main}`],
  ]
  for (const [name, at] of reads) {
    const began = process.cpuUsage()
    await ask(`/api/${at}`)
    const first = cpu(began)
    const turns: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const since = process.cpuUsage()
      await ask(`/api/${at}`)
      turns.push(cpu(since))
    }
    say(name, first, 50, ` (again ${median(turns).toFixed(1)})`)
  }
  // The first of them starts the TVM.
  await ask('/local/mine', {})
  const since = process.cpuUsage()
  await ask('/local/mine', { blocks: 10 })
  say('an empty block', cpu(since) / 10, 5)
  const since2 = process.cpuUsage()
  await ask('/api/v3/actions')
  await ask('/api/v3/messages')
  await ask('/api/v3/traces')
  say('actions, messages and traces after a block', cpu(since2), 150)
  await service.close()
  await journal.close()
  return figures
}

export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'toncenter-growth-'))
  const figures: Figure[] = []
  try {
    for (const size of SIZES) figures.push(...(await measure(folder, size)))
  } finally {
    rmSync(folder, { recursive: true })
  }
  return figures
}
