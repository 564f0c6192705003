import type { TraceStep } from '../../../reading/trace/steps.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import type { Sighted } from './folds.ts'
import type { Folds } from './useFolds.ts'

export type TraceTreePart = 'root' | 'head' | 'body' | 'step'

/** What both views render, and what they report. */
export interface TraceViewProps extends Sighted, Pick<Folds, 'foldOf'> {
  /** All steps. */
  steps: readonly TraceStep[]
  /** The number of the step that decided how the trace ended, from 1: the head says why. */
  decided: number | undefined
  books: TokenBooks
  selected: TraceStep | undefined
  onSelect: (step: TraceStep) => void
  setFolded: (step: TraceStep, isFolded: boolean) => void
  /** Renders nodes out of sight too, for a file. */
  isWhole: boolean
  /** Id of the title. */
  labelledBy: string
}
