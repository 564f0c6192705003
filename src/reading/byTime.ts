import type { ShownTransaction } from '../fromV2/shown.ts'
import { nano } from './nano.ts'

/** By logical time, which outgrows a number. */
export const byTime = (a: Pick<ShownTransaction, 'lt'>, b: Pick<ShownTransaction, 'lt'>): number => {
  const [first, second] = [nano(a.lt), nano(b.lt)]
  return first < second ? -1 : first > second ? 1 : 0
}
