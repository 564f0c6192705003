'use client'
import type { Trace } from '../../../contract/v3/trace.ts'
import { MIME } from '../../../history/exportFile.ts'
import { saveFile } from '../../export/saveFile.ts'
import { MenuButton } from '../../parts/MenuButton.tsx'
import { MenuEntry, MenuPanel } from '../../parts/MenuPanel.tsx'
import { useScope } from '../../root/scope.ts'
import { exportTexts } from '../../words/en/export.ts'

interface TraceExportProps {
  trace: Trace
  /** Without its ending. */
  fileName: string
  /** Saves the graph; absent while the list is shown. */
  onSaveGraph: (() => void) | undefined
}

/** A menu that saves the trace as the service sent it, and the graph as a picture. */
export function TraceExport({ trace, fileName, onSaveGraph }: TraceExportProps) {
  const words = useScope().wordsOf(exportTexts)
  const saveTrace = () => saveFile(new Blob([JSON.stringify(trace, null, 2)], { type: MIME.json }), `${fileName}.json`)
  const entries = [['JSON', saveTrace] as const, ...(onSaveGraph ? [['SVG', onSaveGraph] as const] : [])]
  return (
    <MenuButton label={words('export.title')} text={words('export.title')}>
      {(close) => (
        <MenuPanel label={words('export.title')} onClose={close}>
          {entries.map(([format, save]) => (
            <MenuEntry
              key={format}
              onClick={() => {
                close()
                save()
              }}
            >
              {`${words('export.as')} ${format}`}
            </MenuEntry>
          ))}
        </MenuPanel>
      )}
    </MenuButton>
  )
}
