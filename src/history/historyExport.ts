import { toDecimal } from '../core/values/amount.ts'
import { isoTime, nativeAmount, number, text } from './columns.ts'
import type { ExportColumn } from './exportFile.ts'
import type { HistoryRow } from './historyRow.ts'

type Row = HistoryRow

/** An amount of the row's own asset. */
const amount = (name: string, of: (row: Row) => bigint): readonly ExportColumn<Row>[] => [
  number(name, (row) => (row.decimals === undefined ? undefined : toDecimal(of(row), row.decimals))),
  number(`${name}_units`, of),
]

/**
 * Columns of an exported history. `change` of the rows of one asset adds up to the change of its balance, where `kind` is not `actions`.
 */
export const historyExport: readonly ExportColumn<Row>[] = [
  text('time', ({ time }) => isoTime(time)),
  text('kind', ({ kind }) => kind),
  text('type', ({ type }) => type),
  text('own_status', ({ status }) => status),
  text('direction', ({ direction }) => direction),
  text('symbol', ({ symbol }) => symbol),
  text('asset', ({ asset }) => asset),
  number('decimals', ({ decimals }) => decimals),
  ...amount('change', ({ change }) => change),
  ...amount('received', ({ received }) => received),
  ...amount('sent', ({ sent }) => sent),
  ...nativeAmount<Row>('fee', ({ fee }) => fee),
  ...nativeAmount<Row>('forward_fee', ({ forwardFee }) => forwardFee),
  ...nativeAmount<Row>('balance_after', ({ balance }) => balance),
  text('counterparty', ({ counterparties }) => counterparties.map(({ account }) => account).join(' ')),
  text('counterparty_name', ({ counterparties }) =>
    counterparties
      .map(({ name }) => name ?? '')
      .join(' ')
      .trim(),
  ),
  text('comment', ({ comment }) => comment),
  text('account', ({ account }) => account),
  text('trace', ({ trace }) => trace),
  text('hash', ({ hash }) => hash),
  number('lt', ({ lt }) => lt),
]
