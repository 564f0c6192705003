'use client'
import { useRef } from 'react'
import { later } from '../root/later.ts'
import { type UseRows, useEveryRow, useFirstRows } from './firstRows.ts'

const useVirtual = /* @__PURE__ */ later(
  (): Promise<{ useVirtualRows: UseRows }> =>
    import('./useVirtualRows.ts').catch(() => ({ useVirtualRows: useEveryRow })),
)

/**
 * How rows are chosen: virtual ones, whose code comes when the list is there already, because it is as big as half of the
 * list. `before` is called when the choice is about to change.
 */
export function useRowChoice(before: () => void): UseRows {
  const useRows = useVirtual()?.useVirtualRows ?? useFirstRows
  const drawn = useRef(useRows)
  if (drawn.current !== useRows) before()
  drawn.current = useRows
  return useRows
}
