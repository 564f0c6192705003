import type { StackEntry } from '../engine/engine.ts'
import { Refusal } from '../service/refusal.ts'

/** Tuples and lists in each other, from which on the service does not answer a stack. */
const MAX_DEPTH = 100

/** `depth` is that of the outermost entries: `getMethod` counts what is in them, `runGetMethodStd` them too. @throws {Refusal} 533 */
export function checkDepth(stack: readonly StackEntry[], depth: 0 | 1): void {
  let level: readonly StackEntry[] = stack
  for (let at: number = depth; level.length; at++) {
    if (at >= MAX_DEPTH) throw new Refusal(533, `result stack depth >= ${MAX_DEPTH}`)
    level = level.flatMap((entry) => (entry.type === 'tuple' || entry.type === 'list' ? entry.value : []))
  }
}
