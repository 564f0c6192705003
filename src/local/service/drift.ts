type Holder = Record<string, unknown>

interface Leaf {
  holder: Holder
  key: string
}

/** Every scalar of an answer with the object that has it, except those of the envelope. */
function* leaves(value: unknown, depth = 0): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) return
  const holder = value as Holder
  for (const [key, inner] of Object.entries(holder)) {
    if (depth === 0 && (key === 'ok' || key === '@extra')) continue
    if (typeof inner === 'object' && inner !== null) yield* leaves(inner, depth + 1)
    else yield { holder, key }
  }
}

const retyped = (value: unknown): unknown =>
  typeof value === 'string' ? { value } : typeof value === 'number' ? String(value) : [value]

/**
 * Changes one leaf of an answer, as another version of the service may. The member vanishes, becomes null, or changes its type or
 * its name. Both numbers are 0 to 1 and choose. An answer without leaves stays as it is.
 */
export function drift(body: object, [leaf, change]: readonly [leaf: number, change: number]): object {
  const drifted = structuredClone(body)
  const all = [...leaves(drifted)]
  const found = all[Math.floor(leaf * all.length)]
  if (!found) return drifted
  const { holder, key } = found
  const value = holder[key]
  switch (Math.floor(change * 4)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete holder[key]
      break
    case 1:
      // Null where it was null already would be no drift.
      holder[key] = value === null ? 0 : null
      break
    case 2:
      holder[key] = retyped(value)
      break
    default:
      if (!Array.isArray(holder)) delete holder[key]
      holder[`${key}_v2`] = value
  }
  return drifted
}
