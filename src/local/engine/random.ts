import { sha256_sync } from '@ton/crypto'

/** 32 bytes that depend on nothing but the words. */
export const digest = (...words: (string | number)[]) => sha256_sync(`toncenter-local/${words.join('/')}`)

/** Seeded chance: the engine knows no other. */
export interface Random {
  /** A whole number, `min` to `max`, both included. */
  int(min: number, max: number): number
  pick<T>(items: readonly T[]): T
  /** Whether something of this probability happens. */
  chance(probability: number): boolean
}

/** xoshiro128**, seeded by a digest. */
export function createRandom(...words: (string | number)[]): Random {
  const seed = digest('random', ...words)
  let [a, b, c, d] = [seed.readUInt32LE(0), seed.readUInt32LE(4), seed.readUInt32LE(8), seed.readUInt32LE(12)]
  const rotate = (x: number, by: number) => (x << by) | (x >>> (32 - by))
  const next = () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result
  }
  const int = (min: number, max: number) => min + (next() % (max - min + 1))
  return {
    int,
    pick: <T>(items: readonly T[]) => items[int(0, items.length - 1)] as T,
    chance: (probability) => int(0, 9999) < probability * 10_000,
  }
}
