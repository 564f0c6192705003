/** One line of a benchmark. */
export interface Figure {
  name: string
  /** With its unit. */
  value: string
  ratio: number
  /** What the ratio compares with. */
  of: string
}

/** The middle one: outliers of a busy machine do not move it. */
export function median(samples: readonly number[]): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Takes the time of several runs turn by turn, so that whatever else the machine does falls on all of them. */
export function compare<Name extends string>(runs: Record<Name, () => unknown>, turns = 200): Record<Name, number> {
  const names = Object.keys(runs) as Name[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let turn = -20; turn < turns; turn++) {
    for (const name of names) {
      const started = performance.now()
      runs[name]()
      if (turn >= 0) samples[name].push(performance.now() - started)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples[name])])) as Record<Name, number>
}
