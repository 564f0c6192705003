import { genuine } from '../route.ts'
import { locate } from './locate.ts'

/** The transaction that sent the message. */
export const tryLocateSourceTx = genuine(locate('out'))
