import { type Ask, type Call, infoOf, type RequestOptions } from '../ask.ts'
import type { Batch, Endpoint, WireParams } from '../endpoint.ts'
import { AbortedError, isNotFoundError, OwnershipMismatchError } from '../errors.ts'
import { onAbort } from '../http/abort.ts'
import type { Network } from '../network.ts'
import { hear } from '../pace/hear.ts'
import { isSo, priorityNow, urgent } from '../pace/priority.ts'
import { type AnswerChecks, textsIn } from '../schema/check.ts'
import { divide, isDividable, isNamed, isTooMuch } from './divide.ts'
import { wayOf } from './wayOf.ts'

/** Of a URL's keys. Node's own server, and proxies in front of a service, refuse a request whose head is above 16 kB. */
const MAX_CHARACTERS = 14_400
/**
 * Parts of one batch that fail, with none answered, until the service counts as out of order. The count stays: without it 250 keys cost
 * up to 499 requests in an outage.
 */
const OUTAGE = 16

/** One caller's request, as it would be sent alone. */
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
  /** Aborts when the last member has left. */
  readonly gone: AbortController
  /** State that all parts of one divided request share; absent for a group that is whole. */
  readonly division?: Division<Data>
}

interface Division<Data> {
  readonly parts: Set<Group<Data>>
  failed: number
  hasAnswered: boolean
}

/** Sends one request of an endpoint that reads, alone or with others of its kind. */
export type ReadAnswer = <Params, Data>(
  endpoint: Endpoint<Params, Data>,
  wire: WireParams,
  options: RequestOptions,
) => Promise<Data>

interface BatchOptions {
  readonly network: Network
  readonly check: AnswerChecks
}

/** The common facts of all groups of one kind of request: their endpoint, and the params beside the key. */
interface BatchKind<Data> extends BatchOptions {
  readonly ask: Ask
  readonly endpoint: Endpoint<unknown, Data>
  readonly way: Batch<Data>
  readonly shared: WireParams
  /** The group that can still be joined. */
  joinable(): Group<Data> | undefined
  setJoinable(group: Group<Data> | undefined): void
}

/** Wraps a request function: requests for one key each, made at one time, are sent as one. */
export function withBatches(ask: Ask, world: BatchOptions): ReadAnswer {
  const { check } = world
  /** Groups that can still be joined, by what their members have in common. */
  const open = new Map<string, unknown>()

  return <Params, Data>(endpoint: Endpoint<Params, Data>, wire: WireParams, options: RequestOptions) => {
    const found = wayOf(endpoint, wire)
    if (!found) {
      const read = (answer: unknown) => check.owned(endpoint, check.shape(endpoint, answer), wire)
      return orNone(endpoint.none, ask({ endpoint, take: () => ({ wire, members: 1 }), read, options }))
    }
    const { key, way, shared } = found
    const name = JSON.stringify([endpoint.name, way.key, shared])
    const kind: BatchKind<Data> = {
      ...world,
      ask,
      endpoint: endpoint as Endpoint<unknown, Data>,
      way,
      shared,
      joinable: () => open.get(name) as Group<Data> | undefined,
      setJoinable: (group) => void (group ? open.set(name, group) : open.delete(name)),
    }
    return join(kind, { key, wire, options })
  }
}

/** The answer; an empty list where the service reports an empty one as a 404. Another 404 is one, such as a wrong base URL. */
const orNone = <Data>(none: Endpoint<unknown, Data>['none'], answer: Promise<Data>): Promise<Data> =>
  none
    ? answer.catch((error) => {
        if (isNotFoundError(error) && none.text.test(error.serviceText ?? '')) return none.data()
        throw error
      })
    : answer

/** Adds a request to the group that can still be joined, or begins one. */
function join<Data>(kind: BatchKind<Data>, asked: Pick<Member<Data>, 'key' | 'wire' | 'options'>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const { signal } = asked.options
    const leave = () => {
      const { group } = member
      group.members = group.members.filter((other) => other !== member)
      if (!group.members.length) {
        group.gone.abort()
        forget(kind, group)
      }
      reject(new AbortedError({ ...infoOf(kind.endpoint, kind.network), cause: signal?.reason }))
    }
    const settled =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        release()
        settle(value)
      }
    const member = { ...asked, resolve: settled(resolve), reject: settled(reject) } as Member<Data>
    const group = kind.joinable()
    if (group) {
      group.members.push(member)
      member.group = group
    } else {
      const first = groupOf([member])
      kind.setJoinable(first)
      // Its place is that of now, and it leaves after a macrotask: components that mount together ask together, and those
      // that StrictMode mounts twice ask once.
      void sendGroup(kind, first, true)
    }
    const release = onAbort(signal, leave)
  })
}

/** No request joins this group any more. */
function forget<Data>(kind: BatchKind<Data>, group: Group<Data>) {
  if (kind.joinable() === group) kind.setJoinable(undefined)
}

async function sendGroup<Data>(kind: BatchKind<Data>, group: Group<Data>, gathers = false) {
  const { endpoint, way, shared } = kind
  const { division } = group
  let sent: readonly Member<Data>[] = group.members
  let wire: WireParams = {}
  const isShared = () => keysOf(sent).length > 1
  const areAll = (what: 'refresh' | 'forScreen') => () => group.members.every(({ options }) => isSo(options[what]))
  const call: Call<readonly Part<Data>[]> = {
    endpoint,
    gathers,
    count: () => group.members.length,
    take() {
      if (kind.joinable() === group) close(kind, group)
      sent = group.members
      const [first] = sent as [Member<Data>]
      const isOne = sent.every((member) => isEqual(member.wire, first.wire))
      wire = isOne ? first.wire : way.join(shared, keysOf(sent))
      return { wire, members: sent.length }
    },
    read: (answer) => partsOf(kind, answer, sent, wire),
    // A part is divided further and not retried. An error that its keys do not cause may be temporary.
    isFinal: (error) => (division ? isDividable(error) : isShared() && isTooMuch(error)),
    options: {
      signal: group.gone.signal,
      priority: () => urgent(group.members.map(({ options }) => priorityNow(options.priority))),
      refresh: areAll('refresh'),
      forScreen: areAll('forScreen'),
      onRetry(failures, error) {
        for (const { options } of group.members) hear(() => options.onRetry?.(failures, error))
      },
    },
  }
  try {
    const parts = await kind.ask(call)
    if (division) division.hasAnswered = true
    // In one turn, so that callers can render them in one commit.
    sent.forEach((member, index) => {
      const part = parts[index]
      // A cancelled member gets no result.
      if (!group.members.includes(member)) return
      if (!part) start(kind, [member])
      else if ('error' in part) member.reject(part.error)
      else member.resolve(part.data)
    })
  } catch (error) {
    // It may have failed before its slot was there.
    forget(kind, group)
    // No member is left: all were cancelled, which is no fault of the service, or failed with the other parts.
    if (!group.members.length) return
    const isDivided = isShared() && isDividable(error)
    // A service that names the bad key works: the rest is requested without that key.
    if (!(isDivided && isNamed(error)) && isOutage(group, error)) return
    if (isDivided) divideGroup(kind, group, sent, error)
    else for (const member of group.members) member.reject(error)
  } finally {
    division?.parts.delete(group)
  }
}

/** Gives each member its part of an answer. A foreign row fails the members that have no row of their own. */
function partsOf<Data>(
  { check, endpoint, network, way }: BatchKind<Data>,
  answer: unknown,
  sent: readonly Member<Data>[],
  wire: WireParams,
): Part<Data>[] {
  const data = check.shape(endpoint, answer)
  const foreign = check.foreign(endpoint, data, wire)
  const isOne = isEqual(wire, sent[0]?.wire)
  const parts = isOne ? sent.map(() => data) : way.parts(data, sent)
  return parts.map((part, index) => {
    if (part === undefined) return undefined
    const { wire, key } = sent[index] as Member<Data>
    const error = way.entryOf
      ? check.lostEntry(endpoint, data, answer, way.entryOf(key))
      : way.isOneRow && check.lost(endpoint, part)
    if (error) return { error }
    if (!foreign.length || (!isOne && way.has(part))) return { data: part }
    return { error: new OwnershipMismatchError(infoOf(endpoint, network), textsIn(wire), foreign) }
  })
}

/** Counts a part that failed. After the last of many, with none answered, all parts fail at once. */
function isOutage<Data>({ division }: Group<Data>, error: unknown): boolean {
  if (!division || division.hasAnswered || ++division.failed < OUTAGE) return false
  for (const part of division.parts) {
    for (const member of part.members.splice(0)) member.reject(error)
    part.gone.abort()
  }
  return true
}

function divideGroup<Data>(kind: BatchKind<Data>, group: Group<Data>, sent: readonly Member<Data>[], error: unknown) {
  const division = group.division ?? { parts: new Set(), failed: 0, hasAnswered: false }
  for (const keys of divide(keysOf(sent), error)) {
    const members = group.members.filter(({ key }) => keys.includes(key))
    if (members.length) start(kind, members, division)
  }
}

/** Ends the joining of a group. Keys above the limit of one request (number or characters) become the next group. */
function close<Data>(kind: BatchKind<Data>, group: Group<Data>) {
  const { way } = kind
  kind.setJoinable(undefined)
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
  if (rest.length) kind.setJoinable(start(kind, rest))
}

function groupOf<Data>(members: Member<Data>[], division?: Division<Data>): Group<Data> {
  const group: Group<Data> = { members, gone: new AbortController(), ...(division && { division }) }
  for (const member of members) member.group = group
  division?.parts.add(group)
  return group
}

function start<Data>(kind: BatchKind<Data>, members: Member<Data>[], division?: Division<Data>): Group<Data> {
  const group = groupOf(members, division)
  void sendGroup(kind, group)
  return group
}

/** A member's part of an answer; `undefined` where the member needs a request of its own. */
type Part<Data> = { readonly data: Data } | { readonly error: unknown } | undefined

const isEqual = (a: WireParams, b: WireParams | undefined) => JSON.stringify(a) === JSON.stringify(b)

const keysOf = (members: readonly { readonly key: string }[]) => [...new Set(members.map(({ key }) => key))].sort()
