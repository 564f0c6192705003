'use client'
import { useEffect, useState } from 'react'

type Notices = typeof import('./ListNotices.tsx')

let loaded: Notices | undefined

/**
 * What most readers never see, a failed request and hidden rows, comes once the page is there and before it is needed; a file
 * that does not come is no reason to fall over.
 */
export function useNotices(): Notices | undefined {
  const [notices, setNotices] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    import('./ListNotices.tsx').then(
      (module) => {
        loaded = module
        setNotices(module)
      },
      () => undefined,
    )
  }, [])
  return notices
}
