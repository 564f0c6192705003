import { genuine } from '../route.ts'
import { locate } from './locate.ts'

/** The same as `tryLocateTx`. */
export const tryLocateResultTx = genuine(locate('in'))
