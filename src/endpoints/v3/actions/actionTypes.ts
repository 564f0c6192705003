/**
 * The newest version of action types that the components render, and the one before it. To a service an unknown version
 * is a type of action, and it gives the types of `v1` only. An older service still accepts the second name.
 */
export const actionTypes = ['v5', 'v4'] as const
