import * as z from '../core/schema/schema.ts'
import { addIssue, runPart } from '../core/schema/schema.ts'

/**
 * An object of one of several kinds, by the text in its field `tag`. One of a kind that is not listed passes as it is,
 * unless the set `isClosed`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byTag = <Data>(tag: string, schemas: Readonly<Record<string, z.Schema<Data>>>, isClosed = false) =>
  z.unknown((payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return addIssue(payload, 'an object')
    const found = (value as Record<string, unknown>)[tag]
    // hasOwn: the tag is the service's text, and may be `constructor`.
    const schema = typeof found === 'string' && Object.hasOwn(schemas, found) ? schemas[found] : undefined
    if (schema) payload.value = runPart(payload, schema, value)
    else if (isClosed || typeof found !== 'string')
      addIssue(payload, `one of ${Object.keys(schemas).join(', ')}`, [tag])
  }) as unknown as z.Schema<Data, Data>

/** A value of one of several kinds, chosen by its content. `choose` gives `undefined` for none of them. */
/* @__NO_SIDE_EFFECTS__ */
export const choose = <Data>(expected: string, chooseFor: (value: unknown) => z.Schema<Data> | undefined) =>
  z.unknown((payload) => {
    const schema = chooseFor(payload.value)
    if (schema) payload.value = runPart(payload, schema, payload.value)
    else addIssue(payload, expected)
  }) as unknown as z.Schema<Data, Data>

/** An object whose kind is the text in `member`; `other` where that text is not listed. */
/* @__NO_SIDE_EFFECTS__ */
export const byValue = <Data>(
  member: string,
  schemas: Readonly<Record<string, z.Schema>>,
  other: z.Schema,
): z.Schema<Data, Data> =>
  choose<Data>('an object', (value) => {
    const found = (value as Record<string, unknown> | null)?.[member]
    return (typeof found === 'string' && Object.hasOwn(schemas, found) ? schemas[found] : other) as z.Schema<Data>
  })

/** An object that is of the kind `present` where it has `member`, and of the kind `absent` where not. */
/* @__NO_SIDE_EFFECTS__ */
export const byPresence = <Data>(
  member: string,
  present: z.Schema,
  absent: z.Schema,
  expected: string,
): z.Schema<Data, Data> =>
  choose<Data>(expected, (value) => {
    if (typeof value !== 'object' || value === null) return
    return (member in value ? present : absent) as z.Schema<Data>
  })

/** A text, or a value that `other` checks. */
/* @__NO_SIDE_EFFECTS__ */
export const textOr = <Data>(other: z.Schema): z.Schema<Data, Data> =>
  z.unknown((payload) => {
    if (typeof payload.value !== 'string') payload.value = runPart(payload, other, payload.value)
  }) as z.Schema<Data, Data>

/** A pair of a tag and a value. The tag names the schema of the value; `other` is the schema of unknown tags. */
/* @__NO_SIDE_EFFECTS__ */
export const pairOf = <Entry>(schemas: Readonly<Record<string, z.Schema>>, other?: z.Schema) =>
  z.unknown((payload) => {
    const [tag, value, ...more] = Array.isArray(payload.value) ? payload.value : []
    const schema = typeof tag === 'string' ? (Object.hasOwn(schemas, tag) ? schemas[tag] : other) : undefined
    if (!schema || more.length) return addIssue(payload, `[one of ${Object.keys(schemas).join(', ')}; a value]`)
    payload.value = [tag, runPart(payload, schema, value, [1])]
  }) as unknown as z.Schema<Entry, Entry>

/** A check of the members whose names are like `names`. */
/* @__NO_SIDE_EFFECTS__ */
export const membersLike =
  (names: RegExp, schema: z.Schema): z.Check<object> =>
  (payload) => {
    for (const [name, value] of Object.entries(payload.value))
      if (names.test(name)) runPart(payload, schema, value, [name])
  }
