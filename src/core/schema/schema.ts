/**
 * Schemas for records, in the form of Standard Schema. Not zod, which adds 5.7 kB to a hook and takes half as long
 * again: `toncenter-react/zod` is for its users. A value in which nothing changes is given back itself, not a copy.
 * Import it as `z`.
 */

import type { Listed } from './rowList.ts'
import type { StandardSchema } from './standardSchema.ts'

/** A schema: gives `Output`, and takes an `Input`. */
export interface Schema<Output = unknown, Input = unknown> extends StandardSchema<Output, Input> {
  /** Checks a value in place. */
  readonly check: Check<unknown>
  /** Whether a member with this schema may be absent. */
  readonly isOptional: boolean
}

/** A schema with a key for every key of `Params`, optional ones too: a forgotten one is a compile error. */
export type ParamsSchema<Params> = Schema<unknown, Params> & { readonly shape: Record<keyof Params, unknown> }

/** A schema with a key for every key of `Data`, optional ones too. */
export type DataSchema<Data> = Schema<Data> & { readonly shape: Record<keyof Data, unknown> }

/** A fault that a schema found: its message names the expected value. */
export interface Issue {
  readonly message: string
  readonly input: unknown
  readonly path: (string | number)[]
}

/** A value under check: a check may replace it, or add issues. */
export interface Checked<T> {
  value: T
  readonly issues: Issue[]
}
export type Check<T> = (payload: Checked<T>) => void

/** Reports a value that is not the expected one. */
export function addIssue(payload: Checked<unknown>, message: string, path: (string | number)[] = []): void {
  payload.issues.push({ message, input: payload.value, path })
}

class Engine {
  readonly check: Check<unknown>
  readonly isOptional: boolean
  constructor(parse: Check<unknown>, checks: readonly Check<never>[], isOptional: boolean) {
    this.isOptional = isOptional
    this.check = checks.length
      ? (payload) => {
          const { issues } = payload
          const { length } = issues
          parse(payload)
          for (const check of checks) if (issues.length === length) check(payload as never)
        }
      : parse
  }
  get '~standard'() {
    const validate = (input: unknown) => {
      const { value, issues } = run(this as unknown as Schema, input)
      return issues.length ? { issues } : { value }
    }
    return { version: 1, vendor: 'toncenter-react', validate }
  }
}

/* @__NO_SIDE_EFFECTS__ */
const create = <Output, Input>(parse: Check<unknown>, checks: readonly Check<never>[] = [], isOptional = false) =>
  new Engine(parse, checks, isOptional) as unknown as Schema<Output, Input>

/** Checks a value: gives it as the schema makes it, with its faults. */
export const run = <Value>(schema: Schema<Value>, value: unknown): Checked<Value> => {
  const payload: Checked<unknown> = { value, issues: [] }
  schema.check(payload)
  return payload as Checked<Value>
}

/** Checks a part of a value under check, and reports its faults under `path`. Gives the part as its schema makes it. */
export function runPart<Value>(
  payload: Checked<unknown>,
  schema: Schema<Value>,
  value: unknown,
  path: (string | number)[] = [],
): Value {
  const part = run(schema, value)
  for (const issue of part.issues) payload.issues.push({ ...issue, path: [...path, ...issue.path] })
  return part.value
}

/* @__NO_SIDE_EFFECTS__ */
const primitive = <T>(type: string, checks: readonly Check<T>[] = []) =>
  create<T, T>(
    (payload: Checked<unknown>) => {
      const { value } = payload
      if (typeof value !== type || (type === 'number' && !Number.isFinite(value))) addIssue(payload, `a ${type}`)
    },
    checks as readonly Check<never>[],
  )
/* @__NO_SIDE_EFFECTS__ */
export const string = (...checks: Check<string>[]) => primitive('string', checks)
/** A string, or a value that `toText` converts. */
/* @__NO_SIDE_EFFECTS__ */
export const stringFrom = <Input>(toText: (value: unknown) => unknown, ...checks: Check<string>[]) =>
  create<string, Input>(
    (payload: Checked<unknown>) => {
      payload.value = toText(payload.value)
      if (typeof payload.value !== 'string') addIssue(payload, 'a string')
    },
    checks as readonly Check<never>[],
  )
/* @__NO_SIDE_EFFECTS__ */
export const number = (...checks: Check<number>[]) => primitive('number', checks)
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => primitive<boolean>('boolean')
/* @__NO_SIDE_EFFECTS__ */
export const unknown = (...checks: Check<unknown>[]): Schema<unknown, unknown> =>
  create(() => {}, checks as readonly Check<never>[])

/* @__NO_SIDE_EFFECTS__ */
const among = <Value>(values: readonly unknown[], expected: string) =>
  create<Value, Value>((payload) => {
    if (!values.includes(payload.value)) addIssue(payload, expected)
  })
/* @__NO_SIDE_EFFECTS__ */
export const literal = <const Value extends string | number | boolean>(value: Value) =>
  among<Value>([value], String(value))
/** One of a closed set of texts. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  among<Values[number]>(values, `one of ${values.join(', ')}`)

/** `innerType`, or `empty`, which then becomes `instead`. */
/* @__NO_SIDE_EFFECTS__ */
const orElse = <Output, Input>(innerType: Schema, empty: unknown, instead = empty) =>
  create<Output, Input>(
    (payload) => {
      if (payload.value === empty) payload.value = instead
      else innerType.check(payload)
    },
    [],
    empty === undefined,
  )
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Output, Input>(innerType: Schema<Output, Input>) =>
  orElse<Output | undefined, Input | undefined>(innerType, undefined)
/* @__NO_SIDE_EFFECTS__ */
export const nullable = <Output, Input>(innerType: Schema<Output, Input>) =>
  orElse<Output | null, Input | null>(innerType, null)
/** `defaultValue` where the value is absent. */
/* @__NO_SIDE_EFFECTS__ */
export const withDefault = <Output, Input>(innerType: Schema<Output, Input>, defaultValue: NoInfer<Output>) =>
  orElse<Output, Input | undefined>(innerType, undefined, defaultValue)

type Container = Record<string | number, unknown>

/**
 * Makes the function that checks the members of a list or an object, one by one. Changes are written to a copy, made at
 * the first change.
 */
function membersOf(payload: Checked<unknown>) {
  const input = payload.value as Container
  const { issues } = payload
  // One for all members: a page has tens of thousands of them.
  const member: Checked<unknown> = { value: undefined, issues }
  return (key: string | number, schema: Schema) => {
    const given = input[key]
    const { length } = issues
    member.value = given
    schema.check(member)
    const { value } = member
    if (issues.length > length) {
      for (const issue of issues.slice(length)) issue.path.unshift(key)
    } else if (value !== given) {
      if (payload.value === input) payload.value = Array.isArray(input) ? [...input] : { ...input }
      ;(payload.value as Container)[key] = value
    } else if (value === undefined && !schema.isOptional && !(key in input)) addIssue(member, 'given', [key])
  }
}

/* @__NO_SIDE_EFFECTS__ */
export const array = <Output, Input>(element: Schema<Output, Input>) =>
  create<Output[], Input[]>((payload) => {
    const list = payload.value
    if (!Array.isArray(list)) return addIssue(payload, 'an array')
    const check = membersOf(payload)
    for (let index = 0; index < list.length; index++) check(index, element)
  })

/** An object with these members; `others` checks every other name. */
/* @__NO_SIDE_EFFECTS__ */
const fields = (
  shape: object,
  checks: readonly Check<never>[],
  others?: (payload: Checked<object>, given: object) => void,
) => {
  // Not before the first check: a shape may have getters, for an object that holds its own kind.
  let members: [string, Schema][] | undefined
  const parse = (payload: Checked<unknown>) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return addIssue(payload, 'an object')
    if (Object.hasOwn(value, '__proto__')) {
      // Copied by assignment, as objects are, it would become their prototype.
      const { ['__proto__']: _, ...rest } = value as Container
      payload.value = rest
    }
    const check = membersOf(payload)
    members ??= Object.entries(shape)
    for (const [key, schema] of members) check(key, schema)
    others?.(payload as Checked<object>, value)
  }
  return Object.assign(create(parse, checks), { shape })
}

/**
 * A schema whose values hold others of its own kind, as a trace does. A loop checks the inner ones first, so that no depth exhausts
 * the stack. Of the faults of one inside only the first is kept.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nested<Data>(schema: DataSchema<Data>): DataSchema<Data> {
  const done = new Map<unknown, Checked<unknown>>()
  /** Values inside of the one under check that are not checked yet. */
  let waiting: unknown[] | undefined
  const takeDone = (payload: Checked<unknown>, { value, issues: [first] }: Checked<unknown>) => {
    payload.value = value
    if (first) payload.issues.push({ ...first, path: [...first.path] })
  }
  const check: Check<unknown> = (payload) => {
    const known = done.get(payload.value)
    if (known) return takeDone(payload, known)
    if (waiting) return void waiting.push(payload.value)
    const stack = [payload.value]
    try {
      while (stack.length) {
        waiting = []
        const checked = run(schema, stack.at(-1))
        if (waiting.length) stack.push(...waiting)
        else done.set(stack.pop(), checked)
      }
      takeDone(payload, done.get(payload.value) as Checked<unknown>)
    } finally {
      waiting = undefined
      done.clear()
    }
  }
  return Object.assign(create(check), { shape: schema.shape }) as unknown as DataSchema<Data>
}

/**
 * The argument of `object` and `params`: a schema for every key, optional ones too. Keys that the check of an answer adds have
 * none.
 */
type OutputShape<T> = { readonly [Key in Exclude<keyof T, keyof Listed>]-?: Schema<T[Key]> }
type InputShape<T> = { readonly [Key in keyof T]-?: Schema<unknown, T[Key]> }

/**
 * An answer's object: fields that are not listed are kept. Its keys are checked against the expected type: an annotation, or the
 * record's `Data`. Where no type is expected, name it: `z.object<Message>({ … })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const object = <Data>(shape: OutputShape<NoInfer<Data>>, ...checks: Check<NoInfer<Data>>[]): DataSchema<Data> =>
  fields(shape, checks as readonly Check<never>[]) as unknown as DataSchema<Data>
/** The params of a request: names that are not listed are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const params = <Params>(
  shape: InputShape<NoInfer<Params>>,
  ...checks: Check<NoInfer<Params>>[]
): ParamsSchema<Params> =>
  fields(shape, checks as readonly Check<never>[], (payload, given) => {
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name))
    if (unknown.length) addIssue(payload, `without ${unknown.join(', ')}`)
  }) as unknown as ParamsSchema<Params>
/** The same params with more checks, of what one param demands of another. */
/* @__NO_SIDE_EFFECTS__ */
export const checked = <Params>(
  schema: ParamsSchema<Params>,
  ...checks: Check<NoInfer<Params>>[]
): ParamsSchema<Params> => {
  const { check, shape } = schema
  return Object.assign(create(check, checks as readonly Check<never>[]), { shape }) as unknown as ParamsSchema<Params>
}
/** An object used as a map: any key, values of one kind. */
/* @__NO_SIDE_EFFECTS__ */
export const mapOf = <Value>(value: Schema<Value>) =>
  fields({}, [], (payload) => {
    const check = membersOf(payload)
    for (const key of Object.keys(payload.value)) check(key, value)
  }) as unknown as Schema<Record<string, Value>>

/** `to` of what `from` makes of the value. */
/* @__NO_SIDE_EFFECTS__ */
export const preprocess = <Input, Output>(from: (value: Input) => unknown, to: Schema<Output>) =>
  create<Output, Input>((payload) => {
    payload.value = from(payload.value as Input)
    to.check(payload)
  })
