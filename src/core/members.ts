/** The members of an object that `isKept` wants. */
export const membersWhere = (of: object, isKept: (value: unknown, name: string) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(of).filter(([name, value]) => isKept(value, name)))

export const isGiven = (value: unknown): boolean => value !== undefined
