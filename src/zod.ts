/** Schemas of zod for the params and the answers of every endpoint; those of v2 begin with `v2`. */
export * from './contract/zod/emulate/answers.ts'
export * from './contract/zod/emulate/params.ts'
export * from './contract/zod/v2/answers.ts'
export * from './contract/zod/v2/params.ts'
export * from './contract/zod/v3/answers.ts'
export * from './contract/zod/v3/params.ts'
