'use client'
import { flag as flagIcon } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import type { Texts } from '../words/words.ts'
import type { Flag } from './flags.ts'

interface FlagBadgeProps {
  flags: readonly Flag[]
  /** `textFlagTexts`, or `tokenFlagTexts` where tokens are judged: a list loads no sentences that it never says. */
  texts: Texts
}

/** Says in a word why something is not to be trusted; every reason in a sentence comes up on hover and on focus. */
export function FlagBadge({ flags, texts }: FlagBadgeProps) {
  const words = useScope().wordsOf(texts)
  const [first] = flags
  if (!first) return null
  const isDust = first.kind === 'dust'
  return (
    <Badge
      tone={isDust ? 'outline' : 'scam'}
      {...(!isDust && { icon: flagIcon })}
      tip={flags.map(({ kind, of = '' }) => words(`flag.${kind}Why`, { of })).join(' ')}
    >
      {words(`flag.${first.kind}`)}
    </Badge>
  )
}
