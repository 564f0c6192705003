export * from './react/v2/accounts.ts'
export * from './react/v2/blocks.ts'
export * from './react/v2/transactions.ts'
