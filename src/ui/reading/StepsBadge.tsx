'use client'
import type { TraceStep } from '../../reading/trace/steps.ts'
import { countCodeless, countIdle } from '../../reading/trace/stepsEnding.ts'
import { Badge } from '../parts/Badge.tsx'
import { useScope } from '../root/scope.ts'
import { sentenceCardTexts } from '../words/en/traces.ts'
import type { WordsOf } from '../words/words.ts'

/** How the steps went of a trace in which none failed: how many did not run, and how many paid an account without code. */
export function StepsBadge({ steps }: { steps: readonly TraceStep[] }) {
  const { wordsOf, format } = useScope()
  if (steps.length === 0) return null
  return <Badge tone="outline">{sayIdle(steps, wordsOf, format.number) ?? sayAll(steps, wordsOf)}</Badge>
}

function sayIdle(steps: readonly TraceStep[], wordsOf: WordsOf, number: (value: number) => string) {
  const idle = countIdle(steps)
  const said = { count: number(idle), all: number(steps.length) }
  return idle > 0 ? wordsOf(sentenceCardTexts)('say.idleSteps', said) : undefined
}

function sayAll(steps: readonly TraceStep[], wordsOf: WordsOf): string {
  const words = wordsOf(sentenceCardTexts)
  const all = words.plural('say.allSteps', steps.length)
  const codeless = countCodeless(steps)
  return codeless > 0 ? `${all}; ${words.plural('say.codeless', codeless)}` : all
}
