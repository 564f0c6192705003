'use client'
import type { Flag } from '../../trust/flags.ts'
import { flag as flagIcon } from '../icons/paths.ts'
import { Badge } from '../parts/Badge.tsx'
import { useScope } from '../root/scope.ts'
import { flagTexts } from '../words/en/trust.ts'
import type { WordsOf } from '../words/words.ts'

const WHY_BY = {
  included: 'flag.lookalikeIncludedWhy',
  listed: 'flag.lookalikeListedWhy',
  named: 'flag.namedWhy',
} as const

/** Every reason, in sentences. */
export const sayWhy = (flags: readonly Flag[], wordsOf: WordsOf): string =>
  flags
    .map(({ kind, by, of = '', list = '' }) => {
      const why = by === undefined ? (`flag.${kind}Why` as const) : WHY_BY[by]
      return wordsOf(flagTexts)(why, { of, list })
    })
    .join(' ')

/** A flag in a word. Every reason in a sentence is shown on hover and on focus. */
export function FlagBadge({ flags }: { flags: readonly Flag[] }) {
  const { wordsOf } = useScope()
  const [first] = flags
  if (!first) return null
  const isDust = first.kind === 'dust'
  return (
    <Badge tone={isDust ? 'outline' : 'scam'} icon={isDust ? undefined : flagIcon} tip={sayWhy(flags, wordsOf)}>
      {wordsOf(flagTexts)(`flag.${first.kind}`)}
    </Badge>
  )
}
