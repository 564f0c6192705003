import { type Check, runPart, type Schema } from '../core/schema/schema.ts'

type Finder = Schema | ((member: object) => Schema)

/**
 * A check of an object's `member` by the schema that its `tag` names. A tag without a schema is a kind that we do not
 * know yet: the member passes as it is. So does `null`: the object's own schema allows or refuses it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memberBy(tag: string, member: string, schemas: Readonly<Record<string, Finder>>): Check<unknown> {
  return (payload) => {
    const object = payload.value as Record<string, unknown>
    const name = object[tag] as string
    const found = object[member]
    // hasOwn: the tag is the service's text, and may be `constructor`.
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (!schema || found === null) return
    const made = runPart(payload, typeof schema === 'function' ? schema(found as object) : schema, found, [member])
    if (made !== found) payload.value = { ...object, [member]: made }
  }
}
