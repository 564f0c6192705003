export * from './v2/accounts/getAddressInformation.ts'
export * from './v2/blocks/getMasterchainInfo.ts'
export * from './v2/transactions/getTransactions.ts'
