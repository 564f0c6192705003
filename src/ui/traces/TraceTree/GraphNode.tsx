'use client'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { isIdle } from '../../../reading/trace/stepsEnding.ts'
import { hourglass } from '../../icons/paths.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { cutText, lengthOf } from './drawnText.ts'
import { NODE, type PlacedStep } from './layOut.ts'
import styles from './TraceGraph.module.css'
import { useStepTexts } from './useStepTexts.ts'

interface GraphNodeProps {
  node: PlacedStep
  /** The steps that it represents, itself among them. */
  alike: readonly TraceStep[]
  books: TokenBooks
  isTabStop: boolean
  isSelected: boolean
  /** Absent where nothing can be folded. */
  isFolded: boolean | undefined
  /** How many steps are folded here: below it, and in branches like it. */
  hidden: number
  /** Branches like it that are folded, itself among them; 0 where it is no branch of its own. */
  branches: number
  onSelect: (step: TraceStep) => void
  setFolded: (step: TraceStep, isFolded: boolean) => void
}

/** Pixels of a character of 12 px in a mark. */
const CHARACTER = 7

/** A step as a box: letter, account and its kind; above it what its message carried and asked for. */
export function GraphNode(props: GraphNodeProps) {
  const { node, alike, books, isTabStop, isSelected, isFolded, hidden, branches, onSelect } = props
  const { step, place, x, y, width } = node
  const words = useScope().wordsOf(traceTexts)
  const { state, letter, depth } = step
  const { name, kind, operation, ending, asset, coins, mark } = useStepTexts(step, alike, books)
  const carried = asset ?? coins
  const below = isFolded && (branches > 1 ? words.plural('trace.alike', branches) : words.plural('trace.below', hidden))
  const said = [`${mark} ${name}`, kind, operation, asset?.full, coins?.full, ending, below].filter(Boolean).join(', ')
  // A gap wide it may run on: the lines there do not pass beside a node.
  const shown = cutText(carried?.short ?? '', width + 18)
  const rest = width + 18 - lengthOf(`${shown} `)
  // Of a step that did not run that is the news: what it carried did arrive.
  const above = isIdle(step) || !operation ? (ending ?? '') : operation
  const tile = Math.max(20, mark.length * CHARACTER + 6)
  const isFirst = letter === 'A' && alike.length === 1
  return (
    <g
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isTabStop ? 0 : -1}
      data-part="step"
      data-index={place}
      data-state={isIdle(step) ? 'idle' : state}
      data-alike={alike.length > 1 ? alike.length : undefined}
      className={styles.node}
      transform={`translate(${x} ${y})`}
      onClick={() => onSelect(step)}
    >
      {/* Its name: by a label, it would have to say the shortened texts as well. */}
      <title>{said}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the name of the node says all of it in full */}
      <g aria-hidden="true">
        <text x="2" y="-8" className={styles.above}>
          {shown && (
            <tspan className={styles.value} data-part={asset ? 'asset' : 'coins'}>
              {shown}
            </tspan>
          )}
          {shown && (isIdle(step) ? ' · ' : ' ')}
          {rest > CHARACTER * 4 && cutText(above, rest)}
        </text>
        {alike.length > 1 && <rect className={styles.behind} x="4" y="4" width={width} height={NODE.height} rx="8" />}
        <rect className={styles.card} width={width} height={NODE.height} rx="8" />
        {state === 'missing' ? (
          <Awaited width={width} />
        ) : (
          <>
            <rect
              className={styles.tile}
              x="9"
              y="14"
              width={tile}
              height="20"
              rx="5"
              data-first={isFirst || undefined}
            />
            <text className={styles.letter} x={9 + tile / 2} y="28.5" data-first={isFirst || undefined}>
              {mark}
            </text>
            <text className={styles.name} x={16 + tile} y={kind ? 21 : 28.5}>
              {cutText(name, width - tile - (name.includes('…') ? 4 : 24))}
            </text>
            {kind && (
              <text x={16 + tile} y="37" className={styles.kind}>
                {cutText(kind, width - tile - 26)}
              </text>
            )}
          </>
        )}
        {state === 'failed' && <Failed width={width} />}
        {isFolded && <More {...props} />}
      </g>
    </g>
  )
}

function Awaited({ width }: { width: number }) {
  const words = useScope().wordsOf(traceTexts)
  return (
    <>
      <path className={styles.hourglass} d={hourglass} transform="translate(11 16)" />
      <text x="34" y="28.5" className={styles.kind}>
        {cutText(words('trace.missing'), width - 24)}
      </text>
    </>
  )
}

const Failed = ({ width }: { width: number }) => (
  <g transform={`translate(${width - 8} -8)`}>
    <circle className={styles.ground} cx="8" cy="8" r="8" />
    <circle className={styles.disc} cx="8" cy="8" r="7" />
    <path className={styles.cross} d="M5.5 5.5l5 5M10.5 5.5l-5 5" />
  </g>
)

/** How many steps are folded, in words; a press unfolds them. */
function More({ node: { step, width: end }, hidden, setFolded }: GraphNodeProps) {
  const text = useScope().wordsOf(traceTexts).plural('trace.hidden', hidden)
  const width = lengthOf(text) + 14
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the node says that it is folded, and has the key for it
    <g
      className={styles.more}
      transform={`translate(${end - width + 6} 39)`}
      data-part="fold"
      onClick={(event) => {
        event.stopPropagation()
        setFolded(step, false)
      }}
    >
      <rect width={width} height="18" rx="9" />
      <text x={width / 2} y="13">
        {text}
      </text>
    </g>
  )
}
