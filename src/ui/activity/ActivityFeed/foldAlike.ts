import { OPCODES } from '../../../core/values/opcodes.ts'
import { groupAlike } from '../../../reading/alike.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { Flag } from '../../../trust/flags.ts'
import { type ActionRow, type FeedRow, keyOf, type RowMemory, rowOf } from './rows.ts'

/** Up to so many actions of a trace each have a row. */
const MOST_APART = 6

/** What the rows of a feed were made from before: those that did not change stay the same objects. */
export interface FoldMemory {
  readonly rows: RowMemory
  /** By the first action. */
  readonly folds: WeakMap<ActivityView, ActionRow>
}

interface Folding {
  /** Keys of the folds that a reader has opened. */
  readonly opened: ReadonlySet<string>
  readonly memory: FoldMemory
  flagsOf(view: ActivityView): readonly Flag[]
}

/** Whether the opcode of a deployment is the first bits of its data: nobody names it, and the row does not show it. */
function isData({ action, opcode }: ActivityView): boolean {
  const called = action.transactions_full?.find(({ in_msg }) => in_msg?.opcode === opcode)?.in_msg
  return action.type === 'contract_deploy' && (OPCODES[opcode ?? ''] ?? called?.decoded_opcode ?? null) === null
}

/** What a row says beside names and amounts. One row represents several with the same text. A flagged row represents itself. */
function lookOf(view: ActivityView, flags: readonly Flag[]): string {
  const { action, direction, status, outcome, opcode, attempt, by } = view
  if (flags.length > 0) return action.action_id
  // A payment is one whether or not its receiver has code to run.
  const reason = status === 'success' ? undefined : outcome.reason
  const operation = isData(view) ? undefined : opcode
  return JSON.stringify([action.type, direction, status, reason, operation, attempt?.action.type, by])
}

/** Rows of one trace in which those that are alike are one, followed by each of them where it is open. */
function foldTrace(run: readonly ActionRow[], { opened, memory, flagsOf }: Folding): readonly ActionRow[] {
  const groups = groupAlike(run, ({ view }) => lookOf(view, flagsOf(view)))
  if (!groups.length) return run
  const groupOf = new Map(groups.flatMap((group) => group.map((row) => [row, group] as const)))
  const rows = run.flatMap((row): Pick<ActionRow, 'view' | 'fold'>[] => {
    const group = groupOf.get(row)
    if (!group) return [row]
    if (group[0] !== row) return []
    const views = group.map(({ view }) => view)
    const isOpen = opened.has(keyOf({ ...row, fold: { views, isOpen: false } }))
    return [{ view: row.view, fold: { views, isOpen } }, ...(isOpen ? group : [])]
  })
  return rows.map(({ view, fold }, at) => {
    const row = rowOf(view, at, rows.length, memory.rows)
    return fold ? foldOf(row, fold, memory) : row
  })
}

/** The row of a fold: the same object as before where it has the same actions. */
function foldOf(row: ActionRow, fold: NonNullable<ActionRow['fold']>, { folds }: FoldMemory): ActionRow {
  const { views, isOpen } = fold
  const known = folds.get(row.view)
  const before = known?.fold
  const isAlike = before?.isOpen === isOpen && before.views.length === views.length
  if (known?.place === row.place && isAlike && before.views.every((view, index) => view === views[index])) return known
  const made: ActionRow = { ...row, fold }
  folds.set(row.view, made)
  return made
}

/** Folds what is alike in a trace of many actions: of the same type, direction and end. */
export function foldAlike(rows: readonly FeedRow[], folding: Folding): readonly FeedRow[] {
  const folded: FeedRow[] = []
  let run: ActionRow[] = []
  for (const row of rows) {
    if (row.kind === 'action') run.push(row)
    else folded.push(row)
    if (row.kind !== 'action' || (row.place !== 'last' && row.place !== 'only')) continue
    folded.push(...(run.length > MOST_APART ? foldTrace(run, folding) : run))
    run = []
  }
  return folded
}
