import type { Message } from '../../../contract/v3/message.ts'
import type { MessageRow } from '../../index/messageRow.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around } from './jetton.ts'
import type { Query } from './query.ts'

type Test = (row: MessageRow) => boolean

const asMessage = ({ message, in: receiver, out }: MessageRow): Message => ({
  ...message,
  ...(receiver && { in_msg_tx_hash: receiver.hash }),
  ...(out && { out_msg_tx_hash: out.hash }),
})

function sideTest(query: Query): Test {
  const direction = query.text('direction')
  // The service hands the word to its database, which does not know it.
  if (direction !== undefined && direction !== 'in' && direction !== 'out')
    throw new Refusal(500, `invalid input value for enum msg_direction: "${direction}"`)
  return (row) => direction === undefined || row[direction] !== undefined
}

/** Bounds leave out messages from outside, which have no time of their own. */
function timeTest(query: Query): Test {
  const [startLt, endLt] = [query.lt('start_lt'), query.lt('end_lt')]
  const [startUtime, endUtime] = [query.utime('start_utime'), query.utime('end_utime')]
  const ofLt = ({ head: { created_lt } }: MessageRow) =>
    (startLt === undefined || (created_lt !== null && BigInt(created_lt) >= startLt)) &&
    (endLt === undefined || (created_lt !== null && BigInt(created_lt) <= endLt))
  const ofUtime = ({ message: { created_at } }: MessageRow) =>
    (startUtime === undefined || (created_at !== null && Number(created_at) >= startUtime)) &&
    (endUtime === undefined || (created_at !== null && Number(created_at) <= endUtime))
  const isTimed = startUtime !== undefined || endUtime !== undefined
  return (row) => ofLt(row) && (!isTimed || ofUtime(row))
}

export const messages = genuine((query: Query, context: Context) => {
  if (query.has('hash') && query.has('msg_hash'))
    throw new Refusal(422, 'cannot use both legacy and new message hashes')
  const hashes = query.hashes('msg_hash') ?? query.hashes('hash')
  const bodyHash = query.hash('body_hash')
  const source = query.address('source')
  const destination = query.address('destination')
  const opcode = query.opcode('opcode')
  const withoutExternals = query.bool('exclude_externals') ?? false
  const onlyExternals = query.bool('only_externals') ?? false
  const [ofSide, ofTime] = [sideTest(query), timeTest(query)]
  const { ledger } = context
  const page = query.pick(hashes ? ledger.messagesBy(hashes) : ledger.messagesByTime, (row) => {
    const { head } = row
    return (
      (source === undefined || head.source === source) &&
      (destination === undefined || head.destination === destination) &&
      (opcode === undefined || head.opcode === opcode) &&
      (!withoutExternals || head.source !== null) &&
      (!onlyExternals || head.source === null) &&
      ofSide(row) &&
      ofTime(row) &&
      (bodyHash === undefined || row.message.message_content?.hash === bodyHash)
    )
  })
  const addresses = page.flatMap(({ message }) => [message.source, message.destination])
  return { messages: page.map(asMessage), ...around(context, addresses) }
})
