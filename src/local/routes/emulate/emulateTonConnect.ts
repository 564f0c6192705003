import { tryParseAddress } from '../../../core/values/address.ts'
import type { RequestedMessage } from '../../engine/engine.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine, onTvm } from '../route.ts'
import { base64In, type EmulateBody, type EmulateRequest, invalid, textIn, wholeIn } from './body.ts'
import { emulated } from './emulated.ts'

const MOST_MESSAGES = 4

/** A message as it is written: the service checks all of them before it reads an address. */
interface WrittenMessage extends Omit<RequestedMessage, 'bounce'> {}

function amountIn(text: string, index: number): bigint {
  const why = /^\d+$/.test(text) ? (BigInt(text) >> 64n ? 'value out of range' : '') : 'invalid syntax'
  if (why)
    throw invalid(
      `invalid amount in message at index ${index}: strconv.ParseUint: parsing ${JSON.stringify(text)}: ${why}`,
    )
  return BigInt(text)
}

function messageIn(value: unknown, index: number): WrittenMessage {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('json: cannot unmarshal into Go struct field messages of type main.TonConnectMessage')
  const message = value as EmulateBody
  const boc = (name: string) => {
    const text = textIn(message, name)
    return text === undefined ? undefined : base64In(text, `message ${name} at index ${index}`)
  }
  const [address, amount] = [textIn(message, 'address'), textIn(message, 'amount')]
  if (!address) throw invalid(`message at index ${index} cannot be empty`)
  if (!amount) throw invalid(`amount in message at index ${index} cannot be empty`)
  return { address, amount: amountIn(amount, index), payload: boc('payload'), stateInit: boc('stateInit') }
}

/** A raw address bounces; of a friendly one its form decides. */
function addressed(message: WrittenMessage): RequestedMessage {
  const parsed = tryParseAddress(message.address)
  if (!parsed) throw new Refusal(500, `Failed to compose external message: invalid address: ${message.address}`)
  const { workchain, hash, bounceable = true } = parsed
  return { ...message, address: `${workchain}:${hash}`, bounce: bounceable }
}

export const emulateTonConnect = onTvm(
  genuine((request: EmulateRequest, context: Context) => {
    // Without a name in the header, those of the first version alone.
    const { body, types = 'v1' } = request
    const sender = textIn(body, 'from')
    const list = body.messages ?? []
    const until = wholeIn(body, 'valid_until', 64)
    if (!Array.isArray(list))
      throw invalid('json: cannot unmarshal into Go struct field messages of type []main.TonConnectMessage')
    if (!sender) throw invalid('from address is required for emulation')
    if (!list.length) throw invalid('messages array cannot be empty')
    if (list.length > MOST_MESSAGES) throw invalid(`messages array cannot contain more than ${MOST_MESSAGES} messages`)
    const written = list.map(messageIn)
    const from = tryRawAddress(sender)
    if (from === undefined) throw new Refusal(500, `Invalid address format: ${sender}`)
    const validUntil = until === undefined ? undefined : BigInt(until)
    return emulated({ request: { from, messages: written.map(addressed), validUntil } }, { body, types }, context)
  }),
)
