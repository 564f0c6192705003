'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { hourglass } from '../../icons/paths.ts'
import { accountName } from '../../reading/accountName.ts'
import { useScope } from '../../root/scope.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { NODE, type PlacedStep } from './layOut.ts'
import { contractKind, noteOf, operationOf } from './stepText.ts'
import styles from './TraceGraph.module.css'

interface GraphNodeProps {
  node: PlacedStep
  addressBook: AddressBook
  isTabStop: boolean
  isSelected: boolean
  /** Absent where nothing is below it. */
  isFolded: boolean | undefined
  onFocus: (key: string, place: number) => void
  onSelect: (step: TraceStep) => void
  setFolded: (step: TraceStep, isFolded: boolean) => void
}

/** Characters for which a node has room, and the line above it. */
const [NAME, ABOVE] = [13, 23]

const cut = (text: string, most: number) =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text

/** A step as a box: letter, account and its kind; above it the value and the operation that came in. */
export function GraphNode(props: GraphNodeProps) {
  const { node, addressBook, isTabStop, isSelected, isFolded, onFocus, onSelect } = props
  const { step, place, x, y } = node
  const { wordsOf } = useScope()
  const { client } = useTonCenter()
  const { account, state, letter, depth } = step
  const value = useValue(step)
  const operation = operationOf(step, wordsOf)
  const ending = noteOf(step, addressBook, wordsOf)
  const kind = contractKind(step, addressBook)
  const name = account === undefined ? '' : accountName(account, addressBook, client.testOnly)
  const shown = value
    ? cut(operation || (ending ?? ''), Math.max(ABOVE - value.short.length, 4))
    : cut(operation, ABOVE)
  const below = isFolded && wordsOf(traceTexts).plural('trace.below', step.below)
  const said = [`${letter} ${name}`, kind, operation, value?.full, ending, below].filter(Boolean).join(', ')
  return (
    <g
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isTabStop ? 0 : -1}
      data-part="step"
      data-index={place}
      data-state={state}
      className={styles.node}
      transform={`translate(${x} ${y})`}
      onFocus={() => onFocus(step.key, place)}
      onClick={() => onSelect(step)}
    >
      {/* Its name: by a label, it would have to say the shortened texts as well. */}
      <title>{said}</title>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; the name of the node says all of it in full */}
      <g aria-hidden="true">
        <text x="2" y="-8" className={styles.above}>
          {value && <tspan className={styles.value}>{value.short} </tspan>}
          {shown}
        </text>
        <rect className={styles.card} width={NODE.width} height={NODE.height} rx="8" />
        {state === 'missing' ? (
          <Awaited />
        ) : (
          <>
            <rect
              className={styles.tile}
              x="9"
              y="14"
              width="20"
              height="20"
              rx="5"
              data-first={letter === 'A' || undefined}
            />
            <text className={styles.letter} x="19" y="28.5" data-first={letter === 'A' || undefined}>
              {letter}
            </text>
            <text className={styles.name} x="36" y={kind ? 21 : 28.5}>
              {cut(name, NAME)}
            </text>
            {kind && (
              <text x="36" y="37" className={styles.kind}>
                {cut(kind, NAME + 2)}
              </text>
            )}
          </>
        )}
        {state === 'failed' && <Failed />}
        {isFolded && <More {...props} />}
      </g>
    </g>
  )
}

/** What came with the message, in digits of the locale: short, and exact with the symbol. */
function useValue({ value }: TraceStep) {
  const { format } = useScope()
  const { symbol, decimals } = useTonCenter().settings.nativeCurrency
  if (value === undefined) return
  const { whole, fraction, full } = format.amount(toDecimal(value, decimals), 4)
  return { short: whole + fraction, full: `${full} ${symbol}` }
}

function Awaited() {
  const words = useScope().wordsOf(traceTexts)
  return (
    <>
      <path className={styles.hourglass} d={hourglass} transform="translate(11 16)" />
      <text x="34" y="28.5" className={styles.kind}>
        {cut(words('trace.missing'), NAME + 3)}
      </text>
    </>
  )
}

const Failed = () => (
  <g transform="translate(128 -8)">
    <circle className={styles.ground} cx="8" cy="8" r="8" />
    <circle className={styles.disc} cx="8" cy="8" r="7" />
    <path className={styles.cross} d="M5.5 5.5l5 5M10.5 5.5l-5 5" />
  </g>
)

/** How many steps are folded below; a press unfolds them. */
function More({ node: { step }, setFolded }: GraphNodeProps) {
  const { format } = useScope()
  const text = `+${format.number(step.below)}`
  const width = text.length * 7 + 10
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the node says that it is folded, and has the key for it
    <g
      className={styles.more}
      transform={`translate(${NODE.width - width / 2 + 4} 38)`}
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
