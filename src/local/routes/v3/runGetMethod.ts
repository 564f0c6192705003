import type { StackEntry } from '../../engine/engine.ts'
import { isRefusal, Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine, onTvm } from '../route.ts'
import { checkDepth } from '../stackDepth.ts'
import { spellHex } from '../stackNumbers.ts'
import { readPair } from '../v2/stack.ts'
import type { Body } from './body.ts'

type Entity = { type: string; value: string | Entity[] }

/** The names of v2, to which the service hands the stack. */
const names: Readonly<Record<string, string>> = { num: 'num', cell: 'tvm.Cell', slice: 'tvm.Slice' }

interface GivenEntry {
  type: string
  value?: unknown
}

function readGiven(given: unknown): GivenEntry {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Refusal(422, 'json: cannot unmarshal into Go struct field V2RunGetMethodRequest.stack')
  const { type = '', value } = given as { type?: unknown; value?: unknown }
  if (typeof type !== 'string')
    throw new Refusal(422, 'json: cannot unmarshal into Go struct field V2StackEntity.type of type string')
  return { type, value }
}

function toEntry({ type, value }: GivenEntry): StackEntry {
  const name = Object.hasOwn(names, type) ? names[type] : undefined
  if (name === undefined) throw new Refusal(500, `unsupported stack parameter type: ${type}`)
  return readPair([name, value])
}

/** Every refusal of v2 is a 500 here. */
async function asOfV2<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw isRefusal(error) && error.status !== 501 ? new Refusal(500, error.message) : error
  }
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

/** Absent and addr_none are no address; what is none at all does not even unmarshal. */
function addressOf(value: unknown): string {
  const isNone = value === undefined || value === null || value === 'null' || value === 'addr_none'
  if (isNone) throw new Refusal(401, 'address is required')
  const raw = typeof value === 'string' ? tryRawAddress(value) : undefined
  if (raw === undefined) throw new Refusal(422, 'failed to unmarshal address')
  return raw
}

export const runGetMethod = onTvm(
  genuine(async ({ address, method = '', stack }: Body, { running }: Context) => {
    const entries = stack ?? []
    if (typeof method !== 'string' || !Array.isArray(entries))
      throw new Refusal(422, 'json: cannot unmarshal into Go value of type V2RunGetMethodRequest')
    const given = entries.map(readGiven)
    const raw = addressOf(address)
    if (!method) throw new Refusal(401, 'method is required')
    return asOfV2(async () => {
      const asked = {
        address: raw,
        method: /^\d{1,9}$/.test(method) ? Number(method) : method,
        stack: given.map(toEntry),
      }
      const result = await (await running()).run(asked)
      checkDepth(result.stack, 0)
      return { ...result, stack: result.stack.map(toEntity) }
    })
  }),
)
