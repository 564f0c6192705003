/**
 * Seconds after which a gap between two blocks is a rest of the chain. So long a time does not measure its speed. `usual` is the
 * middle of its block times.
 */
export const restFrom = (usual: number): number => Math.max(usual * 12, 60)

/**
 * The middle of numbers; of an even count, that of the two in the middle. 0 of none. By hand: the state of the network is in the first
 * script of a page, where the library of the charts would be 1.5 kB.
 */
export function middleOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
