/**
 * The part of zod that records are written with, on `zod/v4/core`: the same classes and the same behaviour as `zod/mini`,
 * without its methods, which would cost every bundle of one hook more than 1 kB. Import it as `z`.
 */

import type { $ZodCheck, $ZodShape, $ZodType, util } from 'zod/v4/core'
import {
  $ZodArray,
  $ZodBoolean,
  $ZodDefault,
  $ZodLiteral,
  $ZodNever,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodString,
  $ZodTransform,
  $ZodUnknown,
} from 'zod/v4/core'
import type { DataSchema, ParamsSchema } from './endpoint.ts'

/** A value under check: a check may replace it, or add issues. */
export interface Checked<T> {
  value: T
  readonly issues: unknown[]
}
export type Check<T> = (payload: Checked<T>) => void

const toChecks = <T>(checks: Check<T>[]) =>
  checks.map((check) => ({ _zod: { check, def: { check: 'custom' }, onattach: [] } })) as unknown as $ZodCheck<T>[]

/* @__NO_SIDE_EFFECTS__ */
export const string = (...checks: Check<string>[]) =>
  new $ZodString({ type: 'string', checks: toChecks(checks) }) as $ZodType<string, string>
/* @__NO_SIDE_EFFECTS__ */
export const number = (...checks: Check<number>[]) =>
  new $ZodNumber({ type: 'number', checks: toChecks(checks) }) as $ZodType<number, number>
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => new $ZodBoolean({ type: 'boolean' }) as $ZodType<boolean, boolean>
/* @__NO_SIDE_EFFECTS__ */
export const unknown = (...checks: Check<unknown>[]): $ZodType<unknown, unknown> =>
  new $ZodUnknown({ type: 'unknown', checks: toChecks(checks) })

/* @__NO_SIDE_EFFECTS__ */
export const literal = <const Value extends util.Literal>(value: Value) =>
  new $ZodLiteral({ type: 'literal', values: [value] }) as unknown as $ZodType<Value, Value>
/** One of a closed set of texts. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Values extends readonly string[]>(values: Values) => {
  const schema = string((payload) => {
    if (values.includes(payload.value)) return
    payload.issues.push({ code: 'custom', message: `one of ${values.join(', ')}`, input: payload.value, path: [] })
  })
  // What a discriminated union looks at, to tell its members apart by this field.
  schema._zod.values = new Set(values)
  return schema as unknown as $ZodType<Values[number], Values[number]>
}

/* @__NO_SIDE_EFFECTS__ */
export const optional = <Output, Input>(innerType: $ZodType<Output, Input>) =>
  new $ZodOptional({ type: 'optional', innerType }) as unknown as $ZodType<Output | undefined, Input | undefined>
/* @__NO_SIDE_EFFECTS__ */
export const nullable = <Output, Input>(innerType: $ZodType<Output, Input>) =>
  new $ZodNullable({ type: 'nullable', innerType }) as unknown as $ZodType<Output | null, Input | null>
/** `defaultValue` where the value is absent. */
/* @__NO_SIDE_EFFECTS__ */
export const withDefault = <Output, Input>(innerType: $ZodType<Output, Input>, defaultValue: NoInfer<Output>) =>
  new $ZodDefault({ type: 'default', innerType, defaultValue }) as unknown as $ZodType<Output, Input | undefined>
/* @__NO_SIDE_EFFECTS__ */
export const array = <Output, Input>(element: $ZodType<Output, Input>) =>
  new $ZodArray({ type: 'array', element }) as unknown as $ZodType<Output[], Input[]>

/** What `object` and `params` are given: a schema for every key, optional ones too. */
type OutputShape<T> = { readonly [Key in keyof T]-?: $ZodType<T[Key]> }
type InputShape<T> = { readonly [Key in keyof T]-?: $ZodType<unknown, T[Key]> }

/**
 * An answer's object: fields that are not listed are kept. Its keys are held against the type that is expected where it stands
 * (an annotation, or the record's `Data`); where nothing is expected, name the type: `z.object<Message>({ … })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const object = <Data>(shape: OutputShape<NoInfer<Data>>, ...checks: Check<NoInfer<Data>>[]): DataSchema<Data> =>
  Object.assign(
    new $ZodObject({
      type: 'object',
      shape: shape as $ZodShape,
      catchall: unknown(),
      checks: toChecks(checks) as never,
    }),
    {
      shape,
    },
  ) as unknown as DataSchema<Data>
/** The params of a request: names that are not listed are refused. */
/* @__NO_SIDE_EFFECTS__ */
export const params = <Params>(
  shape: InputShape<NoInfer<Params>>,
  ...checks: Check<NoInfer<Params>>[]
): ParamsSchema<Params> =>
  Object.assign(
    new $ZodObject({
      type: 'object',
      shape: shape as $ZodShape,
      catchall: new $ZodNever({ type: 'never' }),
      checks: toChecks(checks) as never,
    }),
    { shape },
  ) as unknown as ParamsSchema<Params>
/** An object used as a map: any key, values of one kind. */
/* @__NO_SIDE_EFFECTS__ */
export const mapOf = <Value>(value: $ZodType<Value>) =>
  new $ZodObject({ type: 'object', shape: {}, catchall: value }) as unknown as $ZodType<Record<string, Value>>

/** `to` of what `from` makes of the value. */
/* @__NO_SIDE_EFFECTS__ */
export const preprocess = <Input, Output>(from: (value: Input) => unknown, to: $ZodType<Output>) =>
  new $ZodPipe({
    type: 'pipe',
    in: new $ZodTransform({ type: 'transform', transform: (value) => from(value as Input) }),
    out: to as $ZodType<Output, unknown>,
  }) as unknown as $ZodType<Output, Input>
