import { type Address, Cell, loadMessage } from '@ton/core'
import type { TransactionRow } from '../index/rows.ts'
import { Refusal } from '../service/refusal.ts'
import type { Chain } from './chain.ts'
import type { BlockFacts, EmulatedTrace, TraceQuestion } from './engine.ts'
import { readFacts } from './facts.ts'
import { digest } from './random.ts'
import { bocOf, spelledCellHash } from './spelling.ts'
import { composeRequest } from './tonConnect.ts'

/** Depth of pending traces: a contract may write to itself for ever. */
const PENDING_HOPS = 64

/** Transactions of an emulated trace, at which the service ends it, and the depth, below which it leaves messages out. */
const MAX_TRANSACTIONS = 256
const MAX_DEPTH = 32

/** Between the blocks of the chain: a hash of an emulation is none of the chain, as on the service. */
const LT_AHEAD = 500_000n

/**
 * Emulates the queued messages and gives the transactions; the chain keeps none of them.
 * The real ones have other times, and so other hashes.
 */
export const emulatePending = (chain: Chain): Promise<TransactionRow[]> =>
  chain.onCopy(async ({ block }) => {
    const { transactions } = await block({ hops: PENDING_HOPS, seconds: 0 })
    return transactions.map((row) => ({
      ...row,
      mc_block_seqno: 0,
      block_ref: { ...row.block_ref, seqno: 0 },
      emulated: true,
      finality: 'pending',
    }))
  })

/** Where a message goes. @throws {Refusal} */
function receiverOf(cell: Cell): Address {
  let info: ReturnType<typeof loadMessage>['info']
  try {
    info = loadMessage(cell.beginParse()).info
  } catch {
    throw new Refusal(500, "in msg found with no destination: Can't unpack external message")
  }
  if (info.type === 'external-out') throw new Refusal(500, 'in msg found with no destination: Ext out message found')
  const { dest } = info
  if (dest.workChain !== 0 && dest.workChain !== -1) throw new Refusal(500, 'no shard found for message')
  return dest
}

/** Why an account refuses the message that begins a trace, in the words of the service. */
function notAccepted({ result }: Awaited<ReturnType<Chain['tryOut']>>): Refusal {
  const failed = result.success ? undefined : result
  const why = failed?.vmResults ? `EmulationExternalNotAccepted: ${failed.vmResults.vmExitCode}` : failed?.error
  // The emulator wraps the text of an account that cannot run it.
  const [, text = why ?? 'the message is not accepted'] = /\[Error : -?\d+ : (.*)\]$/.exec(why ?? '') ?? []
  return new Refusal(500, `failed to emulate shard block: ${text}`)
}

/** The message that a question is about. @throws {Refusal} */
function messageOf(chain: Chain, question: TraceQuestion): Cell {
  if ('request' in question) return composeRequest(chain, question.request)
  try {
    return Cell.fromBase64(question.boc)
  } catch {
    throw new Refusal(500, "Can't deserialize message boc: not a bag of cells with one root")
  }
}

/**
 * Runs a message and all that it causes on a copy of the chain: in blocks as the chain would make them next, `seconds` apart. So storage
 * costs what it costs if the message is sent at once. Other messages that wait are not among it. @throws {Refusal}
 */
export async function emulateTrace(
  chain: Chain,
  question: TraceQuestion,
  seconds: number,
  turn: () => Promise<void>,
): Promise<EmulatedTrace> {
  const { seqno } = chain
  // No state of an earlier block is kept.
  if (question.seqno !== undefined && question.seqno > seqno) throw new Refusal(500, 'mc block seqno is too new')
  if (question.seqno !== undefined && question.seqno < seqno)
    throw new Refusal(500, `failed to fetch mc block ${question.seqno}: the state is not kept`)
  const cell = messageOf(chain, question)
  const destination = receiverOf(cell)
  const randomSeed = digest('emulation', chain.seed, seqno)
  const how = { seconds, ltAhead: LT_AHEAD, randomSeed, ignoreChksig: 'request' in question || question.ignoreChksig }
  const run: Parameters<typeof chain.onCopy<EmulatedTrace>>[0] = async ({ block, hopsPerBlock, cells }) => {
    const transactions: TransactionRow[] = []
    const facts: BlockFacts[] = []
    for (let depth = 0; depth < MAX_DEPTH && chain.busy && transactions.length < MAX_TRANSACTIONS; ) {
      const hops = Math.min(hopsPerBlock, MAX_DEPTH - depth)
      depth += hops
      const made = await block({ ...how, hops, room: MAX_TRANSACTIONS - transactions.length })
      transactions.push(...made.transactions)
      facts.push(await readFacts(chain, [...made.touched]))
      await turn()
    }
    if (!transactions.length) throw notAccepted(await chain.tryOut(cell, destination, how.ignoreChksig))
    return {
      seqno,
      transactions: transactions.map((row) => ({ ...row, emulated: true, finality: 'pending' })),
      facts,
      cells: Object.fromEntries([...cells].map(([hash, cell]) => [hash, bocOf(cell)])),
      externalHash: spelledCellHash(cell),
      randomSeed: randomSeed.toString('base64'),
      isIncomplete: transactions.length >= MAX_TRANSACTIONS,
    }
  }
  return chain.onCopy(run, [{ cell, traceId: undefined, createdLt: 0n, destination }])
}
