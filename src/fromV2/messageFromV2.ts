import type { AccountAddress } from '../contract/v2/accountAddress.ts'
import type { ExtraCurrencyBalance } from '../contract/v2/extraCurrencyBalance.ts'
import type { MessageData } from '../contract/v2/messageData.ts'
import type { MessageStd } from '../contract/v2/messageStd.ts'
import type { V2Message } from '../contract/v2/v2Message.ts'
import { rawForm } from '../core/values/address.ts'
import { type Cell, parseBoc } from '../core/values/cell.ts'
import { opcodeIn } from '../core/values/cellValues.ts'
import { ENCRYPTED_TEXT, OPCODES, TEXT } from '../core/values/opcodes.ts'
import type { ExtraCurrencies } from '../schemas/scalars.ts'
import type { ShownMessage } from './shown.ts'

/** The facts of a message that only the transaction's cells have. */
export type MessageFacts = Partial<
  Pick<ShownMessage, 'ihr_disabled' | 'bounce' | 'bounced' | 'import_fee' | 'created_at'>
>

/** A message of v2 in the form of v3. Facts that v2 does not report are `null`. */
export function messageFromV2(message: V2Message | MessageStd, facts: MessageFacts): ShownMessage {
  const [source, destination] = [partyOf(message.source), partyOf(message.destination)]
  // v2 writes 0 where a message carries nothing because it cannot.
  const carries = source !== null && destination !== null
  const { msg_data: data, body_hash } = message
  const { opcode, decoded } = readContent(data)
  const isRaw = data['@type'] === 'msg.dataRaw'
  const state = isRaw && 'init_state' in data ? data.init_state : ''
  return {
    hash: message.hash,
    source,
    destination,
    value: carries ? message.value : null,
    value_extra_currencies: carries ? extraCurrenciesFromV2(message.extra_currencies) : null,
    fwd_fee: carries ? message.fwd_fee : null,
    ihr_fee: carries ? message.ihr_fee : null,
    created_lt: source === null ? null : message.created_lt,
    created_at: null,
    opcode,
    decoded_opcode: (opcode && OPCODES[opcode]) ?? null,
    ihr_disabled: null,
    bounce: null,
    bounced: null,
    import_fee: null,
    message_content: { hash: body_hash, body: isRaw && 'body' in data ? data.body : null, decoded },
    init_state: state ? { hash: null, body: state, decoded: null } : null,
    ...facts,
  }
}

/** Raw, or `null` for nobody. */
function partyOf(party: string | AccountAddress): string | null {
  const address = typeof party === 'string' ? party : party.account_address
  return address === '' ? null : rawForm(address)
}

/** Amounts by id, as v3 has them; absent where the service reports none. */
export const extraCurrenciesFromV2 = (balances: readonly ExtraCurrencyBalance[] | undefined): ExtraCurrencies | null =>
  balances ? Object.fromEntries(balances.map(({ id, amount }) => [id, amount])) : null

interface MessageBody {
  opcode: string | null
  decoded: { readonly '@type': 'text_comment'; readonly comment: string } | null
}

const UNKNOWN: MessageBody = { opcode: null, decoded: null }

const comment = (text: string): MessageBody => ({
  opcode: TEXT,
  decoded: { '@type': 'text_comment', comment: text },
})

function readContent(data: MessageData): MessageBody {
  switch (data['@type']) {
    case 'msg.dataEncryptedText':
      return { opcode: ENCRYPTED_TEXT, decoded: null }
    case 'msg.dataRaw':
      return readCells(data.body)
    case 'msg.dataText':
    case 'msg.dataDecryptedText':
      return comment(readText(data.text))
    default:
      return UNKNOWN
  }
}

/** Bytes of strangers: a body that is no cells has no opcode to show. */
function readCells(boc: string): MessageBody {
  try {
    return readRaw(parseBoc(boc))
  } catch {
    return UNKNOWN
  }
}

/** Nothing where it is no base64. */
function readText(base64: string): string {
  try {
    return utf8(Array.from(atob(base64), (char) => char.charCodeAt(0)))
  } catch {
    return ''
  }
}

function readRaw(body: Cell): MessageBody {
  if (body.bits < 32) return UNKNOWN
  const opcode = opcodeIn(body)
  return opcode === TEXT ? comment(utf8(textBytes(body))) : { opcode, decoded: null }
}

const utf8 = (bytes: Iterable<number>) => new TextDecoder().decode(Uint8Array.from(bytes))

/** A comment continues in the first reference of each cell; the first 32 bits mark it as one. */
function textBytes(body: Cell): number[] {
  const bytes: number[] = []
  for (let cell: Cell | undefined = body; cell; cell = cell.refs[0]) bytes.push(...cell.bytes)
  return bytes.slice(4)
}
