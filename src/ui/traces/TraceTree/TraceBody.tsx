'use client'
import { useId, useMemo, useRef, useState } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { hexOf, tryNormalizeHash } from '../../../core/values/hash.ts'
import type { TraceStep } from '../../../reading/trace/steps.ts'
import { trace as graph, list } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { Heading } from '../../root/Heading.tsx'
import { late } from '../../root/late.tsx'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { useScope } from '../../root/scope.ts'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { traceTexts } from '../../words/en/traces.ts'
import { StepPanel } from './StepPanel.tsx'
import { TraceExport } from './TraceExport.tsx'
import { TraceSteps } from './TraceSteps.tsx'
import styles from './TraceTree.module.css'
import { useFolds } from './useFolds.ts'
import { useGraphFile } from './useGraphFile.ts'
import type { TraceTreePart, TraceViewProps } from './viewProps.ts'

interface TraceBodyProps {
  trace: Trace
  steps: readonly TraceStep[]
  decided: TraceViewProps['decided']
  books: TokenBooks
  view: 'list' | 'graph'
  /** Hash of the transaction whose step is selected at first. */
  first: string | undefined
  classNames: Partial<Record<TraceTreePart, string | undefined>> | undefined
}

/** Only who looks at a graph loads the code that lays it out. */
const TraceGraph = late(() => import('./TraceGraph.tsx'), GraphRoom)

/** The room of a graph that loads: most have a row for each step that causes no other. */
function GraphRoom({ shown }: TraceViewProps) {
  const rows = shown.filter(({ children }) => children.length === 0).length
  return <div className={styles.room} style={{ blockSize: 148 + (rows - 1) * 88 }} data-part="loading" />
}

/** The messages as a list or as a graph, and beside them the details of the selected step. Both share one selection. */
export function TraceBody({ trace, steps, decided, books, view, first, classNames }: TraceBodyProps) {
  const words = useScope().wordsOf(traceTexts)
  const headingId = useId()
  const body = useRef<HTMLDivElement>(null)
  const [shownView, setView] = useState(view)
  const [key, setKey] = useState(() => keyOf(steps, first))
  const selected = useMemo(() => steps.find((step) => step.key === key), [steps, key])
  const folds = useFolds(steps, selected)
  const { shown, alike, hidden, isApart, foldOf, setFolded, showAll, foldRepeats } = folds
  const [said, setSaid] = useState('')
  const id = tryNormalizeHash(trace.trace_id ?? '')
  const fileName = id ? `trace-${hexOf(id).slice(0, 8)}` : 'trace'
  const { isWhole, saveGraph } = useGraphFile(body, fileName)

  function fold(step: TraceStep, isFolded: boolean) {
    // What is selected is never hidden: the step that hides it is selected in its place.
    const hides = isFolded && selected && selected.index > step.index && selected.index <= step.index + step.below
    if (hides) setKey(step.key)
    const apart = setFolded(step, isFolded)
    setSaid(apart > 0 ? words.plural('trace.apart', apart) : '')
  }

  function foldTogether() {
    setKey(foldRepeats(selected)?.key)
    setSaid(words('trace.together'))
  }

  function close() {
    setKey(undefined)
    body.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
  }

  const shared = {
    steps,
    decided,
    shown,
    alike,
    books,
    selected,
    foldOf,
    setFolded: fold,
    onSelect: (step: TraceStep) => setKey(step.key),
    isWhole,
    labelledBy: headingId,
  }
  return (
    <div className={cx(styles.body, classNames?.body)} data-part="body" data-view={shownView} ref={body}>
      <div className={styles.bar}>
        <Heading isInside id={headingId} className={styles.title}>
          {words('trace.messages')}
        </Heading>
        <span role="status">
          <Spoken>{said}</Spoken>
        </span>
        {isApart && (
          <Button kind="link" onClick={foldTogether}>
            {words('action.foldRepeats')}
          </Button>
        )}
        {hidden > 0 && (
          <Button kind="link" onClick={showAll}>
            {words.plural('action.showSteps', hidden)}
          </Button>
        )}
        <TraceExport trace={trace} fileName={fileName} onSaveGraph={shownView === 'graph' ? saveGraph : undefined} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings the looks of a form */}
        <div role="group" aria-label={words('trace.view')} className={styles.views}>
          {(['list', 'graph'] as const).map((one) => (
            <Button
              key={one}
              icon={one === 'list' ? list : graph}
              aria-pressed={one === shownView}
              className={styles.view}
              onClick={() => setView(one)}
            >
              {words(`trace.${one}`)}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.panes} data-open={selected !== undefined || undefined}>
        {shownView === 'list' ? <TraceSteps {...shared} /> : <TraceGraph {...shared} />}
        {selected && (
          <StepPanel
            key={selected.key}
            step={selected}
            count={steps.length}
            alike={alike.get(selected.index)?.length ?? 1}
            onApart={foldOf(selected) ? () => fold(selected, false) : undefined}
            books={books}
            onClose={close}
            className={classNames?.step}
          />
        )}
      </div>
    </div>
  )
}

function keyOf(steps: readonly TraceStep[], hash: string | undefined): string | undefined {
  const wanted = hash && tryNormalizeHash(hash)
  return wanted ? steps.find(({ transaction }) => transaction?.hash === wanted)?.key : undefined
}
