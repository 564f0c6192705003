import { attempt } from '../../../core/attempt.ts'
import { toBase64Hash } from '../../../core/values/hash.ts'
import { Refusal } from '../../service/refusal.ts'
import { tryRawAddress } from '../raw.ts'

/** A member of a command's body: what it is, and how it is read. */
export interface Member<Value> {
  /** As the docs and `GET /local` say it. */
  readonly says: string
  /** `undefined` is an absent member. @throws {Refusal} */
  read(value: unknown, name: string): Value
}

export type Members = Readonly<Record<string, Member<unknown>>>

export type ValuesOf<Of extends Members> = { [Name in keyof Of]: ReturnType<Of[Name]['read']> }

const member = <Value>(
  says: string,
  what: string,
  read: (value: unknown, name: string) => Value | undefined,
): Member<Value> => ({
  says,
  read(value, name) {
    const found = read(value, name)
    if (found === undefined) throw new Refusal(422, `${name} should be ${what}`)
    return found
  },
})

/** A member that may be absent. */
export const optional = <Value>({ says, read }: Member<Value>, otherwise?: string): Member<Value | undefined> => ({
  says: otherwise === undefined ? `${says}; optional` : `${says}; ${otherwise} when absent`,
  read: (value, name) => (value === undefined ? undefined : read(value, name)),
})

/** A whole number, or its digits as a text. */
export function whole(min: number, max: number, byDefault?: number): Member<number> {
  const what = `a whole number from ${min} to ${max}`
  const says = `whole number, ${min} to ${max}${byDefault === undefined ? '' : `; ${byDefault} when absent`}`
  return member(says, what, (given) => {
    const value = given ?? byDefault
    const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
    const isIn = typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    return isIn ? number : undefined
  })
}

/** Digits in a text, because a number loses some. */
export const nanograms: Member<bigint> = member(
  'nanograms, digits in a text',
  'nanograms, as digits in a string',
  (value) => (typeof value === 'string' && /^\d{1,36}$/.test(value) ? BigInt(value) : undefined),
)

/** Gives the raw form. */
export const address: Member<string> = member('address, any form', 'an address', (value) =>
  typeof value === 'string' ? tryRawAddress(value) : undefined,
)

export const boc: Member<string> = member('BoC, base64', 'a bag of cells, base64', (value) =>
  typeof value === 'string' ? value : undefined,
)

export const text: Member<string> = member('text', 'a text', (value) => (typeof value === 'string' ? value : undefined))

/** Gives base64. */
export const hash: Member<string> = member('hash, hex or base64', 'a hash of 32 bytes, hex or base64', (value) =>
  typeof value === 'string' ? attempt(() => toBase64Hash(value)) : undefined,
)

export const flag = (byDefault: boolean): Member<boolean> =>
  member(`true or false; ${byDefault} when absent`, 'true or false', (value = byDefault) =>
    typeof value === 'boolean' ? value : undefined,
  )

/** A member of any shape: `read` refuses what does not fit. */
export const custom = <Value>(says: string, what: string, read: (value: unknown) => Value | undefined): Member<Value> =>
  member(says, what, read)

/** Reads a body. @throws {Refusal} 400 that names a member that the command does not know; 422 for a wrong value */
export function readMembers<Of extends Members>(body: unknown, members: Of, what: string): ValuesOf<Of> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(422, `${what} should be a JSON object`)
  const stranger = Object.keys(body).find((name) => !Object.hasOwn(members, name))
  if (stranger !== undefined) {
    const known = Object.keys(members)
    const takes = known.length ? `only ${known.join(', ')}` : 'none at all'
    throw new Refusal(400, `${what} has no member ${JSON.stringify(stranger)}, ${takes}`)
  }
  const given = body as Readonly<Record<string, unknown>>
  const values = Object.entries(members).map(([name, { read }]) => [name, read(given[name], name)])
  return Object.fromEntries(values) as ValuesOf<Of>
}

/** A list of objects of these members, one at least. */
export const listOf = <Of extends Members>(members: Of, what: string): Member<ValuesOf<Of>[]> => ({
  says: `list of ${what}s: ${Object.keys(members).join(', ')}, as above`,
  read(value, name) {
    if (!Array.isArray(value) || !value.length) throw new Refusal(422, `${name} should be a list of ${what}s`)
    return value.map((one, index) => readMembers(one, members, `${name}[${index}]`))
  },
})
