/**
 * The newest version of action types that the components draw, and the one before it. A service takes a version that it does not
 * know for a type of action, and then gives the types of `v1` only: an older service still accepts the second name.
 */
export const actionTypes = ['v5', 'v4'] as const
