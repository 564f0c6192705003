import { toBoc } from '../core/values/toBoc.ts'
import { orderBody, type WalletRequest } from '../core/values/walletOrders.ts'
import type { ShownMessage } from '../fromV2/shown.ts'
import { requestOf } from './walletRequest.ts'

/** A field of a decoded body. Written by a stranger. */
export interface BodyField {
  /** Names from the root down, joined by points. */
  readonly path: string
  /** The last of them, where no other field has it; else the path. */
  readonly name: string
  readonly value: string
  /**
   * What the value is: nanograms for `coins`, smallest units of a jetton for `units`, unix seconds for `time`, base64 for `cells`,
   * hex for `code`, `true` or `false` for `flag`.
   */
  readonly kind: 'address' | 'cells' | 'code' | 'coins' | 'comment' | 'flag' | 'text' | 'time' | 'units'
  /** Of a field of an embedded message, which a wallet is asked to send: its number, from 1. */
  readonly message?: number
}

interface Read {
  readonly value: string
  readonly kind?: BodyField['kind']
}

const NUMBER = /^\d+$/
/** Fields of nanograms that the standards define as plain numbers of variable length. */
const COINS = /(^|\.)(forward_ton_amount|forward_amount|ton_amount|full_price|royalty_amount|\w+_fee)$/
/** What a jetton message moves, and what an exchange is offered and asked for. */
const UNITS = /^amount$|(^|\.)(offer_amount|jetton_amount|min_out)$/
const TIMES = /(^|\.)(valid_until|created_at|revoked_at|deadline)$/
/** A bag of cells in base64: its first bytes are always the same. */
const CELLS = /^te6cc[\w+/]+=*$/
/** Signatures, hashes and keys. */
const CODE = /^[\da-f]{32,}$/i
/** Types with a value that is absent or empty. */
const ABSENT = /^(nothing_from_maybe|addr_none|hashmap_empty|out_list_empty|empty_cell)$/
/** Types around one value: it has the name of the field itself. */
const AROUND = /^(something_from_maybe|first_from_either|second_from_either|nanograms|currencies)$/

const MOST_FIELDS = 200
const DEEPEST = 16

const typeOf = (value: unknown) => String((Object(value) as Record<string, unknown>)['@type'] ?? '')

/** What one value is written as in several members: an account, a number of variable length. */
function wholeOf(value: unknown, path: string): Read | undefined {
  const { '@type': type, address, workchain_id: workchain, value: number } = Object(value) as Record<string, unknown>
  if (type === 'addr_std' && /^-?\d+$/.test(String(workchain)) && /^[\da-f]{64}$/i.test(String(address)))
    return { value: `${workchain}:${String(address).toUpperCase()}`, kind: 'address' }
  if (type === 'var_uint' && NUMBER.test(String(number))) return { value: String(number), ...kindOf(path, number) }
  if (typeof value === 'boolean') return { value: String(value), kind: 'flag' }
  if (typeof value !== 'object' || value === null) return { value: String(value ?? ''), ...kindOf(path, value) }
  return
}

function kindOf(path: string, value: unknown): Pick<Read, 'kind'> {
  const text = String(value)
  if (/^-?\d{1,3}:[\da-f]{64}$/i.test(text)) return { kind: 'address' }
  if (/(^|\.)(comment|text)$/.test(path) && text !== '') return { kind: 'comment' }
  if (CELLS.test(text)) return { kind: 'cells' }
  if (COINS.test(path) && NUMBER.test(text)) return { kind: 'coins' }
  if (UNITS.test(path) && NUMBER.test(text)) return { kind: 'units' }
  if (TIMES.test(path) && /^\d{10}$/.test(text)) return { kind: 'time' }
  return CODE.test(text) ? { kind: 'code' } : {}
}

/** What a wallet leaves open in a message that it is asked to send: the network sets it. */
const UNSET = /(^|\.)(ihr_disabled|ihr_fee|extra_flags|fwd_fee|created_lt|created_at|bounced)$/
const isUnset = (path: string, value: string) => UNSET.test(path) && /^(0|false|true)$/.test(value)

/** Whether a value is a message, or holds one beside its mode. */
const holdsMessage = (value: object) =>
  typeOf(value) === 'message' || Object.values(value).some((member) => typeOf(member) === 'message')

/** The members of a type that is rendered around others. The name of such a type adds nothing to the path. */
function membersOf(value: object, path: string, level: number) {
  const isAround = AROUND.test(typeOf(value))
  return Object.entries(value).flatMap(([name, member]) => {
    if (name === '@type' || (name === 'type' && member === typeOf(value))) return []
    const isInner = isAround && (name === 'value' || name === 'amount' || name === 'grams')
    return [{ path: isInner ? path : path ? `${path}.${name}` : name, value: member as unknown, level: level + 1 }]
  })
}

/**
 * The fields of a decoded body, in its order, without those that are absent. A loop with a limit: a body may nest another one in
 * each of its cells.
 */
export function bodyFields(tree: Readonly<Record<string, unknown>> | null | undefined): readonly BodyField[] {
  if (!tree) return []
  const found: Omit<BodyField, 'name'>[] = []
  const open: { path: string; value: unknown; level: number; isCoins?: boolean; message?: number | undefined }[] = [
    { path: '', value: tree, level: 0 },
  ]
  let messages = 0
  for (let one = open.pop(); one && found.length < MOST_FIELDS; one = open.pop()) {
    const { path, value, level } = one
    const type = typeOf(value)
    if (ABSENT.test(type) || value === null || value === '') continue
    const whole = wholeOf(value, path)
    const { message } = one
    const of = message === undefined ? {} : { message }
    if (whole) {
      if (message !== undefined && isUnset(path, whole.value)) continue
      found.push({ path, value: whole.value, kind: one.isCoins ? 'coins' : (whole.kind ?? 'text'), ...of })
    } else if (level > DEEPEST) {
      found.push({ path, value: '…', kind: 'text', ...of })
    } else {
      const isCoins = type === 'nanograms' || one.isCoins === true
      const inside = message ?? (holdsMessage(value as object) ? ++messages : undefined)
      open.push(
        ...membersOf(value as object, path, level)
          .map((member) => ({ ...member, isCoins, message: inside }))
          .reverse(),
      )
    }
  }
  return named(found)
}

/** The fields of a request to a wallet: when it ends, its number, and each message that it orders. */
function requestFields({ walletId, validUntil, seqno, queryId, orders }: WalletRequest): readonly BodyField[] {
  const field = (path: string, value: unknown, kind: BodyField['kind'] = 'text', message?: number) =>
    value === undefined ? [] : [{ path, value: String(value), kind, ...(message !== undefined && { message }) }]
  return named([
    ...field('wallet_id', walletId),
    ...field('valid_until', validUntil, validUntil && validUntil < 4_294_967_295 ? 'time' : 'text'),
    ...field('seqno', seqno),
    ...field('query_id', queryId),
    ...orders.flatMap((order, index) => {
      const { comment } = orderBody(order)
      const number = index + 1
      const of = (path: string) => `orders.${index}.${path}`
      return [
        ...field(of('dest'), order.to, 'address', number),
        ...field(of('value'), order.value, 'coins', number),
        ...field(of('mode'), order.mode, 'text', number),
        ...field(of('bounce'), order.bounce, 'flag', number),
        ...field(of('comment'), comment, 'comment', number),
        ...(comment === undefined ? field(of('body'), order.body && toBoc(order.body), 'cells', number) : []),
      ]
    }),
  ]).slice(0, MOST_FIELDS)
}

/** The fields of the body of a message: those of a request to a wallet, whatever the service knows of it, else as decoded. */
export function messageFields(message: ShownMessage | null | undefined): readonly BodyField[] {
  const request = message ? requestOf(message) : undefined
  return request ? requestFields(request) : bodyFields(message?.message_content?.decoded)
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

function named(fields: readonly Omit<BodyField, 'name'>[]): BodyField[] {
  const counts = new Map<string, number>()
  const keyOf = ({ path, message = 0 }: Omit<BodyField, 'name'>) => `${message} ${lastOf(path)}`
  for (const field of fields) counts.set(keyOf(field), (counts.get(keyOf(field)) ?? 0) + 1)
  return fields.map((field) => {
    const last = lastOf(field.path)
    return { ...field, name: (counts.get(keyOf(field)) ?? 0) > 1 || NUMBER.test(last) ? field.path : last }
  })
}
