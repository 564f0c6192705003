'use client'
import { late } from '../root/late.tsx'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'
import { type ListBodyProps, ListRows } from './ListRows.tsx'

/** Pixels, before anything is measured and on a server: enough rows for a screen. */
const SCREEN = 800

const unobserved = () => () => {}

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
  return <EstimatedRows {...props} count={Math.ceil(SCREEN / estimate)} />
}

/** Every row: where that code does not load, nothing is out of reach. */
export const EveryRow = (props: ListBodyProps) => <EstimatedRows {...props} count={props.keys.length} />

/** The rows of a list that are worth drawing. Virtual ones load when the list is there: their code is 11 kB. */
export const ListBody = /* @__PURE__ */ late(
  () => import('./VirtualRows.tsx').catch(() => ({ default: EveryRow })),
  FirstRows,
)
