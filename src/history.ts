/** The history of an account as rows for accounting, and files of rows. Without React. */

export { actionExport } from './history/actionExport.ts'
export {
  csvCell,
  type ExportBooks,
  type ExportCell,
  type ExportColumn,
  type ExportFormat,
  exportWriter,
} from './history/exportFile.ts'
export { exportHistory, type HistoryOptions, type HistoryProgress } from './history/exportHistory.ts'
export { historyExport } from './history/historyExport.ts'
export type { HistoryKind, HistoryRow } from './history/historyRow.ts'
export { jettonTransferExport } from './history/jettonTransferExport.ts'
export { transactionExport } from './history/transactionExport.ts'
