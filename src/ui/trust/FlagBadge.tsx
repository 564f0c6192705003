'use client'
import { flag as flagIcon } from '../icons/paths.ts'
import { later } from '../root/later.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import type { Flag } from './flags.ts'
import { flagTexts } from './texts.ts'

const useWhy = /* @__PURE__ */ later(() => import('./sayWhy.ts'))

/** Says in a word why something is not to be trusted; every reason in a sentence comes up on hover and on focus. */
export function FlagBadge({ flags }: { flags: readonly Flag[] }) {
  const { wordsOf } = useScope()
  const why = useWhy()
  const [first] = flags
  if (!first) return null
  const isDust = first.kind === 'dust'
  return (
    <Badge tone={isDust ? 'outline' : 'scam'} icon={isDust ? undefined : flagIcon} tip={why?.sayWhy(flags, wordsOf)}>
      {wordsOf(flagTexts)(`flag.${first.kind}`)}
    </Badge>
  )
}
