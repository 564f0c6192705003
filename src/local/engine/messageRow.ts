import { beginCell, type Cell, type Message as CoreMessage, loadMessage, storeStateInit } from '@ton/core'
import type { Message } from '../../contract/v3/message.ts'
import type { MessageContent } from '../../contract/v3/messageContent.ts'
import { parseBoc } from '../../core/values/cell.ts'
import { decodeBody } from '../bodies/decode.ts'
import { extraCurrenciesOf } from './account.ts'
import { bocOf, raw, rawOrNull, spelledCellHash } from './spelling.ts'

/** The hash by which a wallet knows the message it sent, whatever its fee, source and layout became (TEP-467). */
export function normalizedHash({ info, body }: CoreMessage): string | undefined {
  if (info.type !== 'external-in') return
  const header = beginCell().storeUint(2, 2).storeUint(0, 2).storeAddress(info.dest).storeCoins(0).storeBit(false)
  return spelledCellHash(header.storeBit(true).storeRef(body).endCell())
}

const content = (cell: Cell, decoded: MessageContent['decoded']): MessageContent => ({
  hash: spelledCellHash(cell),
  body: bocOf(cell),
  decoded,
})

/** A message as v3 answers it. */
export function messageRow(cell: Cell): Message {
  const message = loadMessage(cell.beginParse())
  const { info, body, init } = message
  const { opcode, decoded_opcode, decoded } = decodeBody(parseBoc(bocOf(body)))
  const internal = info.type === 'internal' ? info : undefined
  const hash = spelledCellHash(cell)
  const norm = normalizedHash(message)
  return {
    hash,
    source: info.type === 'external-in' ? null : raw(info.src),
    destination: info.type === 'external-out' ? null : rawOrNull(info.dest),
    value: internal ? internal.value.coins.toString() : null,
    value_extra_currencies: internal ? extraCurrenciesOf(internal.value) : null,
    fwd_fee: internal ? internal.forwardFee.toString() : null,
    ihr_fee: internal ? internal.ihrFee.toString() : null,
    extra_flags: null,
    created_lt: info.type === 'external-in' ? null : info.createdLt.toString(),
    created_at: info.type === 'external-in' ? null : String(info.createdAt),
    opcode,
    decoded_opcode,
    ihr_disabled: internal ? internal.ihrDisabled : null,
    bounce: internal ? internal.bounce : null,
    bounced: internal ? internal.bounced : null,
    import_fee: info.type === 'external-in' ? info.importFee.toString() : null,
    message_content: content(body, decoded),
    init_state: init ? content(beginCell().store(storeStateInit(init)).endCell(), null) : null,
    ...(norm !== undefined && norm !== hash && { hash_norm: norm }),
  }
}
