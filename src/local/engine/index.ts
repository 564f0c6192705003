import { Address, Cell, toNano } from '@ton/core'
import { addBlockRows, type BlockRows, type ChainRows, noRows } from '../index/rows.ts'
import { type Burst, HISTORY, type Scene } from '../scenes/scene.ts'
import { createScene } from '../scenes/scenes.ts'
import type { Account } from './account.ts'
import { Chain } from './chain.ts'
import { createConfigContract } from './configContract.ts'
import { dnsRoot } from './dns.ts'
import { emulatePending, emulateTrace } from './emulation.ts'
import type { Engine, EngineOptions, GetMethod } from './engine.ts'
import { readFacts } from './facts.ts'
import { methodId } from './methodId.ts'
import { replay } from './replay.ts'
import { estimateFees, fundAccount, sendExternal, sendUnsigned } from './send.ts'
import { openWallet, signTransfer } from './signers.ts'
import { bocOf, raw } from './spelling.ts'
import { readStack, toItem } from './stack.ts'
import { createChainConfig } from './zerostate.ts'

/** A batch of the facts of accounts, outside of any block. */
async function batchOf(chain: Chain, accounts: readonly Account[]): Promise<BlockRows> {
  const facts = await readFacts(chain, accounts)
  const states = Object.fromEntries(accounts.map(({ address, state }) => [raw(address), bocOf(state)]))
  return { blocks: [], transactions: [], ...facts, states, queue: chain.queueChange() }
}

const sealedRows = async (
  chain: Chain,
  { batch, touched }: Awaited<ReturnType<Chain['mine']>>,
): Promise<BlockRows> => ({
  ...(await batchOf(chain, touched)),
  ...batch,
})

const seal = async (chain: Chain, time?: number) => sealedRows(chain, await chain.mine(time))

/** Plays the history until `head`: blocks are 5 s apart inside a burst only. */
async function play(chain: Chain, bursts: readonly Burst[], rows: ChainRows, head: number) {
  for (const { age, send } of bursts) {
    // The clock first: a message from outside is valid for an hour.
    chain.now = Math.max(chain.now, head - age)
    for (const step of typeof send === 'function' ? [send] : send) {
      step()
      addBlockRows(rows, await seal(chain, chain.now))
      while (chain.busy) addBlockRows(rows, await seal(chain))
      chain.now += 5
    }
  }
  if (bursts.length || head > chain.now) addBlockRows(rows, await seal(chain, Math.max(chain.now, head)))
}

async function run(chain: Chain, { address, method, stack, at }: GetMethod) {
  const id = typeof method === 'number' ? method : methodId(method)
  const earlier = at && {
    code: Cell.fromBase64(at.code),
    data: Cell.fromBase64(at.data),
    balance: BigInt(at.balance),
    time: at.time,
  }
  const result = await chain.run(Address.parse(address), id, stack.map(toItem), earlier)
  return { gas_used: result.gasUsed, exit_code: result.exitCode, stack: readStack(result.stack) }
}

/** Seconds of the chain between two turns of those who live on it, at least. */
const TURN = 4

function toEngine(chain: Chain, rows: ChainRows, scene: Scene): Engine {
  let turnedAt = Number.NEGATIVE_INFINITY
  return {
    rows,
    get busy() {
      return chain.busy
    },
    queueChange: () => chain.queueChange(),
    get now() {
      return chain.now
    },
    set now(time) {
      chain.now = time
    },
    mine: (seconds) => seal(chain, chain.now + seconds),
    async live(seconds) {
      if (!chain.busy && chain.now + seconds - turnedAt >= TURN) {
        turnedAt = chain.now + seconds
        scene.turn(chain.seqno)
      }
      return seal(chain, chain.now + seconds)
    },
    send: (boc) => sendExternal(chain, boc),
    async impersonate(message) {
      const { sent, sender } = sendUnsigned(chain, message)
      return { sent, batch: await batchOf(chain, [sender]) }
    },
    async fund(to, value) {
      const { sent, sealed } = await fundAccount(chain, to, value)
      return { sent, batch: await sealedRows(chain, sealed) }
    },
    async open(address) {
      const { wallet, sealed } = await openWallet(chain, scene.signers, address)
      return { wallet, batch: sealed && (await sealedRows(chain, sealed)) }
    },
    sign: async (transfer) => signTransfer(chain, scene.signers, transfer),
    setBalance: (address, balance) => batchOf(chain, [chain.setBalance(Address.parse(address), balance)]),
    emulate: () => emulatePending(chain),
    emulateTrace: (question, seconds, turn) => emulateTrace(chain, question, seconds, turn),
    run: (method) => run(chain, method),
    estimate: (message) => estimateFees(chain, message),
    replay: async (past) => (await replay(chain.machine, past, Number(rows.blocks[0]?.gen_utime)))?.log,
  }
}

const namesOf = ({ names }: Scene) =>
  Object.fromEntries(Object.entries(names).map(([name, address]) => [name, raw(address)]))

/** See `EngineModule`. */
export async function createEngine({ seed, now, scenario, hopsPerBlock }: EngineOptions): Promise<Engine> {
  const genesis = now - HISTORY[scenario]
  const chain = await Chain.create(seed, genesis, hopsPerBlock, createChainConfig(seed, genesis))
  const scene = createScene(scenario, chain, seed)
  const rows: ChainRows = {
    scenario,
    seed,
    zerostate: chain.zerostate,
    ...noRows(),
    offchain: { ...scene.offchain },
    flags: { ...scene.flags },
    ...chain.config,
    libraries: { ...chain.config.libraries },
  }
  chain.begin(dnsRoot.address, { coins: toNano('10'), init: dnsRoot.init as { code: Cell; data: Cell } })
  const { address, init } = createConfigContract(chain.config.config)
  chain.begin(address, { coins: toNano('10'), init })
  scene.fund()
  addBlockRows(rows, await seal(chain, chain.now))
  addBlockRows(rows, await batchOf(chain, [...chain.accounts.values()]))
  await play(chain, scene.bursts, rows, now)
  rows.names = namesOf(scene)
  return toEngine(chain, rows, scene)
}

/** See `EngineModule`. */
export async function resumeEngine(rows: ChainRows, hopsPerBlock: number, now?: number): Promise<Engine> {
  const chain = await Chain.resume(rows, hopsPerBlock)
  const scene = createScene(rows.scenario, chain, rows.seed)
  if (now !== undefined && now > chain.now) await play(chain, scene.since(now - chain.now), rows, now)
  return toEngine(chain, rows, scene)
}
