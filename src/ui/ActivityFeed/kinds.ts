export const activityKinds = ['transfer', 'call', 'jetton', 'defi', 'stake', 'nft', 'dns', 'other'] as const
/** What a reader looks for when filtering. */
export type ActivityKind = (typeof activityKinds)[number]
