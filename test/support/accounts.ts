// Accounts by number, as `/accountStates` is asked for them and answers.

/** Raw. */
export const address = (index: number) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`

/** An active account that holds nanograms. */
export const accountState = (address: string, balance = '7') => ({
  address,
  account_state_hash: 'h',
  balance,
  extra_currencies: {},
  status: 'active',
  last_transaction_hash: null,
  last_transaction_lt: null,
  contract_methods: null,
})

/** The raw form of a sent address: raw, or friendly. */
export const rawOf = (text: string) =>
  text.includes(':') ? text : `0:${Buffer.from(text, 'base64url').subarray(2, 34).toString('hex').toUpperCase()}`
