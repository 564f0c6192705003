'use client'
import type { ReactNode } from 'react'
import type { ActivityView } from '../../reading/readAction.ts'
import type { TraceReading } from '../../reading/readTrace.ts'
import type { Said } from '../../reading/said.ts'
import { textFlags } from '../../trust/textFlags.ts'
import { CommentLine } from '../parts/CommentLine.tsx'
import { Heading } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { FlagBadge } from '../trust/FlagBadge.tsx'
import { StoryBadges } from './StoryBadges.tsx'
import styles from './StoryHead.module.css'
import { TraceSentence } from './TraceSentence.tsx'
import { useTwins } from './useTwins.ts'

interface StoryHeadProps {
  data: TraceReading
  said: Said | undefined
  books: TokenBooks
  /** What the page is of: a name and its hash. */
  crumb: ReactNode
  className?: string | undefined
  /** The trace was asked for: what else its sentence needs may be, too. */
  asks: boolean
  /** How it ended, in sentences. */
  children: ReactNode
}

/** The head of a trace and of its steps: what the page is of, what happened, how that ended. */
export function StoryHead({ data, said, books, crumb, className, asks, children }: StoryHeadProps) {
  const twinsOf = useTwins(said, asks ? data.trace.start_utime : undefined)
  return (
    <div className={cx(styles.head, className)} data-part="head">
      <div className={styles.crumb}>{crumb}</div>
      <Heading className={styles.sentence}>
        <TraceSentence said={said} steps={data.steps} books={books} rest={data.story} twinsOf={twinsOf} />
      </Heading>
      {data.story.main && !data.story.net && <StoryComment data={data.story.main} />}
      <StoryBadges data={data} said={said} />
      {children}
    </div>
  )
}

/** What the sender wrote to the action of the sentence, and why not to trust it. */
function StoryComment({ data: { comment, isEncrypted } }: { data: ActivityView }) {
  if (!comment && !isEncrypted) return null
  return (
    <div className={styles.badges} data-part="said">
      <FlagBadge flags={comment ? textFlags(comment) : []} />
      <CommentLine comment={comment} isEncrypted={isEncrypted} look="large" />
    </div>
  )
}

/** In the size of a head. @param hasStep the part of a step is said too */
export const StoryHeadSkeleton = ({ hasStep }: { hasStep: boolean }) => (
  <div className={cx(styles.head, styles.waits)} data-step={hasStep || undefined}>
    <Skeleton width="220px" line={24} />
    <Skeleton width="64%" height={18} line={28} />
    {hasStep && <Skeleton width="48%" line={24} />}
    <Skeleton width="180px" height={20} line={22} />
  </div>
)
