/** The history of an account as rows for accounting, files of rows, and new transactions of many accounts. Without React. */

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
export { jettonWalletExport } from './history/jettonWalletExport.ts'
export { transactionExport } from './history/transactionExport.ts'
export { type WatchOptions, watchTransactions } from './history/watchTransactions.ts'
export type { SkippedTransactions, TransactionsLook } from './query/newTransactions.ts'
