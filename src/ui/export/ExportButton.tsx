'use client'
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react'
import type { ExportFormat } from '../../history/exportFile.ts'
import { Button } from '../parts/Button.tsx'
import { MenuButton } from '../parts/MenuButton.tsx'
import { MenuEntry, MenuPanel } from '../parts/MenuPanel.tsx'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { exportTexts } from '../words/en/export.ts'
import styles from './ExportButton.module.css'
import { saveFile } from './saveFile.ts'
import { type ExportSource, type HistoryExportSource, useExport } from './useExport.ts'

interface ExportLimits {
  /** Without its ending. Default `export`. */
  fileName?: string | undefined
  /** Rows at most. Default 10 000; a file with fewer rows than the list states that. */
  most?: number | undefined
  /** What is exported, for the accessible name of a button among several. */
  label?: string | undefined
}

/** What is exported: `endpoint`, `params` and `columns` of a list, or the `history` of an account. */
export type ExportButtonProps<Params, Data, Cursor extends keyof Params, Row> = ExportLimits &
  (ExportSource<Params, Data, Cursor, Row> | HistoryExportSource)

const FORMATS: readonly ExportFormat[] = ['csv', 'json', 'ndjson']

/**
 * One button, with a menu of CSV, JSON and NDJSON, that saves all rows of a range of a list. It keeps to the request budget, and
 * has progress, cancel and resume. For the `actions` of a list. One request for each page that it saves. Renders a `<span>`.
 */
export const ExportButton = forwardRef(function ExportButton<Params, Data, Cursor extends keyof Params, Row>(
  { fileName = 'export', most = 10_000, label, ...source }: ExportButtonProps<Params, Data, Cursor, Row>,
  ref: ForwardedRef<HTMLSpanElement>,
) {
  const scope = useScope()
  const words = scope.wordsOf(exportTexts)
  const { state, run, cancel, paused } = useExport(source, most)

  const title = words('export.title')
  const name = label === undefined ? title : `${title}: ${label}`
  const isRunning = state.status === 'running'

  const save = async (format: ExportFormat) => {
    const file = await run(format)
    if (file) saveFile(file, `${fileName}.${format}`)
  }

  return (
    <Root as="span" scope={scope} ref={ref} className={styles.root} data-part="export" data-state={state.status}>
      <span role="status" className={styles.status}>
        {state.status !== 'idle' && words.plural('export.rows', state.rows)}
        {state.status !== 'idle' && state.leftOut > 0 && ` ${words.plural('export.leftOut', state.leftOut)}`}
        {state.status === 'done' && state.isCapped && ` ${words('export.capped')}`}
        {state.status === 'done' && !state.isCapped && state.endsEarly && ` ${words('export.early')}`}
        {state.status === 'paused' && state.error !== undefined && ` ${words('export.failed')}`}
      </span>
      {(isRunning || paused) && (
        <Button onClick={() => (isRunning ? cancel() : paused && save(paused))}>
          {words(isRunning ? 'action.cancel' : 'action.resume')}
        </Button>
      )}
      <MenuButton label={name} text={title} isBusy={isRunning}>
        {(close) => (
          <MenuPanel label={name} onClose={close}>
            {FORMATS.map((format) => (
              <MenuEntry
                key={format}
                onClick={() => {
                  close()
                  save(format)
                }}
              >
                {`${words('export.as')} ${format.toUpperCase()}`}
              </MenuEntry>
            ))}
          </MenuPanel>
        )}
      </MenuButton>
    </Root>
  )
}) as {
  <Params, Data, Cursor extends keyof Params, Row>(
    props: ExportButtonProps<Params, Data, Cursor, Row> & RefAttributes<HTMLSpanElement>,
  ): ReactElement
  displayName?: string
}
ExportButton.displayName = 'ExportButton'
