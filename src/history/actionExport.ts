import type { Action } from '../contract/v3/action.ts'
import type { AnyAddress } from '../core/values/address.ts'
import { addressText, rawForm } from '../core/values/address.ts'
import { type ActivityView, readAction } from '../reading/readAction.ts'
import { assetAmounts, isoTime, party, text } from './columns.ts'
import type { ExportColumn } from './exportFile.ts'

/**
 * Columns of exported actions, as an account sees them: what happened and how it ended, who, with whom, the exact amounts that it paid
 * and got with their tokens, NFT, comment, trace. An action of several assets has a line for each, with the same `action`. An amount
 * that never left, or came back, is left out: that needs the transactions, so ask with `include_transactions`. `status` is `pending` or
 * `confirmed` until the action is final.
 * @param account in any form; absent for a list that is nobody's, where all amounts are `paid`
 */
export function actionExport(account?: AnyAddress): readonly ExportColumn<Action>[] {
  const own = account === undefined ? undefined : rawForm(addressText(account))
  // Each column reads the row: once is enough.
  const views = new WeakMap<Action, ActivityView>()
  const viewOf = (row: Action): ActivityView => {
    const view = views.get(row) ?? readAction(row, { account: own })
    views.set(row, view)
    return view
  }
  const moved = (way: 'in' | 'out') => (row: Action) => {
    const { amounts, isVoid } = viewOf(row)
    return isVoid ? [] : amounts.filter(({ direction = 'out' }) => direction === way)
  }
  return [
    text('time', ({ trace_end_utime }) => isoTime(trace_end_utime)),
    text('type', ({ type }) => type),
    text('status', (row) => viewOf(row).status),
    text('direction', (row) => viewOf(row).direction),
    ...party<Action>('from', (row) => viewOf(row).from),
    ...party<Action>('to', (row) => viewOf(row).to),
    ...assetAmounts('paid', moved('out')),
    ...assetAmounts('got', moved('in')),
    text('nft', (row) => viewOf(row).nft),
    text('comment', (row) => viewOf(row).comment),
    text('trace', ({ trace_id }) => trace_id),
    text('transactions', ({ transactions }) => transactions?.join(' ')),
    text('action', ({ action_id }) => action_id),
  ]
}
