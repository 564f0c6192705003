'use client'
import { useMemo, useState } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { above, foldedAtFirst, inSight, type Sighted } from './folds.ts'
import { findRepeats } from './repeats.ts'

export interface Folds extends Sighted {
  /** How many are hidden. */
  readonly hidden: number
  /** Whether repeated branches are rendered one by one. */
  readonly isApart: boolean
  /** Whether something of a step is folded: what it caused, or branches like it. `undefined` where there is nothing to fold. */
  foldOf(step: TraceStep): boolean | undefined
  /** Folds what a step caused, or unfolds it and the branches like it. Gives how many branches are now rendered one by one. */
  setFolded(step: TraceStep, isFolded: boolean): number
  showAll(): void
  /** Folds repeated branches again. Gives the step that represents `selected` then. */
  foldRepeats(selected: TraceStep | undefined): TraceStep | undefined
}

const NONE: ReadonlyMap<string, boolean> = new Map()
const NO_KEYS: ReadonlySet<string> = new Set()

/** Which steps are folded: what the reader has chosen, else what is folded at first. */
export function useFolds(steps: readonly TraceStep[], selected: TraceStep | undefined): Folds {
  const [chosen, setChosen] = useState(NONE)
  const [taken, setTaken] = useState(NO_KEYS)
  const repeats = useMemo(() => findRepeats(steps), [steps])
  const atFirst = useMemo(() => foldedAtFirst(steps, inSight(steps, NO_KEYS, repeats, NO_KEYS).shown), [steps, repeats])
  const opened = useMemo(() => {
    const all = new Set(taken)
    // What is selected is in sight.
    for (const step of selected ? [selected, ...above(steps, selected)] : []) {
      const [first] = repeats.get(step.index) ?? []
      if (first && first !== step) all.add(first.key)
    }
    return all
  }, [taken, repeats, selected, steps])
  const folded = useMemo(() => {
    const all = new Set(atFirst)
    for (const [key, isFolded] of chosen) isFolded ? all.add(key) : all.delete(key)
    if (selected) for (const { key } of above(steps, selected)) all.delete(key)
    return all
  }, [atFirst, chosen, selected, steps])
  const sighted = useMemo(() => inSight(steps, folded, repeats, opened), [steps, folded, repeats, opened])
  const repeatsOf = (step: TraceStep) => {
    const group = repeats.get(step.index)
    return group?.[0] === step && !opened.has(step.key) ? group : undefined
  }
  return {
    ...sighted,
    hidden: steps.length - sighted.shown.length,
    isApart: opened.size > 0,
    foldOf: (step) => repeatsOf(step) !== undefined || (step.children.length > 0 ? folded.has(step.key) : undefined),
    setFolded: (step, isFolded) => {
      const group = isFolded ? undefined : repeatsOf(step)
      if (group) setTaken((taken) => new Set(taken).add(step.key))
      else setChosen((chosen) => new Map(chosen).set(step.key, isFolded))
      return group?.length ?? 0
    },
    showAll: () => {
      setChosen(new Map(steps.map(({ key }) => [key, false])))
      setTaken(new Set(Array.from(repeats.values(), ([first]) => first?.key ?? '')))
    },
    foldRepeats: (selected) => {
      setTaken(NO_KEYS)
      if (!selected) return
      const member = [selected, ...above(steps, selected)].filter(({ index }) => repeats.has(index)).at(-1)
      const first = member && repeats.get(member.index)?.[0]
      return first ? steps[first.index + selected.index - member.index] : selected
    },
  }
}
