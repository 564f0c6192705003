'use client'
import { eyeOff, flag as flagIcon, warn } from '../icons/paths.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import type { Flag } from './flags.ts'
import { trustTexts } from './texts.ts'

/** Says in a word why something is not to be trusted; every reason in a sentence comes up on hover and on focus. */
export function FlagBadge({ flags }: { flags: readonly Flag[] }) {
  const words = useScope().wordsOf(trustTexts)
  const [first] = flags
  if (!first) return null
  const isSevere = first.kind !== 'dust'
  return (
    <Badge
      tone={isSevere ? 'scam' : 'outline'}
      icon={first.kind === 'nsfw' ? eyeOff : isSevere ? flagIcon : warn}
      tip={flags.map(({ kind, of = '' }) => words(`flag.${kind}Why`, { of })).join(' ')}
    >
      {words(`flag.${first.kind}`)}
    </Badge>
  )
}
