/** So many that are alike fold into one. */
const ENOUGH = 3

/** Groups of those that are alike, each in its order. What has too few like it is in none. @param lookOf equal for what is alike */
export function groupAlike<One>(
  all: readonly One[],
  lookOf: (one: One) => string | number,
): readonly (readonly One[])[] {
  const groups = new Map<string | number, One[]>()
  for (const one of all) {
    const look = lookOf(one)
    const group = groups.get(look)
    if (group) group.push(one)
    else groups.set(look, [one])
  }
  return [...groups.values()].filter(({ length }) => length >= ENOUGH)
}
