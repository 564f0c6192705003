'use client'
import type { ReactNode } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { CardHead } from '../../card/CardHead.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { right, trace } from '../../icons/paths.ts'
import { Link } from '../../parts/Link.tsx'
import { useScope } from '../../root/scope.ts'
import { createTimes } from '../../time/createTimes.ts'
import { detailTexts } from '../../words/en/reading/details.ts'
import { neighbourTexts } from '../../words/en/traces.ts'
import type { Neighbours } from './neighbours.ts'
import styles from './TraceNeighbours.module.css'

interface NeighbourHeadProps {
  data: Neighbours
  /** Seconds. */
  duration: number
  traceId: string | null
  className: string | undefined
}

/** Which step it is, and links to those beside it and to the trace. */
export function NeighbourHead({ data, duration, traceId, className }: NeighbourHeadProps) {
  const { wordsOf, format, once, renderLink } = useScope()
  const words = wordsOf(neighbourTexts)
  const { current, previous, next, count } = data
  const step = format.number(current.index + 1)
  return (
    <CardHead title={words('steps.title', { step, count: format.number(count) })} className={className}>
      <span className={styles.duration}>
        {duration > 0 && words('steps.duration', { length: once(createTimes).length(duration) })}
      </span>
      {renderLink && (
        <span className={styles.nav}>
          <StepLink name="previous" step={previous}>
            <Icon path={right} size={12} className={styles.back} />
            {words('steps.previous')}
          </StepLink>
          <StepLink name="next" step={next}>
            {words('steps.next')}
            <Icon path={right} size={12} className={styles.forth} />
          </StepLink>
          {traceId && (
            <span className={styles.go}>
              <Link kind="trace" id={traceId}>
                <Icon path={trace} size={14} />
                {wordsOf(detailTexts)('action.openTrace')}
              </Link>
            </span>
          )}
        </span>
      )}
    </CardHead>
  )
}

interface StepLinkProps {
  name: 'previous' | 'next'
  step: TraceStep | undefined
  children: ReactNode
}

/** A link to a step; grey where there is none, or where its transaction is not indexed yet. */
function StepLink({ name, step, children }: StepLinkProps) {
  const hash = step?.transaction?.hash
  return (
    <span className={styles.go} data-step={name} data-state={hash ? undefined : 'none'}>
      {hash ? (
        <Link kind="transaction" id={hash}>
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
    </span>
  )
}
