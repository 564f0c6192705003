'use client'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { countIdle } from '../../reading/trace/stepsEnding.ts'
import { Badge } from '../parts/Badge.tsx'
import { useScope } from '../root/scope.ts'
import { sentenceCardTexts } from '../words/en/traces.ts'

/** How many steps of a trace that succeeded did not run. Nothing where all did. */
export function IdleBadge({ steps }: { steps: readonly TraceStep[] }) {
  const { wordsOf, format } = useScope()
  const idle = countIdle(steps)
  if (idle === 0) return null
  const said = { count: format.number(idle), all: format.number(steps.length) }
  return <Badge tone="outline">{wordsOf(sentenceCardTexts)('say.idleSteps', said)}</Badge>
}
