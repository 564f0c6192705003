/**
 * Makes what runs functions once `ms` milliseconds have passed. All of one turn share a timer: a page may have a thousand balances.
 */
/* @__NO_SIDE_EFFECTS__ */
export function later(ms: number): (run: () => void) => () => void {
  /** Those that have begun to wait in this turn. */
  let beginning: Set<() => void> | undefined
  return (run) => {
    let group = beginning
    if (!group) {
      const made = new Set<() => void>()
      group = beginning = made
      setTimeout(() => {
        for (const one of made) one()
      }, ms)
      queueMicrotask(() => {
        beginning = undefined
      })
    }
    group.add(run)
    return () => group.delete(run)
  }
}
