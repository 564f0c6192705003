/**
 * Seconds after which a gap between two blocks is a rest of the chain. So long a time does not measure its speed. `usual` is the
 * middle of its block times.
 */
export const restFrom = (usual: number): number => Math.max(usual * 12, 60)
