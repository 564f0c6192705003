import * as z from 'zod'
import { type Check, type Issue, run, type Schema } from '../core/schema/schema.ts'
import * as own from '../schemas/params.ts'
import { decimal, either } from './answers.ts'

function report(to: z.core.$ZodRawIssue[], issues: readonly Issue[]): void {
  for (const { message, path, input } of issues)
    to.push({ code: 'custom', message: `should be ${message}`, path: [...path], input })
}

/** A param in any of its spellings. Gives the one that hooks send: their own check makes it. */
/* @__NO_SIDE_EFFECTS__ */
const spelled = <Given, Sent>(given: z.ZodType<unknown, Given>, check: Schema, sent: z.ZodType<Sent>) =>
  given
    .transform((value, { issues }) => {
      const made = run(check, value)
      report(issues, made.issues)
      return made.value
    })
    .pipe(sent as z.ZodType<Sent, unknown>) as z.ZodType<Sent, Given>

type Text = z.ZodType<string, string>
/* @__NO_SIDE_EFFECTS__ */
const spelling = (check: Schema): Text => spelled(z.string(), check, z.string())

export const address: Text = /* @__PURE__ */ spelling(own.address)
export const hash: Text = /* @__PURE__ */ spelling(own.hash)
export const lt: Text = /* @__PURE__ */ spelling(own.lt)
export const opcode: Text = /* @__PURE__ */ spelling(own.opcode)
export const shard: Text = /* @__PURE__ */ spelling(own.shard)
export const boc: Text = /* @__PURE__ */ spelling(own.boc)
export const decimalShard: Text = /* @__PURE__ */ spelling(own.decimalShard)
export const accountId: Text = /* @__PURE__ */ spelling(own.accountId)
export const addressAsGiven: Text = /* @__PURE__ */ spelling(own.addressAsGiven)
export const addressOrNull: Text = /* @__PURE__ */ spelling(own.addressOrNull)

/** A text that is not empty. */
export const text: z.ZodString = /* @__PURE__ */ z.string().min(1)

/** A name that the service takes: letters, digits, `_` and `.`. */
export const word: z.ZodString = /* @__PURE__ */ z.string().regex(/^[\w.]+$/)

/** Any text but the empty one: a spelling of an account, or none. */
export const anyText = text
export const decimalText = decimal

/* @__NO_SIDE_EFFECTS__ */
const whole = (min: number, max: number): z.ZodInt => z.int().min(min).max(max)

const MAX_INT32 = 0x7fff_ffff
export const int32: z.ZodInt = /* @__PURE__ */ whole(-0x8000_0000, MAX_INT32)
export const seqno: z.ZodInt = /* @__PURE__ */ whole(0, MAX_INT32)
export const blockSeqno: z.ZodInt = /* @__PURE__ */ whole(1, MAX_INT32)
export const utime: z.ZodInt = /* @__PURE__ */ whole(0, 0xffff_ffff)
export const utime31: z.ZodInt = /* @__PURE__ */ whole(0, MAX_INT32)
export const offset: z.ZodInt = /* @__PURE__ */ whole(0, MAX_INT32)
/* @__NO_SIDE_EFFECTS__ */
export const limit = (max: number): z.ZodInt => whole(1, max)

export const sort: z.ZodEnum<{ asc: 'asc'; desc: 'desc' }> = /* @__PURE__ */ z.enum(['asc', 'desc'])

/** An object whose members are sent as given. */
export const anyObject: z.ZodRecord<z.ZodString, z.ZodUnknown> = /* @__PURE__ */ z.record(
  /* @__PURE__ */ z.string(),
  /* @__PURE__ */ z.unknown(),
)

const textOrInt = /* @__PURE__ */ either([/* @__PURE__ */ z.string(), /* @__PURE__ */ z.int()])

/** A get-method by its name or its id; an id in a text is sent as a number. */
export const method: z.ZodType<string | number, string | number> = /* @__PURE__ */ spelled(
  textOrInt,
  own.method,
  textOrInt,
)

/** A text, or a whole number that is sent as a text. */
export const textOrNumber: z.ZodType<string, string | number> = /* @__PURE__ */ spelled(
  textOrInt,
  own.textOrNumber,
  /* @__PURE__ */ z.string(),
)

/** A whole number of 257 bits, sent in decimal. Not a bigint, which no JSON has: beyond 2^53 it is a text. */
export const wholeNumber: z.ZodType<string, string | number> = /* @__PURE__ */ spelled(
  textOrInt,
  own.wholeNumber,
  /* @__PURE__ */ z.string(),
)

/** Nanograms in a decimal text. */
export const nanograms: Text = /* @__PURE__ */ spelling(own.nanograms)

/** A list of at least one value, and so many at most. */
/* @__NO_SIDE_EFFECTS__ */
export const some = <Item extends z.ZodType>(item: Item, max: number): z.ZodReadonly<z.ZodArray<Item>> =>
  z.array(item).min(1).max(max).readonly()

/** One or many texts; gives a list. Empty is an error: the service would take a filter without values for no filter. */
/* @__NO_SIDE_EFFECTS__ */
export const list = (item: Text, max = 1000): z.ZodType<readonly string[], string | readonly string[]> =>
  either([item, z.array(item).min(1).readonly()])
    .transform((given) => [given].flat())
    .pipe(z.array(z.string()).refine((values) => new Set(values).size <= max, `1 to ${max} values`))

/** An object with demands of one member on another: checks of the hooks' own. */
/* @__NO_SIDE_EFFECTS__ */
export const demanding = <Shape extends z.core.$ZodShape>(
  object: z.ZodObject<Shape>,
  ...checks: readonly Check<never>[]
): z.ZodObject<Shape> =>
  object.check(({ value, issues }) => {
    for (const check of checks) {
      const payload = { value, issues: [] as Issue[] }
      check(payload as never)
      report(issues, payload.issues)
    }
  })
