import { visibleString } from './visibleText.ts'

/** `0:8000`: workchain and shard, without the zeros at the end, which say nothing. */
export function shardName(workchain: number, shard: string): string {
  return `${workchain}:${visibleString(shard, 32).replace(/0+$/, '').padEnd(4, '0')}`
}
