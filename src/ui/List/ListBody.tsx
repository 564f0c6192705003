'use client'
import { useEffect, useState } from 'react'
import { lateHook } from '../root/late.tsx'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'
import { type ListBodyProps, ListRows } from './ListRows.tsx'

/** Pixels, before anything is measured and on a server: enough rows for a screen. */
const SCREEN = 800

const unobserved = () => () => {}

/** The rows of the first screenful. */
const firstCount = (estimate: number) => Math.ceil(SCREEN / estimate)

/** The first rows, at the places that their estimated heights give them. */
function EstimatedRows({ count, ...props }: ListBodyProps & { count: number }) {
  const { keys, estimate } = props
  const drawn = keys.slice(0, count).map((_, index) => ({
    index,
    start: index * estimate,
    end: (index + 1) * estimate,
  }))
  return <ListRows {...props} drawn={drawn} height={keys.length * estimate} observe={unobserved} />
}

/** The first screenful: what a server draws, and a page until the code of virtual rows is there. */
function FirstRows(props: ListBodyProps) {
  const { estimate, keepFocus } = props
  useBrowserLayoutEffect(() => keepFocus, [keepFocus])
  return <EstimatedRows {...props} count={firstCount(estimate)} />
}

/** Every row: where that code does not load, nothing is out of reach. */
export const EveryRow = (props: ListBodyProps) => <EstimatedRows {...props} count={props.keys.length} />

const useVirtualRows = /* @__PURE__ */ lateHook(() => import('./VirtualRows.tsx').catch(() => ({ default: EveryRow })))

/** Whether the focus is in the list around `body`, on a button, a link or an open menu, and not on a row or a cell itself. */
function isInside(body: HTMLElement | null, focused: EventTarget | null): boolean {
  const list = body?.closest('[data-part="root"]')
  return focused instanceof Element && !!list?.contains(focused) && !focused.matches('[data-index], [data-cell]')
}

/**
 * The rows of a list that are worth drawing. Virtual ones load when the list is there: their code is 11 kB. They make all rows
 * anew, so they wait while the reader uses a row: an open menu would close, and the focus would leave its button.
 */
export function ListBody(props: ListBodyProps) {
  const { body, keep, estimate } = props
  const Virtual = useVirtualRows()
  const [isVirtual, setVirtual] = useState(Virtual !== undefined)
  const isWaiting = Virtual !== undefined && !isVirtual
  const needsMore = keep >= firstCount(estimate)
  useEffect(() => {
    if (!isWaiting) return
    const take = () => setVirtual(true)
    const takeUnlessInside = (focused: EventTarget | null) => {
      if (!isInside(body.current, focused)) take()
    }
    if (needsMore) take()
    else takeUnlessInside(document.activeElement)
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('focusin', ({ target }) => takeUnlessInside(target), { signal })
    document.addEventListener('focusout', ({ relatedTarget }) => takeUnlessInside(relatedTarget), { signal })
    // Only virtual rows follow the scroll.
    window.addEventListener('scroll', take, { signal, capture: true, passive: true })
    return () => ends.abort()
  }, [isWaiting, needsMore, body])
  const Rows = (isVirtual && Virtual) || FirstRows
  return <Rows {...props} />
}
