/** Milliseconds that a test waits for something to become true. A loaded machine is slow, and no failure. */
export const PATIENCE_MS = 20_000
