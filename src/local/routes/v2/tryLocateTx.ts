import { genuine } from '../route.ts'
import { locate } from './locate.ts'

/** The transaction that received the message. */
export const tryLocateTx = genuine(locate('in'))
