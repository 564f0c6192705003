import { demoAccounts as demo } from '../src/local/service/accounts.ts'
import { createLocalService } from '../src/local/service.ts'
import { type Figure, median } from './measure.ts'

export const title = 'The local service, demo chain: answers as bytes, in this process (goals beside them)'

const TURNS = 30

interface Time {
  /** Milliseconds of the middle one of several runs. */
  ms: number
  /** Milliseconds of all processors together, on average: what a busy machine does not change much. */
  cpu: number
}

/** Times several runs, the first few aside. */
async function time(run: () => Promise<unknown>, turns = TURNS): Promise<Time> {
  for (let turn = 0; turn < 3; turn++) await run()
  const samples: number[] = []
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await run()
    samples.push(performance.now() - started)
  }
  const { user, system } = process.cpuUsage(before)
  return { ms: median(samples), cpu: (user + system) / 1000 / turns }
}

const spell = ({ ms, cpu }: Time, digits: number) => `${ms.toFixed(digits)} ms, ${cpu.toFixed(digits)} of CPU`

type Goal = readonly [name: string, path: string, goal: number]

export async function run(): Promise<Figure[]> {
  const service = createLocalService()
  const get = async (path: string) => {
    const response = await service.fetch(`http://local.test/api/${path}`)
    const bytes = await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path}: ${new TextDecoder().decode(bytes)}`)
    return bytes
  }
  const json = async (path: string) => JSON.parse(new TextDecoder().decode(await get(path)))
  const newest = (await json('v3/transactions?limit=1000')).transactions.at(-1)
  const account = encodeURIComponent(demo.main)
  const hash = encodeURIComponent(newest.hash)
  const message = encodeURIComponent(newest.in_msg.hash)
  const block = `workchain=0&shard=-9223372036854775808&seqno=${newest.block_ref.seqno}`
  const actionId = encodeURIComponent((await json('v3/actions?limit=1')).actions[0].action_id)
  const reads: Goal[] = [
    ['v3/transactions?hash', `v3/transactions?hash=${hash}`, 2],
    ['v3/messages?msg_hash', `v3/messages?msg_hash=${message}`, 2],
    ['v3/traces?trace_id', `v3/traces?trace_id=${encodeURIComponent(newest.trace_id)}`, 2],
    ['v3/traces?tx_hash', `v3/traces?tx_hash=${hash}`, 2],
    ['v3/actions?action_id', `v3/actions?action_id=${actionId}`, 2],
    ['v3/adjacentTransactions', `v3/adjacentTransactions?hash=${hash}`, 2],
    ['v3/accountStates', `v3/accountStates?address=${account}`, 2],
    ['v3/addressInformation', `v3/addressInformation?address=${account}`, 2],
    ['v3/jetton/wallets?owner_address', `v3/jetton/wallets?owner_address=${account}`, 2],
    ['v3/masterchainInfo', 'v3/masterchainInfo', 2],
    ['v2/getAddressInformation', `v2/getAddressInformation?address=${account}`, 2],
    ['v2/getWalletInformation', `v2/getWalletInformation?address=${account}`, 2],
    ['v2/getBlockHeader', `v2/getBlockHeader?${block}`, 2],
    ['v2/getConfigParam', 'v2/getConfigParam?config_id=20', 2],
    ['v2/tryLocateTx', `v2/tryLocateSourceTx?${new URLSearchParams(await sent(json))}`, 2],
  ]
  const lists: Goal[] = [
    ['v3/transactions, 100', 'v3/transactions?limit=100', 15],
    ['v3/transactions of an account, 100', `v3/transactions?account=${account}&limit=100`, 15],
    ['v3/blocks, 100', 'v3/blocks?limit=100', 15],
    ['v3/jetton/transfers, 100', 'v3/jetton/transfers?limit=100', 15],
    ['v3/jetton/wallets, 100', 'v3/jetton/wallets?limit=100&sort=desc', 15],
    ['v3/nft/items, 100', 'v3/nft/items?limit=100', 15],
    ['v3/topAccountsByBalance, 100', 'v3/topAccountsByBalance?limit=100', 15],
    ['v2/getTransactions, 100', `v2/getTransactions?address=${account}&limit=100`, 15],
    ['v3/messages, 100', 'v3/messages?limit=100', 20],
    ['v3/messages of an account, 100', `v3/messages?source=${account}&limit=100`, 20],
    ['v3/actions, 100', 'v3/actions?limit=100', 20],
    ['v3/actions of an account, 100', `v3/actions?account=${account}&limit=100`, 20],
    ['v3/traces, 100', 'v3/traces?limit=100', 20],
    ['v3/traces of an account, 100, with actions', `v3/traces?account=${account}&limit=100&include_actions=true`, 20],
  ]
  const figures: Figure[] = []
  for (const [name, path, goal] of [...reads, ...lists]) {
    const took = await time(() => get(path))
    figures.push({ name, value: spell(took, 2), ratio: took.ms / goal, of: `the goal of ${goal} ms` })
  }
  const start = await time(async () => {
    const fresh = createLocalService()
    await (await fresh.fetch('http://local.test/api/v3/masterchainInfo')).text()
  }, 5)
  figures.push({
    name: 'a fresh chain, to its first answer',
    value: spell(start, 0),
    ratio: start.ms / 300,
    of: 'the goal of 300 ms',
  })
  return figures
}

/** The ends of some message between accounts. */
async function sent(
  json: (path: string) => Promise<{ messages: Record<string, string>[] }>,
): Promise<Record<string, string>> {
  const { messages } = await json('v3/messages?exclude_externals=true&limit=1')
  const { source = '', destination = '', created_lt = '' } = messages[0] ?? {}
  return { source, destination, created_lt }
}
