'use client'
import { Button } from '../Button/Button.tsx'
import { clock } from '../icons/paths.ts'
import type { ListQuery } from '../List/ListQuery.ts'
import { Notice } from '../Notice/Notice.tsx'
import { useScope } from '../root/scope.ts'
import { nothingTexts } from './nothingTexts.ts'

interface NothingMatchesProps {
  query: ListQuery<unknown>
  /** How many were looked through. */
  loaded: number
  /** More history may hold what the endpoint cannot be asked for. */
  isLooking: boolean
}

/** In place of rows where a filter lets none through: further back there may be some. */
export default function NothingMatches({ query, loaded, isLooking }: NothingMatchesProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(nothingTexts)
  if (!isLooking) return <Notice icon={clock} title={words('activity.nothingMatches')} />
  return (
    <Notice
      icon={clock}
      title={words('activity.none', { count: format.number(loaded) })}
      action={
        <Button kind="link" onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
          {words('action.furtherBack')}
        </Button>
      }
    >
      {words('activity.noneText')}
    </Notice>
  )
}
