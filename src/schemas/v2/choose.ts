import type { $ZodType } from 'zod/v4/core'
import * as z from '../../core/schema.ts'
import { refuse, runPart } from '../../core/schema.ts'

/**
 * An object of one of several kinds, by the text in its field `tag`. One of a kind that is not listed passes as it is, unless
 * the set `isClosed`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byTag = <Data>(tag: string, schemas: Readonly<Record<string, $ZodType<Data>>>, isClosed = false) =>
  z.unknown((payload) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return refuse(payload, 'an object')
    const found = (value as Record<string, unknown>)[tag]
    // hasOwn: the tag is the service's text, and may be `constructor`.
    const schema = typeof found === 'string' && Object.hasOwn(schemas, found) ? schemas[found] : undefined
    if (schema) payload.value = runPart(payload, schema, value)
    else if (isClosed || typeof found !== 'string') refuse(payload, `one of ${Object.keys(schemas).join(', ')}`, [tag])
  }) as unknown as $ZodType<Data, Data>

/** A value of one of several kinds, chosen by its content. `choose` gives `undefined` for none of them. */
/* @__NO_SIDE_EFFECTS__ */
export const choose = <Data>(expected: string, chooseFor: (value: unknown) => $ZodType<Data> | undefined) =>
  z.unknown((payload) => {
    const schema = chooseFor(payload.value)
    if (schema) payload.value = runPart(payload, schema, payload.value)
    else refuse(payload, expected)
  }) as unknown as $ZodType<Data, Data>
