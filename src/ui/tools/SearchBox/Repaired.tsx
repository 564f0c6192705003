'use client'
import { useScope } from '../../root/scope.ts'
import { mono } from '../../text/Short.tsx'
import { searchTexts } from '../../words/en/tools/search.ts'
import { Characters } from './SearchNotice.tsx'
import type { Suggestion } from './suggestion.ts'

/** The end of the repaired address, or its start: where the change is. */
export function Repaired({ repaired: { text, at, was, is } }: { repaired: NonNullable<Suggestion['repaired']> }) {
  const words = useScope().wordsOf(searchTexts)
  const start = Math.max(0, Math.min(at - 4, text.length - 9))
  const piece = text.slice(start, start + 9)
  const said = !was ? 'search.added' : !is ? 'search.removed' : 'search.changed'
  return (
    <>
      <span className={mono}>
        {start > 0 && '…'}
        <Characters text={piece} marked={is ? [at - start] : []} />
        {start + 9 < text.length && '…'}
      </span>
      {' · '}
      {words(said, { was, is })}
    </>
  )
}
