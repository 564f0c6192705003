/** A field of a decoded body. Written by a stranger. */
export interface BodyField {
  /** Names from the root down, joined by points. */
  readonly path: string
  /** The last of them, where no other field has it; else the path. */
  readonly name: string
  readonly value: string
  /** What the value is: nanograms for `coins`, smallest units of a jetton for `units`, unix seconds for `time`. */
  readonly kind: 'address' | 'coins' | 'comment' | 'text' | 'time' | 'units'
}

interface Read {
  readonly value: string
  readonly kind?: BodyField['kind']
}

const NUMBER = /^\d+$/
/** Fields of nanograms that the standards define as plain numbers of variable length. */
const COINS = /(^|\.)(forward_ton_amount|forward_amount|\w+_fee)$/
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
  if (typeof value !== 'object' || value === null) return { value: String(value ?? ''), ...kindOf(path, value) }
  return
}

function kindOf(path: string, value: unknown): Pick<Read, 'kind'> {
  const text = String(value)
  if (/^-?\d{1,3}:[\da-f]{64}$/i.test(text)) return { kind: 'address' }
  if (/(^|\.)(comment|text)$/.test(path) && text !== '') return { kind: 'comment' }
  if (!NUMBER.test(text)) return {}
  if (COINS.test(path)) return { kind: 'coins' }
  return path === 'amount' ? { kind: 'units' } : /(^|\.)valid_until$/.test(path) ? { kind: 'time' } : {}
}

/** The members of a type that is drawn around others. The name of such a type adds nothing to the path. */
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
  const open: { path: string; value: unknown; level: number; isCoins?: boolean }[] = [
    { path: '', value: tree, level: 0 },
  ]
  for (let one = open.pop(); one && found.length < MOST_FIELDS; one = open.pop()) {
    const { path, value, level } = one
    const type = typeOf(value)
    if (ABSENT.test(type) || value === null || value === '') continue
    const whole = wholeOf(value, path)
    if (whole) {
      found.push({ path, value: whole.value, kind: one.isCoins ? 'coins' : (whole.kind ?? 'text') })
    } else if (level > DEEPEST) {
      found.push({ path, value: '…', kind: 'text' })
    } else {
      const isCoins = type === 'nanograms' || one.isCoins === true
      open.push(
        ...membersOf(value as object, path, level)
          .map((member) => ({ ...member, isCoins }))
          .reverse(),
      )
    }
  }
  return named(found)
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

function named(fields: readonly Omit<BodyField, 'name'>[]): BodyField[] {
  const counts = new Map<string, number>()
  for (const { path } of fields) counts.set(lastOf(path), (counts.get(lastOf(path)) ?? 0) + 1)
  return fields.map((field) => {
    const last = lastOf(field.path)
    return { ...field, name: (counts.get(last) ?? 0) > 1 || NUMBER.test(last) ? field.path : last }
  })
}
