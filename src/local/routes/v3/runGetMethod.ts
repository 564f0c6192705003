import type { StackEntry } from '../../engine/engine.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine, onTvm } from '../route.ts'
import { readNumber, spellHex } from '../stackNumbers.ts'
import type { Body } from './body.ts'

type Entity = { type: string; value: string | Entity[] }

function toEntry(given: unknown): StackEntry {
  const { type, value } = (given ?? {}) as { type?: unknown; value?: unknown }
  if (type !== 'num' && type !== 'cell' && type !== 'slice')
    throw new Refusal(500, `unsupported stack parameter type: ${String(type)}`)
  if (typeof value !== 'string') throw new Refusal(422, 'stack values should be texts')
  return type === 'num' ? { type, value: readNumber(value) } : { type, value }
}

function toEntity(entry: StackEntry): Entity {
  switch (entry.type) {
    case 'num':
      return { type: 'num', value: spellHex(entry.value) }
    case 'tuple':
    case 'list':
      return { type: entry.type, value: entry.value.map(toEntity) }
    case 'unsupported':
      throw new Refusal(501, 'failed to decode api/v2 stack: unsupported entry')
    default:
      return entry
  }
}

export const runGetMethod = onTvm(
  genuine(async ({ address, method, stack = [] }: Body, { running }: Context) => {
    const raw = typeof address === 'string' ? tryRawAddress(address) : undefined
    if (raw === undefined) throw new Refusal(401, 'address is required')
    if (typeof method !== 'string' || !method) throw new Refusal(401, 'method is required')
    if (!Array.isArray(stack)) throw new Refusal(422, 'stack should be a list')
    const asked = {
      address: raw,
      method: /^\d{1,9}$/.test(method) ? Number(method) : method,
      stack: stack.map(toEntry),
    }
    const result = await (await running()).run(asked)
    return { ...result, stack: result.stack.map(toEntity) }
  }),
)
