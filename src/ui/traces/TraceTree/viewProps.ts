import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'

export type TraceTreePart = 'root' | 'head' | 'body' | 'step'

/** What both views draw, and what they report. */
export interface TraceViewProps {
  /** All steps. */
  steps: readonly TraceStep[]
  /** Those that no folded step hides. */
  shown: readonly TraceStep[]
  addressBook: AddressBook
  selected: TraceStep | undefined
  onSelect: (step: TraceStep) => void
  isFolded: (step: TraceStep) => boolean
  setFolded: (step: TraceStep, isFolded: boolean) => void
  /** Draws nodes out of sight too, for a file. */
  isWhole: boolean
  /** Id of the title. */
  labelledBy: string
}
