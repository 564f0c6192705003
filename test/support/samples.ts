import type { Stated } from './contract.ts'

/** The least params of a request to an endpoint. */
export function neededParams({ params, oneOf: [first] }: Stated, known = SAMPLES): Record<string, unknown> {
  const names = params.filter((param) => param.required || param.name === first)
  return Object.fromEntries(
    names.map((param) => [param.name, known[param.name] ?? param.choices?.[0] ?? sample(param.type)]),
  )
}

const ADDRESS = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

/** Values of params whose type says too little. */
export const SAMPLES: Record<string, unknown> = {
  domain: 'a.ton',
  boc: 'te6cckEBAQEAAgAAAEysuc0=',
  body: 'te6cckEBAQEAAgAAAEysuc0=',
  method: 'seqno',
  stack: [],
  shard: '-9223372036854775808',
  hash: 'A'.repeat(43),
  libraries: ['A'.repeat(43)],
  messages: [{ address: ADDRESS, amount: '1' }],
  params: {},
  jsonrpc: '2.0',
  id: '1',
}

/** A value that any param of this type takes. */
export function sample(type: string): unknown {
  switch (type) {
    case 'address':
    case 'address-text':
      return ADDRESS
    case 'hash':
      return 'A'.repeat(43)
    case 'lt':
      return '1'
    case 'boolean':
      return true
    case 'int32':
    case 'seqno':
    case 'integer':
    case 'utime':
      return 1
    case 'shard':
      return '8000000000000000'
    case 'opcode':
      return '0x0f8a7ea5'
    default:
      return
  }
}
