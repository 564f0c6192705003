'use client'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { Icon } from '../../icons/Icon.tsx'
import { fitAll, minus, plus } from '../../icons/paths.ts'
import rootStyles from '../../root/Root.module.css'
import { useScope } from '../../root/scope.ts'
import { useKeptFocus } from '../../table/useKeptFocus.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { GraphNode } from './GraphNode.tsx'
import { arrowTo, edgeTo, layOut, NODE, type PlacedStep, stubOf } from './layOut.ts'
import styles from './TraceGraph.module.css'
import { type Sight, useCamera } from './useCamera.ts'
import type { TraceViewProps } from './viewProps.ts'

/** Up to so many nodes are drawn whether in sight or not. */
const DRAWN_WHOLE = 200

/**
 * The steps as a graph from left to right. Arrows follow the branches, Enter and Space select, plus, minus and 0 zoom. Scrolls, and
 * is pulled by a mouse; only nodes in sight are drawn where there are many.
 */
export default function TraceGraph(props: TraceViewProps) {
  const { steps, shown, addressBook, selected, onSelect, isFolded, setFolded, isWhole, labelledBy } = props
  const words = useScope().wordsOf(traceTexts)
  const box = useRef<HTMLDivElement>(null)
  const layout = useMemo(() => layOut(shown), [shown])
  const { width, height } = layout
  const { scale, sight, fit, zoomIn, zoomOut, pull } = useCamera(box, layout)
  const keys = useMemo(() => shown.map(({ key }) => key), [shown])
  const { index, isActive, onFocus, moveTo } = useKeptFocus(box, keys, 'data-index')
  const stop = isActive || !selected ? index : Math.max(shown.indexOf(selected), 0)
  const drawn = layout.nodes.filter(
    (node) => isWhole || shown.length <= DRAWN_WHOLE || node.place === stop || isSeen(node, sight),
  )

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const at = Number((event.target as Element).closest('[data-index]')?.getAttribute('data-index') ?? -1)
    const step = shown[at]
    const act = ZOOMS[key] ?? (step && keysOf(step, at)[key])
    if (!act) return
    event.preventDefault()
    act()
  }

  const ZOOMS: Readonly<Record<string, () => void>> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }

  const keysOf = (step: TraceStep, at: number): Readonly<Record<string, () => void>> => ({
    Enter: () => onSelect(step),
    ' ': () => onSelect(step),
    Home: () => moveTo(0),
    End: () => moveTo(shown.length - 1),
    ArrowRight: () => (isFolded(step) ? setFolded(step, false) : step.children.length > 0 && moveTo(at + 1)),
    ArrowLeft: () => step.parent !== undefined && moveTo(shown.indexOf(steps[step.parent] as TraceStep)),
    ArrowDown: () => besides(at, 1),
    ArrowUp: () => besides(at, -1),
    Delete: () => step.children.length > 0 && setFolded(step, true),
  })

  /** The next one of the same column. */
  function besides(at: number, way: 1 | -1) {
    const { depth } = shown[at] as TraceStep
    for (let next = at + way; shown[next]; next += way) if (shown[next]?.depth === depth) return moveTo(next)
  }

  return (
    <div className={styles.root} data-part="graph" dir="ltr">
      <div ref={box} role="tree" aria-labelledby={labelledBy} className={styles.box} onKeyDown={onKeyDown} {...pull}>
        <svg
          role="presentation"
          data-part="drawing"
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
        >
          <g>
            {drawn.map((node) => (
              <Edge key={node.step.key} node={node} isFolded={isFolded(node.step)} />
            ))}
          </g>
          {drawn.map((node) => (
            <GraphNode
              key={node.step.key}
              node={node}
              addressBook={addressBook}
              isTabStop={node.place === stop}
              isSelected={node.step === selected}
              isFolded={node.step.children.length > 0 ? isFolded(node.step) : undefined}
              onFocus={onFocus}
              onSelect={onSelect}
              setFolded={setFolded}
            />
          ))}
        </svg>
      </div>
      <div className={styles.tools}>
        {(
          [
            ['trace.zoomOut', minus, zoomOut],
            ['trace.zoomIn', plus, zoomIn],
            ['trace.zoomFit', fitAll, fit],
          ] as const
        ).map(([word, icon, act]) => (
          <button key={word} type="button" className={rootStyles.button} aria-label={words(word)} onClick={act}>
            <Icon path={icon} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** The line to a step, dashed and coloured by its outcome, and the beginning of the lines to later steps. */
function Edge({ node, isFolded }: { node: PlacedStep; isFolded: boolean }) {
  const { step, from } = node
  return (
    <>
      {step.children.length > 0 && !isFolded && <path className={styles.edge} d={stubOf(node)} />}
      {from && (
        <>
          <path className={styles.edge} data-state={step.state} d={edgeTo(node)} />
          <path className={styles.arrow} data-state={step.state} d={arrowTo(node)} />
        </>
      )}
    </>
  )
}

/** Whether a node, or the line to it, is in sight; where nothing is known of that it is. */
function isSeen({ x, y, from }: PlacedStep, sight: Sight | undefined): boolean {
  if (!sight) return true
  const top = Math.min(y, from?.y ?? y)
  const bottom = Math.max(y, from?.y ?? y) + NODE.height
  return (from?.x ?? x) < sight.right && x + NODE.width > sight.left && top < sight.bottom && bottom > sight.top
}
