/** An amount as the service writes it: 0 for one that cannot be read. */
export const nano = (text: unknown): bigint =>
  typeof text === 'string' && /^\d+$/.test(text) ? BigInt(text) : typeof text === 'bigint' ? text : 0n

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
