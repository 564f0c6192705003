import { demoAccounts } from '../src/local/accounts.ts'

/** Accounts of the demo chain: the seed gives them the same addresses for ever. */
export const {
  main: MAIN,
  shop: SHOP,
  letters: LETTERS,
  uninit: UNINIT,
  empty: NEVER_SEEN,
  dollarJetton: LUSD,
} = demoAccounts
