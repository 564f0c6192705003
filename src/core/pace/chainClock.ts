/** Milliseconds between two blocks of the masterchain, about. A block is final some two blocks later. */
export const BLOCK_MS = 400

/**
 * Milliseconds after which an answer that is true for one block is requested again. Once per block would use the whole
 * budget.
 */
export const ASK_MS = 5_000
