'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { isReceipt } from '../../../reading/direction.ts'
import { countStates } from '../../../reading/trace/steps.ts'
import type { MovedValue } from '../../../reading/value/gains.ts'
import { Icon } from '../../icons/Icon.tsx'
import { trace as traceIcon } from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { HashLabel } from '../../parts/HashLabel.tsx'
import { isSpeck } from '../../parts/isSpeck.ts'
import { Link } from '../../parts/Link.tsx'
import { useInCoin } from '../../parts/NativeAmount.tsx'
import { StatusMark } from '../../parts/StatusMark.tsx'
import { iconOfAction } from '../../reading/iconOf.ts'
import { sayRest } from '../../reading/sentence.ts'
import { TraceSentence } from '../../reading/TraceSentence.tsx'
import { useScope } from '../../root/scope.ts'
import type { CellProps } from '../../table/List.tsx'
import { None } from '../../text/Absent.tsx'
import { createTimes } from '../../time/createTimes.ts'
import { TimeAgo } from '../../time/TimeAgo.tsx'
import { FlagBadge } from '../../trust/FlagBadge.tsx'
import { sayTexts, traceListTexts, traceRowTexts } from '../../words/en/traces.ts'
import { MovedTotal } from '../MovedTotal.tsx'
import styles from './TraceList.module.css'
import type { TraceListModel } from './useTraceList.ts'
import type { TraceView } from './viewOfTrace.ts'

/** Context that all rows share. */
export type TraceContext = Pick<TraceListModel, 'books' | 'viewOf' | 'flagsOf'>
type TraceCell = CellProps<Trace, TraceContext>

export const StatusCell = ({ row, context: { viewOf } }: TraceCell) => <StatusMark status={viewOf(row).status} />

export function SaysCell({ row, flags, isDim, context: { books, viewOf } }: TraceCell) {
  const { account, said, main, reading } = viewOf(row)
  const isDust = flags.every(({ kind }) => kind === 'dust')
  return (
    <>
      <Icon
        path={main ? iconOfAction(main) : traceIcon}
        className={styles.tile}
        tone={isDim ? (isDust ? 'dust' : 'scam') : toneOf(viewOf(row))}
      />
      <span className={styles.sentence} data-part="sentence">
        <TraceSentence said={said} own={account} steps={reading.steps} books={books} precision="auto" hasSeals />
      </span>
      <Notes row={row} flags={flags} viewOf={viewOf} />
    </>
  )
}

/** Green where the account received, as in its activity. */
function toneOf({ said, main }: TraceView) {
  if (said?.status === 'bounced' || said?.status === 'partly') return 'warning'
  if (said?.tense === 'tried') return 'negative'
  if (said?.tense === 'now') return 'pending'
  return main && isReceipt(main) ? 'positive' : 'neutral'
}

/** Under the sentence: what is not to be trusted, what went wrong, what is awaited, what happened besides; in a row that opens, what of. */
function Notes({ row, flags, viewOf }: Pick<TraceCell, 'row' | 'flags'> & Pick<TraceContext, 'viewOf'>) {
  const { wordsOf } = useScope()
  const words = wordsOf(traceRowTexts)
  const { isDropped, rest, said, reading, actions } = viewOf(row)
  const { failed, bounced, missing } = countStates(reading.steps)
  const notes = [
    isDropped && words('trace.invalidated'),
    failed && words.plural('trace.failedCount', failed),
    !failed && bounced && words.plural('trace.bouncedCount', bounced),
    missing && words.plural('trace.awaited', missing),
    (said && sayRest(said, rest, wordsOf)) ?? (actions.length > 1 && words.plural('trace.actions', actions.length)),
  ].filter(Boolean)
  if (!notes[0] && !flags[0]) return null
  return (
    <span className={styles.notes} data-part="notes">
      <FlagBadge flags={flags} />
      <span>{notes.join(' · ')}</span>
    </span>
  )
}

export function HashCell({ row: { trace_id, external_hash } }: TraceCell) {
  const hash = trace_id ?? external_hash
  return hash ? <HashLabel data={hash} kind={trace_id ? 'trace' : undefined} copy={false} /> : <None />
}

/** A pending trace has no page. */
export function AgeCell({ row: { trace_id, start_utime, end_utime } }: TraceCell) {
  const age = <TimeAgo data={end_utime ?? start_utime} format="age" />
  return trace_id ? (
    <Link kind="trace" id={trace_id}>
      {age}
    </Link>
  ) : (
    age
  )
}

export function SizeCell({ row, context: { viewOf } }: TraceCell) {
  const { wordsOf, once, format } = useScope()
  const { count, duration } = viewOf(row).reading
  const number = format.number(count)
  return duration > 0
    ? wordsOf(traceListTexts)('traces.sizeIn', { count: number, time: once(createTimes).length(duration) })
    : number
}

/** Assets that a row has room for. */
const MOST_ASSETS = 3

/** The coin has neither. */
const assetOf = ({ currency, asset }: MovedValue) => currency ?? asset

export function ChangeCell({ row, context: { books, viewOf } }: TraceCell) {
  const words = useScope().wordsOf(sayTexts)
  const { change } = viewOf(row)
  if (!change?.length) return <None />
  // A jetton transfer leaves specks of the coin: they have no room beside the jetton.
  const shown = change.length > 1 ? change.filter((one) => assetOf(one) || !isSpeck(one.amount)) : change
  const more = shown.length - MOST_ASSETS
  return (
    <>
      {shown.slice(0, MOST_ASSETS).map((one) => (
        <MovedTotal key={assetOf(one)} data={one} books={books} />
      ))}
      {more > 0 && <span className={styles.quiet}>{words.plural('say.moreAssets', more)}</span>}
    </>
  )
}

export function FeesHead() {
  return useInCoin(useScope().wordsOf(traceListTexts)('column.traceFees'))
}

export function FeesCell({ row, context: { viewOf } }: TraceCell) {
  const { steps, cost } = viewOf(row).reading
  return steps.length ? <Amount data={cost.fee} withSymbol={false} /> : <None />
}
