import { attempt } from './attempt.ts'
import { wayOf } from './batchWays.ts'
import type { Carrier, RequestOptions } from './client.ts'
import type { BatchWay, Endpoint } from './endpoint.ts'
import { AbortedError, isBadRequestError, isResponseMismatchError, isServerError } from './errors.ts'
import type { WireParams } from './params.ts'
import { priorityNow, urgent } from './schedule.ts'

/** Of a URL's keys. Node's own server, and proxies in front of a service, refuse a request whose head is above 16 kB. */
const MAX_CHARACTERS = 14_400
/**
 * For how long an answer waits for others that are under way, so that all of them are drawn at once: as long as it was under way
 * itself, since where the machine or the network is slow the others are too; from least to most, milliseconds.
 */
const LEAST_MS = 50
const MOST_MS = 1_000
/** How often one burst may be refused before all that is left of it fails: enough to find a bad key among the most. */
const PATIENCE = 20

/** One caller's request, as it would have gone out alone. */
interface Member<Data> {
  readonly key: string
  readonly wire: WireParams
  readonly options: RequestOptions
  group: Group<Data>
  resolve(data: Data): void
  reject(error: unknown): void
}

/** Members that leave with one request. */
interface Group<Data> {
  members: Member<Data>[]
  readonly gone: AbortController
  /** Nobody joins any more. */
  isClosed: boolean
  /** Refusals that are left, for all that came out of one group. */
  readonly patience: { left: number }
}

/** Lets a request for one key travel with others of its kind; `undefined` for one that travels alone. */
export function gather<Params, Data>(
  carrier: Carrier,
  endpoint: Endpoint<Params, Data>,
  wire: WireParams,
  options: RequestOptions,
): Promise<Data> | undefined {
  const found = wayOf(endpoint, wire)
  return found && join(carrier, endpoint, found.way, found.shared, { key: found.key, wire, options })
}

function join<Params, Data>(
  carrier: Carrier,
  endpoint: Endpoint<Params, Data>,
  way: BatchWay<Data>,
  shared: WireParams,
  asked: Pick<Member<Data>, 'key' | 'wire' | 'options'>,
): Promise<Data> {
  const name = JSON.stringify([endpoint.name, way.key, shared])
  const waiting = carrier.groups as Map<string, Group<Data>>

  /** Sends a group when its turn has come, with what has joined it by then. Whoever does not fit in waits for another turn. */
  async function send(group: Group<Data>) {
    let sent: readonly Member<Data>[] = []
    let wire: WireParams = {}
    let sentAt: number | undefined
    const take = () => {
      if (!group.isClosed) close(group)
      if (sentAt === undefined) carrier.underWay++
      sentAt = carrier.clock.now()
      sent = group.members
      const [first] = sent as [Member<Data>]
      const isOne = sent.every((member) => isEqual(member.wire, first.wire))
      wire = isOne ? first.wire : way.join(shared, keysOf(sent))
      return { wire, members: sent.length }
    }
    type Part = { data: Data } | { error: unknown } | undefined
    const read = (answer: unknown, check: (answer: unknown, wire: WireParams) => Data): Part[] => {
      try {
        const data = check(answer, wire)
        if (isEqual(wire, sent[0]?.wire)) return sent.map(() => ({ data }))
        return way.parts(data, sent).map((data) => (data === undefined ? undefined : { data }))
      } catch (error) {
        if (!isResponseMismatchError(error) || keysOf(sent).length < 2) throw error
        // A broken row is the trouble of those alone who asked for it.
        const parts = attempt(() => way.parts(answer as Data, sent))
        if (!parts) throw error
        return parts.map((part, index) => {
          try {
            return part && { data: check(part, (sent[index] as Member<Data>).wire) }
          } catch (error) {
            return { error }
          }
        })
      }
    }
    const isDivisible = (error: unknown) => keysOf(sent).length > 1 && isRefusedTogether(error)
    try {
      const options = { signal: group.gone.signal, priority: () => urgent(group.members.map(priorityOf)) }
      const load = { take, read, isFinal: isDivisible }
      const parts = await carrier.ask(endpoint, shared, load, options).finally(() => {
        if (sentAt !== undefined) carrier.underWay--
      })
      sent.forEach((member, index) => {
        const part = parts[index]
        // Whoever has left in between hears of nothing.
        if (!group.members.includes(member)) return
        if (!part) open([member], group)
        else if ('error' in part) member.reject(part.error)
        else {
          const { options } = member
          const resolve = () => member.resolve(part.data)
          const letGo = options.hold?.(resolve)
          carrier.landing.push({ ...part, ...(letGo ? { resolve: letGo } : { ...options, resolve }) })
        }
      })
    } catch (error) {
      const divided = isDivisible(error) && group.patience.left-- > 0
      for (const keys of divided ? divide(keysOf(sent), error) : []) {
        open(
          group.members.filter(({ key }) => keys.includes(key)),
          group,
        )
      }
      if (!divided) for (const member of group.members) member.reject(error)
    }
    land(carrier, carrier.clock.now() - (sentAt ?? 0))
  }

  /** Takes a group off the road; what goes beyond the keys or the characters of one request becomes the next one. */
  function close(group: Group<Data>) {
    group.isClosed = true
    waiting.delete(name)
    const fitting = new Set<string>()
    let characters = 0
    for (const { key } of group.members) {
      if (fitting.has(key)) continue
      characters += way.key.length + 2 + encodeURIComponent(key).length
      if (fitting.size && (fitting.size === way.max || characters > MAX_CHARACTERS)) break
      fitting.add(key)
    }
    const rest = group.members.filter(({ key }) => !fitting.has(key))
    group.members = group.members.filter(({ key }) => fitting.has(key))
    if (rest.length) open(rest)
  }

  /** Begins a group. Nobody joins one that came out of another. */
  function open(members: Member<Data>[], from?: Group<Data>) {
    if (!members.length) return
    const group = create(members, from)
    if (!from) waiting.set(name, group)
    void send(group)
  }

  const create = (members: Member<Data>[], from?: Group<Data>) => {
    const patience = from?.patience ?? { left: PATIENCE }
    const group: Group<Data> = { members, gone: new AbortController(), isClosed: !!from, patience }
    for (const member of members) member.group = group
    return group
  }

  return new Promise((resolve, reject) => {
    const { signal } = asked.options
    const leave = () => {
      const { group } = member
      group.members = group.members.filter((other) => other !== member)
      if (!group.members.length) {
        // What others wait for goes on; the wire is let go of with the last of them.
        group.gone.abort()
        if (waiting.get(name) === group) waiting.delete(name)
      }
      const info = { endpoint: `${endpoint.generation} ${endpoint.name}`, network: carrier.network }
      reject(new AbortedError({ ...info, cause: signal?.reason }))
    }
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        signal?.removeEventListener('abort', leave)
        settle(value)
      }
    const member = { ...asked, resolve: settled(resolve), reject: settled(reject) } as Member<Data>
    const group = waiting.get(name)
    if (group) {
      group.members.push(member)
      member.group = group
    } else {
      const first = create([member])
      waiting.set(name, first)
      // Not before a macrotask: what mounts together asks together, and what StrictMode mounts twice asks once.
      carrier.clock.sleep(0, first.gone.signal).then(
        () => send(first),
        () => {},
      )
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}

/** Hands out answers together: when those that are under way have come too, or have let them wait for too long. */
function land({ landing, clock, underWay }: Carrier, tookMs: number) {
  const flush = () => {
    const landed = landing.splice(0)
    const write = () => {
      for (const { land, data } of landed) land?.(data)
    }
    // One commit for all that is on screen: whoever waits for a promise is told after it.
    const together = landed.find(({ together }) => together)?.together
    if (together) together(write)
    else write()
    for (const { resolve } of landed) resolve()
  }
  if (!underWay) flush()
  else if (landing.length) clock.sleep(Math.min(Math.max(tookMs, LEAST_MS), MOST_MS)).then(flush)
}

const priorityOf = ({ options: { priority = 'mounted' } }: { readonly options: RequestOptions }) =>
  priorityNow(priority)

const isEqual = (a: WireParams, b: WireParams | undefined) => JSON.stringify(a) === JSON.stringify(b)

const keysOf = (members: readonly { readonly key: string }[]) => [...new Set(members.map(({ key }) => key))].sort()

/** Whether fewer keys at once may be answered: one of them is bad, the URL is too long, or the database took too long. */
const isRefusedTogether = (error: unknown) =>
  isBadRequestError(error) || (isServerError(error) && /deadline|timeout/i.test(error.serviceText ?? ''))

/** What to ask next: the rest without the culprit, where the service names it, and else both halves. */
function divide(keys: readonly string[], error: unknown): string[][] {
  const named = /index (\d+) of/.exec((error as { serviceText?: string }).serviceText ?? '')?.[1]
  const culprit = named && keys[Number(named)]
  if (culprit) return [[culprit], keys.filter((key) => key !== culprit)]
  const half = Math.ceil(keys.length / 2)
  return [keys.slice(0, half), keys.slice(half)]
}
