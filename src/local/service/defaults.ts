/** The chain that the committed snapshot holds; any other seed or time needs the engine. */
export const DEFAULT_SEED = 1
/** Time of the head, unix seconds: 2026-01-01, 12:00 UTC. */
export const DEFAULT_NOW = 1_767_268_800
/** So that a trace takes three or four blocks. */
export const DEFAULT_HOPS = 1
