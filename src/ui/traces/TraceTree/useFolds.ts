'use client'
import { useMemo, useState } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { above, foldedAtFirst, inSight } from './folds.ts'

export interface Folds {
  /** Steps that no folded step hides, in order. */
  readonly shown: readonly TraceStep[]
  /** How many are hidden. */
  readonly hidden: number
  isFolded(step: TraceStep): boolean
  setFolded(step: TraceStep, isFolded: boolean): void
  showAll(): void
}

const NONE: ReadonlyMap<string, boolean> = new Map()

/** Which steps are folded: what the reader has chosen, else what is folded at first. */
export function useFolds(steps: readonly TraceStep[], selected: TraceStep | undefined): Folds {
  const [chosen, setChosen] = useState(NONE)
  const atFirst = useMemo(() => foldedAtFirst(steps), [steps])
  const folded = useMemo(() => {
    const all = new Set(atFirst)
    for (const [key, isFolded] of chosen) isFolded ? all.add(key) : all.delete(key)
    // What is selected is in sight.
    if (selected) for (const { key } of above(steps, selected)) all.delete(key)
    return all
  }, [atFirst, chosen, selected, steps])
  const shown = useMemo(() => inSight(steps, folded), [steps, folded])
  return {
    shown,
    hidden: steps.length - shown.length,
    isFolded: ({ key }) => folded.has(key),
    setFolded: ({ key }, isFolded) => setChosen((chosen) => new Map(chosen).set(key, isFolded)),
    showAll: () => setChosen(new Map(steps.map(({ key }) => [key, false]))),
  }
}
