/** Less of the coin than the four digits of an amount can show, nanograms. */
export const isSpeck = (amount: bigint): boolean => -100_000n < amount && amount < 100_000n
