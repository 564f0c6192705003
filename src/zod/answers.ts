import * as z from 'zod'
import type { UnknownTag } from '../schemas/scalars.ts'

/** A whole number of any size, as a decimal string. */
export const decimal: z.ZodString = /* @__PURE__ */ z.string().regex(/^-?\d+$/)

/**
 * The same where the service writes a JSON number, always or in some versions: gives a decimal string either way. The
 * types of what callers send have the string alone.
 */
export const anyDecimal = /* @__PURE__ */ z.codec(
  /* @__PURE__ */ z.union([decimal, /* @__PURE__ */ z.int()]),
  decimal,
  {
    decode: String,
    encode: (text) => text,
  },
) as unknown as z.ZodType<string, string>

/** A whole number in hex, `0x…` or `-0x…`. */
export const hexNumber: z.ZodString = /* @__PURE__ */ z.string().regex(/^-?0x[\da-f]+$/i)

/** An object that does not have this member. */
/* @__NO_SIDE_EFFECTS__ */
export const without = <Kind extends z.ZodType>(object: Kind, member: string): Kind =>
  object.refine((value) => !(member in (value as object)), `without ${member}`) as Kind

/** Any text but these: the tag of a kind that is newer than this library. */
/* @__NO_SIDE_EFFECTS__ */
export function unlisted(...tags: string[]): z.ZodType<UnknownTag> {
  const listed = tags.map((tag) => tag.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return z.string().regex(new RegExp(`^(?!(?:${listed})$)`), { abort: true }) as unknown as z.ZodType<UnknownTag>
}

/** An object of one kind: the members of its base, with these instead. */
/* @__NO_SIDE_EFFECTS__ */
export const variant = <Base extends z.core.$ZodShape, Own extends z.core.$ZodShape>(
  base: z.ZodObject<Base>,
  own: Own,
): z.ZodObject<z.core.util.Extend<Base, Own>> => base.extend(own as never) as never

/** The issue of the option that matches furthest, in words: zod itself says `Invalid input`. */
function closest({ errors }: { errors?: readonly (readonly z.core.$ZodIssue[])[] }): string | undefined {
  const depth = (issues: readonly z.core.$ZodIssue[] = []) => Math.max(0, ...issues.map(({ path }) => path.length))
  const best = errors?.reduce((a, b) => (depth(b) > depth(a) ? b : a), errors[0] ?? [])
  return best?.map(({ path, message }) => [...path.slice(-1), message].join(': ')).join('; ')
}

/** One of several schemas. */
/* @__NO_SIDE_EFFECTS__ */
export const either = <const Options extends readonly z.ZodType[]>(options: Options): z.ZodUnion<Options> =>
  z.union(options, { error: closest as never })

type Kinds = readonly z.core.$ZodTypeDiscriminable[]

/** An object of one of several kinds, by the text in `tag`. `other` is for the kinds that are newer than this library. */
/* @__NO_SIDE_EFFECTS__ */
export const byTag = <const Known extends Kinds, Other extends z.ZodType>(tag: string, known: Known, other: Other) =>
  either([z.discriminatedUnion(tag, known as never) as unknown as z.ZodDiscriminatedUnion<Known>, other])

/** The members whose names are like `names` keep to a schema. */
/* @__NO_SIDE_EFFECTS__ */
export const membersLike = <Shape extends z.core.$ZodShape>(
  object: z.ZodObject<Shape>,
  names: RegExp,
  schema: z.ZodType,
): z.ZodObject<Shape> =>
  object.check(({ value, issues }) => {
    for (const [name, member] of Object.entries(value)) {
      const found = names.test(name) ? (schema.safeParse(member).error?.issues ?? []) : []
      for (const { path, message } of found)
        issues.push({ code: 'custom', message, path: [name, ...path], input: member })
    }
  })
