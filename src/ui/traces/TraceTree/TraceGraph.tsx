'use client'
import { type FocusEvent, type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { Icon } from '../../icons/Icon.tsx'
import { fitAll, minus, plus } from '../../icons/paths.ts'
import rootStyles from '../../root/Root.module.css'
import { useScope } from '../../root/scope.ts'
import { useBrowserLayoutEffect } from '../../root/useBrowserLayoutEffect.ts'
import { watchSize } from '../../root/watchSize.ts'
import { useKeptFocus } from '../../table/useKeptFocus.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { GraphNode } from './GraphNode.tsx'
import { arrowTo, edgeTo, type Layout, layOut, NODE, nodeWidth, type PlacedStep, stubOf } from './layOut.ts'
import styles from './TraceGraph.module.css'
import { roomIn, type Sight, useCamera } from './useCamera.ts'
import type { TraceViewProps } from './viewProps.ts'

/** Up to so many nodes are rendered whether in sight or not. */
const DRAWN_WHOLE = 200

/**
 * The steps as a graph from left to right. Arrows follow the branches, Enter and Space select, plus, minus and 0 zoom. Scrolls, and
 * is pulled by a mouse; only nodes in sight are rendered where there are many.
 */
export default function TraceGraph(props: TraceViewProps) {
  const { steps, shown, selected, onSelect, foldOf, setFolded, labelledBy } = props
  const words = useScope().wordsOf(traceTexts)
  const box = useRef<HTMLDivElement>(null)
  const room = useRoom(box)
  const layout = useMemo(() => layOut(shown, nodeWidth(shown, room)), [shown, room])
  const { width, height } = layout
  const { scale, sight, fit, zoomIn, zoomOut, pointers } = useCamera(box, layout)
  const keys = useMemo(() => shown.map(({ key }) => key), [shown])
  const { index, isActive, onFocus, moveTo } = useKeptFocus(box, keys, 'data-index')
  const stop = isActive || !selected ? index : Math.max(shown.indexOf(selected), 0)
  // A change of the scale alone renders no node anew.
  const drawing = useMemo(
    () => <Drawing view={props} layout={layout} sight={sight} stop={stop} />,
    [props, layout, sight, stop],
  )

  function onFocusIn({ target }: FocusEvent<HTMLElement>) {
    const at = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)
    const step = shown[at]
    if (step) onFocus(step.key, at)
  }

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
    ArrowRight: () => (foldOf(step) ? setFolded(step, false) : step.children.length > 0 && moveTo(at + 1)),
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
      <div
        ref={box}
        role="tree"
        aria-labelledby={labelledBy}
        className={styles.box}
        onKeyDown={onKeyDown}
        onFocus={onFocusIn}
        {...pointers}
      >
        <svg
          role="presentation"
          data-part="drawing"
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.drawing}
        >
          {drawing}
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

interface DrawingProps {
  view: TraceViewProps
  layout: Layout
  sight: Sight | undefined
  /** The place of the node that the Tab key reaches. */
  stop: number
}

const NONE: readonly TraceStep[] = []

/** Lines and nodes. */
function Drawing({ view, layout, sight, stop }: DrawingProps) {
  const { shown, alike, books, selected, isWhole, foldOf, onSelect, setFolded } = view
  const drawn = layout.nodes.filter(
    (node) => isWhole || shown.length <= DRAWN_WHOLE || node.place === stop || isSeen(node, sight),
  )
  return (
    <>
      <g>
        {drawn.map((node) => (
          <Edge key={node.step.key} node={node} hasBranches={shown[node.place + 1]?.parent === node.step.index} />
        ))}
      </g>
      {drawn.map((node) => {
        const { step, place } = node
        const all = alike.get(step.index) ?? NONE
        const above = step.parent === undefined ? 1 : (alike.get(step.parent)?.length ?? 1)
        const branches = Math.max(all.length, 1) / above
        const isOpen = shown[place + 1]?.parent === step.index
        return (
          <GraphNode
            key={step.key}
            node={node}
            alike={all.length > 0 ? all : [step]}
            books={books}
            isTabStop={place === stop}
            isSelected={step === selected}
            isFolded={foldOf(step)}
            hidden={(branches - 1) * (step.below + 1) + (isOpen ? 0 : step.below)}
            branches={branches}
            onSelect={onSelect}
            setFolded={setFolded}
          />
        )
      })}
    </>
  )
}

/** The pixels that a box has for its rendering. 0 before it is measured. */
function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0)
  useBrowserLayoutEffect(() => {
    const element = box.current
    return element ? watchSize(element, () => setRoom(roomIn(element).width)) : undefined
  }, [box])
  return room
}

/** The line to a step, dashed and coloured by its outcome, and the beginning of the lines to later steps. */
function Edge({ node, hasBranches }: { node: PlacedStep; hasBranches: boolean }) {
  const { step, from } = node
  return (
    <>
      {hasBranches && <path className={styles.edge} d={stubOf(node)} />}
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
function isSeen({ x, y, width, from }: PlacedStep, sight: Sight | undefined): boolean {
  if (!sight) return true
  const top = Math.min(y, from?.y ?? y)
  const bottom = Math.max(y, from?.y ?? y) + NODE.height
  return (from?.x ?? x) < sight.right && x + width > sight.left && top < sight.bottom && bottom > sight.top
}
