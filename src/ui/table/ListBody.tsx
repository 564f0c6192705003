'use client'
import { useEffect, useRef, useState } from 'react'
import { lateHook } from '../root/late.tsx'
import { listen } from '../root/listen.ts'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'
import { drawsAll, type ListBodyProps, ListRows } from './ListRows.tsx'

/** Pixels, before anything is measured and on a server: enough rows for a screen. */
const SCREEN = 800

const unobserved = () => () => {}

/** The first rows, and as much room for the others as they are estimated to need. */
function FlowRows({ count, ...props }: ListBodyProps & { count: number }) {
  const { keys, estimate } = props
  const drawn = keys.slice(0, count).map((_, index) => ({
    index,
    start: index * estimate,
    end: (index + 1) * estimate,
  }))
  return <ListRows {...props} drawn={drawn} height={keys.length * estimate} observe={unobserved} />
}

/** What a server renders, and a page until the code of virtual rows is there. */
function FirstRows(props: ListBodyProps & { count: number }) {
  const { keepFocus } = props
  useBrowserLayoutEffect(() => keepFocus, [keepFocus])
  return <FlowRows {...props} />
}

/** Every row: where the code of virtual rows does not load, nothing is out of reach. */
export const EveryRow = (props: ListBodyProps) => <FlowRows {...props} count={props.keys.length} />
const everyRow = { default: EveryRow }

/** In jsdom and happy-dom nothing has a size, not even a page with rows. Which of them can be seen is unknown. */
const hasSizes = () => document.documentElement.scrollHeight > 0

const useVirtualRows = /* @__PURE__ */ lateHook(async () =>
  hasSizes() ? import('./VirtualRows.tsx').catch(() => everyRow) : everyRow,
)

/** Whether the focus is in the list around `body`, on a button, a link or an open menu. Not on a row or a cell. */
function isInside(body: HTMLElement | null, focused: EventTarget | null): boolean {
  const list = body?.closest('[data-part="root"]')
  return focused instanceof Element && !!list?.contains(focused) && !focused.matches('[data-index], [data-cell]')
}

/**
 * All rows of a short list, and those of a long one that are worth rendering. Virtual rows load for the first long list: their code
 * is 11 kB. They render all rows anew, so they wait while the reader uses a row. An open menu would close, and its button would lose
 * the focus.
 */
export function ListBody(props: ListBodyProps) {
  const { keys, body, keep, estimate } = props
  const isAll = drawsAll(props)
  const Virtual = useVirtualRows(!isAll)
  const [isVirtual, setVirtual] = useState(Virtual !== undefined && !isAll)
  const isWaiting = Virtual !== undefined && !isAll && !isVirtual
  // A list that grows beyond the limit keeps the rows that it had.
  const before = useRef(0)
  const count = isAll ? keys.length : Math.max(before.current, Math.ceil(SCREEN / estimate))
  useEffect(() => {
    if (isAll) before.current = keys.length
  }, [isAll, keys.length])
  const needsMore = keep >= count
  useEffect(() => {
    if (!isWaiting) return
    const take = () => setVirtual(true)
    const takeUnlessInside = (focused: EventTarget | null) => {
      if (!isInside(body.current, focused)) take()
    }
    if (needsMore) take()
    else takeUnlessInside(document.activeElement)
    const unlisten = [
      listen(document, {
        focusin: ({ target }) => takeUnlessInside(target),
        focusout: ({ relatedTarget }) => takeUnlessInside(relatedTarget),
      }),
      // Only virtual rows follow the scroll.
      listen(window, { scroll: take }, { capture: true, passive: true }),
    ]
    return () => {
      for (const stop of unlisten) stop()
    }
  }, [isWaiting, needsMore, body])
  const Rows = (isVirtual && Virtual) || FirstRows
  return <Rows {...props} count={count} />
}
