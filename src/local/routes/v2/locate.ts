import type { MessageRow } from '../../index/messageRow.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { asTransaction } from './transactionRows.ts'

/** The transaction at one end of the message with this source, destination and logical time. */
export const locate =
  (end: 'in' | 'out') =>
  (args: Arguments, { ledger }: Context) => {
    const [source, destination] = [args.address('source'), args.address('destination')]
    const lt = args.lt('created_lt')
    if (lt === undefined) throw new Refusal(422, 'failed to parse created_lt')
    const created = lt.toString()
    const is = ({ head }: MessageRow) =>
      head.created_lt === created && head.source === source && head.destination === destination
    const found = [...ledger.messages.values()].find(is)?.[end]
    if (!found) throw new Refusal(404, 'transaction was not found')
    return asTransaction(found)
  }
