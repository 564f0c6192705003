import { visibleString } from '../../trust/visibleText.ts'

/** `0:8000`: workchain and shard, without the zeros at the end. */
export function shardName(workchain: number, shard: string): string {
  return `${workchain}:${visibleString(shard, 32).replace(/0+$/, '').padEnd(4, '0')}`
}

/** Whether a shard is its workchain as a whole: its name is one bit and zeros. */
export const isWholeWorkchain = (shard: string): boolean => /^80*$/.test(shard)
