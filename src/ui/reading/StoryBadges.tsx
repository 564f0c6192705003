'use client'
import type { TraceReading } from '../../reading/readTrace.ts'
import type { Said } from '../../reading/said.ts'
import { statusOf } from '../../reading/statusOf.ts'
import { countStates } from '../../reading/trace/steps.ts'
import { bounce, hourglass, warn } from '../icons/paths.ts'
import { Badge } from '../parts/Badge.tsx'
import { StatusBadge } from '../parts/StatusBadge.tsx'
import { useScope } from '../root/scope.ts'
import { traceRowTexts } from '../words/en/traces.ts'
import { StepsBadge } from './StepsBadge.tsx'
import styles from './StoryHead.module.css'

interface StoryBadgesProps {
  data: TraceReading
  said: Said | undefined
}

/** How a trace ended, and the steps that this does not speak of: one that failed is in the notice below. */
export function StoryBadges({ data: { outcome, steps }, said }: StoryBadgesProps) {
  const { wordsOf } = useScope()
  const words = wordsOf(traceRowTexts)
  const status = said?.status ?? statusOf(outcome)
  const { failed, bounced, missing } = countStates(steps)
  const isDropped = outcome.finality === 'dropped'
  return (
    <div className={styles.badges}>
      {isDropped ? (
        <Badge tone="negative" icon={warn}>
          {words('trace.invalidated')}
        </Badge>
      ) : (
        <StatusBadge data={status} />
      )}
      {missing > 0 && (
        <Badge tone="pending" icon={hourglass}>
          {words.plural('trace.awaited', missing)}
        </Badge>
      )}
      {failed > (status === 'failed' ? 1 : 0) && (
        <Badge tone="negative" icon={warn}>
          {words.plural('trace.failedCount', failed)}
        </Badge>
      )}
      {bounced > 0 && (
        <Badge tone="warning" icon={bounce}>
          {words.plural('trace.bouncedCount', bounced)}
        </Badge>
      )}
      {status === 'success' && failed + bounced + missing === 0 && !isDropped && <StepsBadge steps={steps} />}
    </div>
  )
}
