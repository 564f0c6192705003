import type { Trace } from '../../contract/v3/trace.ts'
import { readTrace, type TraceBooks, type TraceReading } from '../../reading/readTrace.ts'

type Known = Pick<TraceBooks, 'metadata' | 'changes' | 'invalidated'>

/** The last reading of each trace: all that render it share one, and rows that did not change are not rendered again. */
const readings = /* @__PURE__ */ new WeakMap<Trace, Known & { reading: TraceReading }>()

/** Reads a trace once for all components of a page that know the same of it. */
export function readingOf(trace: Trace, known: Known = {}): TraceReading {
  const made = readings.get(trace)
  const isSame =
    made?.metadata === known.metadata &&
    made?.changes === known.changes &&
    made?.invalidated?.join() === known.invalidated?.join()
  if (made && isSame) return made.reading
  const reading = readTrace(trace, known)
  readings.set(trace, { ...known, reading })
  return reading
}
