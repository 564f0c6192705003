export const activityKinds = ['transfer', 'call', 'jetton', 'defi', 'stake', 'nft', 'dns', 'other'] as const
/** What a reader looks for when filtering. */
export type ActivityKind = (typeof activityKinds)[number]

/** The same in groups, as a reader chooses them: transfers of value, collectibles, calls of contracts. */
export const KIND_GROUPS = [
  ['transfer', 'defi', 'stake'],
  ['nft', 'dns'],
  ['call', 'jetton', 'other'],
] as const satisfies readonly (readonly ActivityKind[])[]
