import { useState } from 'react'
import { type ActivityFilter, activityFilterFromSearch, activityFilterToSearch } from 'toncenter-react/ui'
import { replaceSearch } from './router.ts'

/** The filter that the address bar has at first, and that it follows. */
export function useSearchFilter(search: string) {
  const [filter, setFilter] = useState(() => activityFilterFromSearch(search))
  const follow = (next: ActivityFilter) => {
    setFilter(next)
    replaceSearch(activityFilterToSearch(next))
  }
  return [filter, follow] as const
}
