export type Ids = readonly string[]

/** The groups so far and the ids that are in none of them: what was asked once is not asked again with others. */
export function groupNew(groups: readonly Ids[], ids: Ids): readonly Ids[] {
  const wanted = new Set(ids)
  const kept = groups.filter((group) => group.some((id) => wanted.has(id)))
  const known = new Set(kept.flat())
  const fresh = [...wanted].filter((id) => !known.has(id))
  if (!fresh.length) return kept.length === groups.length ? groups : kept
  return [...kept, fresh]
}
