import { forms } from '../../checks.ts'
import type { Fault, LocalServiceOptions } from '../../options.ts'
import type { AccessControl } from '../../service/accessControl.ts'
import { json } from '../../service/answer.ts'
import { isRefusal, Refusal } from '../../service/refusal.ts'
import type { Source } from '../../service/source.ts'
import { digestRows } from '../../snapshot/pack.ts'
import { tryRawAddress } from '../raw.ts'

/** What the cheats reach, beside the chain. */
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

type Params = Readonly<Record<string, unknown>>

const MAX_BLOCKS = 10_000
const MAX_SECONDS = 2 ** 31
const MAX_SNAPSHOTS = 100

function whole(params: Params, name: string, byDefault: number | undefined, min: number, max: number): number {
  const value = params[name] ?? byDefault
  const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max)
    throw new Refusal(422, `${name} should be a whole number from ${min} to ${max}`)
  return number
}

/** Nanotons: digits in a string, because a number loses some. */
function amount(params: Params, name: string): bigint {
  const value = params[name]
  if (typeof value !== 'string' || !/^\d{1,36}$/.test(value))
    throw new Refusal(422, `${name} should be nanotons, as digits in a string`)
  return BigInt(value)
}

function address(params: Params, name: string): string {
  const value = params[name]
  const raw = typeof value === 'string' ? tryRawAddress(value) : undefined
  if (raw === undefined) throw new Refusal(422, `${name} should be an address`)
  return raw
}

const running = async ({ source }: Cheats) => (await source()).running()
const head = async ({ source }: Cheats) => {
  const { seqno, gen_utime } = (await source()).ledger.head
  return { seqno, gen_utime: Number(gen_utime) }
}

/** Runs what throws plain errors for what cannot be. */
function refusing(run: () => void): object {
  try {
    run()
    return {}
  } catch (error) {
    throw new Refusal(422, (error as Error).message)
  }
}

/** Commands of a chain on a developer's machine, by name. */
const cheats: Readonly<Record<string, (params: Params, to: Cheats) => Promise<object>>> = {
  async mine(params, to) {
    const blocks = whole(params, 'blocks', 1, 1, MAX_BLOCKS)
    const seconds = whole(params, 'seconds', 5, 0, MAX_SECONDS)
    await (await running(to)).mine(blocks, seconds)
    return head(to)
  },
  async 'increase-time'(params, to) {
    await (await running(to)).increaseTime(whole(params, 'seconds', undefined, 1, MAX_SECONDS))
    return {}
  },
  async fund(params, to) {
    const [at, more] = [address(params, 'address'), amount(params, 'amount')]
    await (await running(to)).setBalance(at, (latest) => latest + more)
    return {}
  },
  async 'set-balance'(params, to) {
    const [at, balance] = [address(params, 'address'), amount(params, 'balance')]
    await (await running(to)).setBalance(at, () => balance)
    return {}
  },
  async impersonate(params, to) {
    const { body, bounce = true } = params
    if (body !== undefined && typeof body !== 'string') throw new Refusal(422, 'body should be a bag of cells, base64')
    if (typeof bounce !== 'boolean') throw new Refusal(422, 'bounce should be true or false')
    const message = {
      from: address(params, 'from'),
      to: address(params, 'to'),
      value: amount(params, 'value'),
      body,
      bounce,
    }
    return (await running(to)).impersonate(message)
  },
  async sign(params, to) {
    const { comment = '' } = params
    if (typeof comment !== 'string') throw new Refusal(422, 'comment should be a text')
    const [from, dest, value] = [address(params, 'from'), address(params, 'to'), amount(params, 'value')]
    return (await running(to)).sign({ from, to: dest, value, comment })
  },
  async snapshot(_, { snapshot, snapshots, keep }) {
    const bytes = await snapshot()
    const id = String(Number([...snapshots.keys()].at(-1) ?? 0) + 1)
    await keep(id, bytes)
    snapshots.set(id, bytes)
    // The oldest is dropped.
    if (snapshots.size > MAX_SNAPSHOTS) snapshots.delete([...snapshots.keys()][0] as string)
    return { id }
  },
  async revert({ id }, to) {
    const bytes = to.snapshots.get(String(id))
    if (!bytes) throw new Refusal(404, `there is no snapshot ${JSON.stringify(id)}`)
    await to.restore(bytes)
    return head(to)
  },
  async digest(_, { source }) {
    return { digest: await digestRows((await source()).ledger.rows) }
  },
  async faults({ faults }, to) {
    if (!Array.isArray(faults)) throw new Refusal(422, 'faults should be a list')
    return refusing(() => to.faults(faults as Fault[]))
  },
  async limit({ requestsPerSecond, form, retryAfter = false }, { gate }) {
    if (requestsPerSecond != null && typeof requestsPerSecond !== 'number')
      throw new Refusal(422, 'requestsPerSecond should be a number, or null for no limit')
    if (form !== undefined && !forms.includes(form)) throw new Refusal(422, `form should be one of ${forms.join(', ')}`)
    if (typeof retryAfter !== 'boolean') throw new Refusal(422, 'retryAfter should be true or false')
    const rateLimit = { retryAfter, ...(form !== undefined && { form: form as NonNullable<Fault['form']> }) }
    return refusing(() => gate.limit({ rateLimit, ...(requestsPerSecond != null && { requestsPerSecond }) }))
  },
  async keys({ keys }, { gate }) {
    const all = keys === null || (typeof keys === 'object' && !Array.isArray(keys))
    if (!all || !Object.values(keys ?? {}).every((network) => typeof network === 'string'))
      throw new Refusal(422, 'keys should be an object, key → network, or null for any key')
    gate.keys((keys ?? undefined) as LocalServiceOptions['keys'])
    return {}
  },
}

async function paramsOf(request: Request): Promise<Params> {
  const text = await request.text()
  try {
    const params = text ? JSON.parse(text) : {}
    if (typeof params === 'object' && params !== null && !Array.isArray(params)) return params
  } catch {
    // Said below.
  }
  throw new Refusal(422, 'the body should be a JSON object')
}

/** Answers `POST /local/…`: `{ ok: true, result }`, or `{ ok: false, error, code }`. Keys, limits and faults do not count here. */
export async function answerLocal(request: Request, name: string, to: Cheats): Promise<Response> {
  const cheat = Object.hasOwn(cheats, name) ? cheats[name] : undefined
  try {
    if (!cheat) throw new Refusal(404, `there is no /local/${name}, only ${Object.keys(cheats).join(', ')}`)
    if (request.method !== 'POST') throw new Refusal(405, `/local/${name} takes POST only`)
    return json(200, { ok: true, result: await cheat(await paramsOf(request), to) })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return json(error.status, { ok: false, error: error.message, code: error.status })
  }
}
