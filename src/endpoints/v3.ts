export type * from '../contract/v3/types.ts'
export type { UnknownTag } from '../schemas/scalars.ts'
export type * from './v3/actions/actionOf.ts'
export * from './v3/records.ts'
