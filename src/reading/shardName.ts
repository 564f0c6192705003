/**
 * A shard as readers know it: `0:8000`, without the zeros at the end.
 * @param shard hex, as answers have it; what is no hex digit becomes a `?`
 */
export function shardName(workchain: number, shard: string): string {
  const digits = shard.slice(0, 16).replace(/[^\da-f]/gi, '?')
  return `${workchain}:${digits.replace(/0+$/, '').padEnd(4, '0')}`
}

/** Whether a shard is its workchain as a whole: its name is one bit and zeros. */
export const isWholeWorkchain = (shard: string): boolean => /^80*$/.test(shard)
