import type { Listed } from '../../core/schema/rowList.ts'

type MaybeListed = { readonly unreadable?: Listed['unreadable'] | undefined }

const messageOut = ({ unreadable }: MaybeListed) => unreadable?.find(({ member }) => member !== 'actions')

/** Whether messages were taken out of a transaction: its amounts lack them. */
export const lacksMessages = (row: MaybeListed): boolean => messageOut(row) !== undefined

/** For rows of lists, whose amounts have no room for a note. @throws {TypeError} where messages were taken out of the row */
export function checkMessages(row: MaybeListed): void {
  const out = messageOut(row)
  if (out) throw new TypeError(out.fault)
}

/** A row of an app may be anything. A fee is drawn from what the row states, or not at all. @throws {TypeError} where it states none */
export function checkFees(row: { readonly total_fees: string }): void {
  if (!/^\d+$/.test(row?.total_fees)) throw new TypeError('a transaction without its fees')
}
