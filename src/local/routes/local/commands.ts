import { forms } from '../../checks.ts'
import type { Fault, LocalServiceOptions } from '../../options.ts'
import type { AccessControl } from '../../service/accessControl.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Source } from '../../service/source.ts'
import { digestRows } from '../../snapshot/pack.ts'
import { explainTrace } from './explain.ts'
import {
  address,
  boc,
  custom,
  flag,
  hash,
  listOf,
  type Members,
  nanograms,
  optional,
  readMembers,
  text,
  type ValuesOf,
  whole,
} from './members.ts'

/** What the commands reach, beside the chain. */
export interface Cheats {
  source(): Promise<Source>
  faults(next: readonly Fault[]): void
  readonly gate: AccessControl
  snapshot(): Promise<Uint8Array>
  restore(bytes: Uint8Array): Promise<void>
  /** Kept by `/local/snapshot`, by id. */
  readonly snapshots: Map<string, Uint8Array>
  /** Has a snapshot survive the process, where the chain does. */
  keep(id: string, packed: Uint8Array): Promise<void>
}

/** A command of a chain on a developer's machine. */
export interface Command {
  /** What it does, and what it answers, for `GET /local` and the docs. */
  readonly does: string
  readonly gives: string
  readonly takes: Members
  /** Whether it only reads, and so takes GET with its members in the query. */
  readonly isRead?: true
  /** @throws {Refusal} */
  run(body: unknown, to: Cheats): Promise<object>
}

const MAX_BLOCKS = 10_000
const MAX_SECONDS = 2 ** 31
const MAX_SNAPSHOTS = 100
const MAX_UINT32 = 2 ** 32 - 1

function command<Of extends Members>(
  does: string,
  gives: string,
  takes: Of,
  run: (values: ValuesOf<Of>, to: Cheats) => Promise<object>,
): Command {
  return { does, gives, takes, run: (body, to) => run(readMembers(body, takes, 'the body'), to) }
}

const reading = (one: Command): Command => ({ ...one, isRead: true })

const running = async ({ source }: Cheats) => (await source()).running()
const head = async ({ source }: Cheats) => {
  const { seqno, gen_utime } = (await source()).ledger.head
  return { seqno, gen_utime: Number(gen_utime) }
}
const HEAD = '`seqno` and `gen_utime` of the head'
const NOTHING = 'nothing'

/** Runs what throws plain errors for what cannot be. */
function refusing(run: () => void): object {
  try {
    run()
    return {}
  } catch (error) {
    throw new Refusal(422, (error as Error).message)
  }
}

/** A message for a wallet to send. */
const message = {
  to: address,
  value: nanograms,
  comment: optional(text),
  body: optional(boc, 'no body'),
  bounce: flag(false),
  state_init: optional(boc),
}

/** How a wallet signs. */
const signing = {
  mode: optional(whole(0, 255), '3'),
  valid_until: optional(whole(0, MAX_UINT32), 'an hour from the head'),
  seqno: optional(whole(0, MAX_UINT32), 'the one that the wallet waits for'),
  forged: flag(false),
}

const keys = custom<LocalServiceOptions['keys'] | null>(
  'object, key → network; `null` for any key',
  'an object, key → network, or null for any key',
  (value) => {
    const isObject = value === null || (typeof value === 'object' && !Array.isArray(value))
    const isOfTexts = isObject && Object.values(value ?? {}).every((network) => typeof network === 'string')
    return isOfTexts ? (value as LocalServiceOptions['keys'] | null) : undefined
  },
)

const perSecond = custom<number | null>('number; `null` for no limit', 'a number, or null for no limit', (value) =>
  value == null || typeof value === 'number' ? (value ?? null) : undefined,
)

const form = custom<NonNullable<Fault['form']>>(`one of ${forms.join(', ')}`, `one of ${forms.join(', ')}`, (value) =>
  forms.includes(value) ? (value as NonNullable<Fault['form']>) : undefined,
)

const faults = custom<Fault[]>('list of faults, as in the options', 'a list', (value) =>
  Array.isArray(value) ? value : undefined,
)

const id = custom<string>('id of a snapshot', 'the id of a snapshot', (value) => String(value))

export const commands: Readonly<Record<string, Command>> = {
  mine: command(
    'Seals blocks.',
    HEAD,
    { blocks: whole(1, MAX_BLOCKS, 1), seconds: whole(0, MAX_SECONDS, 5) },
    async ({ blocks, seconds }, to) => {
      await (await running(to)).mine(blocks, seconds)
      return head(to)
    },
  ),
  'increase-time': command(
    'Moves the clock on: the next block is that much later.',
    NOTHING,
    { seconds: whole(1, MAX_SECONDS) },
    async ({ seconds }, to) => {
      await (await running(to)).increaseTime(seconds)
      return {}
    },
  ),
  fund: command(
    'Sends coins that come from nobody, in a block of their own. The account pays for the receipt, as for any other.',
    'the `hash` of the message',
    { address, amount: nanograms },
    async ({ address: to, amount }, cheats) => (await running(cheats)).fund({ to, value: amount }),
  ),
  'set-balance': command(
    'Replaces the balance, outside of any block.',
    NOTHING,
    { address, balance: nanograms },
    async ({ address, balance }, to) => {
      await (await running(to)).setBalance(address, balance)
      return {}
    },
  ),
  impersonate: command(
    'Sends a message that nobody signed. Its value is taken from the balance of the sender, which pays no fee.',
    '`hash` and `hash_norm` of the message',
    { from: address, to: address, value: nanograms, body: optional(boc, 'no body'), bounce: flag(true) },
    async (message, to) => (await running(to)).impersonate(message),
  ),
  'open-wallet': command(
    'Says of a wallet that can sign what a page needs to connect it. One of a developer that was never used gets 1 000 coins and its code.',
    '`address`, `kind`, `public_key` in hex, `state_init` as a BoC',
    { address },
    async ({ address }, to) => (await running(to)).open(address),
  ),
  sign: command(
    'Signs by the key of a wallet of the scenario or of a developer: one message by `to`, or several by `messages`. `forged` signs by a wrong key. `send` sends it too.',
    'BoCs: `boc` of the message from outside, `body` of what is signed',
    {
      from: address,
      ...message,
      to: optional(message.to),
      value: optional(message.value),
      messages: optional(listOf(message, 'message')),
      ...signing,
      send: flag(false),
    },
    async ({ from, messages, mode, valid_until, seqno, forged, send, to, value, ...rest }, cheats) => {
      const single = to !== undefined && value !== undefined ? [{ to, value, ...rest }] : undefined
      const isMixed = messages && (to ?? value ?? rest.comment ?? rest.body ?? rest.state_init) !== undefined
      const all = messages ?? single
      if (isMixed) throw new Refusal(422, 'either messages or one message by to and value should be there, not both')
      if (!all) throw new Refusal(422, 'to and value, or messages, should be there')
      if (all.some(({ comment, body }) => comment !== undefined && body !== undefined))
        throw new Refusal(422, 'comment and body exclude each other')
      const chain = await running(cheats)
      const signed = await chain.sign({
        from,
        messages: all.map(({ state_init: stateInit, ...each }) => ({ ...each, stateInit })),
        ...{ mode, seqno, validUntil: valid_until, isForged: forged },
      })
      if (send) await chain.send(signed.boc)
      return signed
    },
  ),
  trace: reading(
    command(
      'Says what the TVM did in each transaction of a trace: phases, codes by name, gas, the end of its log.',
      '`trace_id`, `transactions`; a `log` is `null` where nothing ran, and where too little is kept to run it again',
      { hash },
      async ({ hash }, { source }) => {
        const { ledger, running } = await source()
        return explainTrace(hash, ledger, running)
      },
    ),
  ),
  snapshot: command('Keeps the chain as it is.', '`id` for `revert`', {}, async (_, { snapshot, snapshots, keep }) => {
    const bytes = await snapshot()
    const id = String(Number([...snapshots.keys()].at(-1) ?? 0) + 1)
    await keep(id, bytes)
    snapshots.set(id, bytes)
    // The oldest is dropped.
    if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete([...snapshots.keys()][0] as string)
    return { id }
  }),
  revert: command('Goes back to a snapshot, which stays.', HEAD, { id }, async ({ id }, to) => {
    const bytes = to.snapshots.get(id)
    if (!bytes) throw new Refusal(404, `there is no snapshot ${JSON.stringify(id)}`)
    await to.restore(bytes)
    return head(to)
  }),
  digest: command(
    'Reads all of the chain: equal chains have equal digests.',
    '`digest`',
    {},
    async (_, { source }) => ({
      digest: await digestRows((await source()).ledger.rows),
    }),
  ),
  faults: command('Replaces the faults.', NOTHING, { faults }, async ({ faults }, to) =>
    refusing(() => to.faults(faults)),
  ),
  limit: command(
    'Replaces the rate limit.',
    NOTHING,
    { requestsPerSecond: perSecond, form: optional(form), retryAfter: flag(false) },
    async ({ requestsPerSecond, form, retryAfter }, { gate }) =>
      refusing(() =>
        gate.limit({
          rateLimit: { retryAfter, ...(form !== undefined && { form }) },
          ...(requestsPerSecond !== null && { requestsPerSecond }),
        }),
      ),
  ),
  keys: command('Replaces the API keys.', NOTHING, { keys }, async ({ keys }, { gate }) => {
    gate.keys(keys ?? undefined)
    return {}
  }),
}
