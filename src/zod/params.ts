import * as z from 'zod'
import * as p from '../core/schema/params.ts'
import { type Check, type Issue, run, type Schema } from '../core/schema/schema.ts'
import * as own from '../schemas/params.ts'
import { wholeNumber as of257Bits } from '../schemas/wholeNumber.ts'
import { either } from './answers.ts'

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

export const address: Text = /* @__PURE__ */ spelling(p.address)
export const hash: Text = /* @__PURE__ */ spelling(p.hash)
export const lt: Text = /* @__PURE__ */ spelling(p.lt)
export const opcode: Text = /* @__PURE__ */ spelling(p.opcode)
export const shard: Text = /* @__PURE__ */ spelling(p.shard)
export const boc: Text = /* @__PURE__ */ spelling(p.boc)
export const decimalShard: Text = /* @__PURE__ */ spelling(own.decimalShard)
export const accountId: Text = /* @__PURE__ */ spelling(own.accountId)
export const addressAsGiven: Text = /* @__PURE__ */ spelling(own.addressAsGiven)
export const addressOrNull: Text = /* @__PURE__ */ spelling(own.addressOrNull)

/** A text that is not empty. */
export const text: z.ZodString = /* @__PURE__ */ z.string().min(1)

/** A name that the service takes: letters, digits, `_` and `.`. */
export const word: z.ZodString = /* @__PURE__ */ z.string().regex(/^[\w.]+$/)

/** A whole number within bounds. */
/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number): z.ZodInt => z.int().min(min).max(max)

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
  of257Bits,
  /* @__PURE__ */ z.string(),
)

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
