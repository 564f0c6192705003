/** The members of an object for which `isKept` is true. */
export function membersWhere(of: object, isKept: (value: unknown, name: string) => unknown): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(of)) if (isKept(value, name)) kept[name] = value
  return kept
}

export const isGiven = (value: unknown): boolean => value !== undefined
