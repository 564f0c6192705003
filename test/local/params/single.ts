import { beginCell } from '@ton/core'
import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { signed } from '../signing.ts'
import { type Check, ignored, needed, refuses, spelled, type Table } from './checks.ts'
import { ask } from './demo.ts'
import { everyAddress, NOBODY } from './filters.ts'
import type { Row } from './row.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const differs =
  (name: string, value: Row, also: Row = {}): Check =>
  async ({ rows }) => {
    if (same(await rows(also), await rows({ ...also, [name]: value }))) throw new Error(`${name} changes nothing.`)
  }
const whole = { rows: (body: Row) => [body] }
const account = (status: number, error: string): Check[] => [
  needed('address', status, error),
  refuses({ address: 'nobody' }, status, error),
  refuses({ address: '' }, status, error),
  spelled('address', everyAddress(demo.main)),
  differs('address', demo.shop),
]
const asV2 =
  (rowsOf: (row: Row) => unknown): Check =>
  async ({ rows }) => {
    const [index] = await rows({ address: NOBODY })
    const [second] = await rows({ address: NOBODY, use_v2: true })
    if (index.status !== 'uninit' || second.status !== 'uninitialized') throw new Error('v2 has words of its own.')
    if (!same(await rows({ use_v2: false }), await rows({}))) throw new Error('The index is asked by default.')
    rowsOf(second)
  }

const text = (comment: string) =>
  beginCell().storeUint(0, 32).storeStringTail(comment).endCell().toBoc().toString('base64')
const hex = (boc: string) => Buffer.from(boc, 'base64').toString('hex')
const decoded = {
  opcodes: [
    async ({ answer }: Parameters<Check>[0]) => {
      const { body } = await answer({ opcodes: ['0x0f8a7ea5', '0f8a7ea5', '0xdeadbeef'], bodies: [] })
      const [a, b, c] = body.opcodes
      if (a !== 'jetton_transfer' || b !== a || c !== 'unknown') throw new Error(`By position: ${body.opcodes}`)
    },
    refuses({ opcodes: ['0x0', 'zz'] }, 422, 'invalid opcode format at index 1: zz'),
    refuses({ opcodes: Array.from({ length: 1001 }, () => '0x0') }, 422, 'opcodes list exceeds maximum length of 1000'),
  ],
  bodies: [
    async ({ answer }: Parameters<Check>[0]) => {
      const { body } = await answer({ opcodes: [], bodies: [text('a'), hex(text('b')), 'AAAA'] })
      const results = body.bodies.map((one: Row) => one.text ?? one.error)
      if (!same(results, ['a', 'b', 'unknown: failed to deserialize boc'])) throw new Error(`By position: ${results}`)
    },
    refuses({ bodies: Array.from({ length: 1001 }, () => 'x') }, 422, 'bodies list exceeds maximum length of 1000'),
  ],
} satisfies Table['params']

const { body: signedBody } = await signed({ ask }, 'main', [])
const owner = beginCell().storeAddress(null).endCell().toBoc().toString('base64')
const forged = beginCell().storeUint(7, 32).endCell().toBoc().toString('base64')

/** Params of what answers one thing, by endpoint: what v3 has of v2, and decoding. */
export const singleTable = {
  addressInformation: {
    ...whole,
    base: { address: demo.main },
    params: {
      address: account(401, 'address of account is required'),
      use_v2: asV2((row) => {
        if (row.frozen_hash !== '') throw new Error('v2 says an empty hash.')
      }),
    },
  },
  walletInformation: {
    ...whole,
    base: { address: demo.main },
    params: {
      address: [
        ...account(401, 'address of account is required'),
        refuses({ address: demo.dollarJetton }, 409, 'not a wallet'),
      ],
      use_v2: asV2(() => {}),
    },
  },
  decode: { ...whole, params: decoded },
  decodePost: { ...whole, params: decoded },
  estimateFee: {
    ...whole,
    base: { address: demo.main, body: signedBody, ignore_chksig: true },
    params: {
      address: [
        needed('address', 401, 'address is required'),
        refuses({ address: 'nobody' }, 401, 'address is required'),
        spelled('address', everyAddress(demo.main)),
      ],
      body: [
        refuses({ body: 'AAAA' }, 400, 'Failed to parse body: not a bag of cells'),
        async ({ answer, base }) => {
          // The wallet refuses what is no request, and takes no gas.
          const { status, body } = await answer({ ...base, body: forged })
          if (status !== 200 || body.source_fees.gas_fee !== 0) throw new Error(JSON.stringify(body))
        },
      ],
      init_code: [
        ignored('init_code', ['']),
        refuses({ init_code: 'AAAA' }, 400, 'Failed to parse init_code: not a bag of cells'),
      ],
      init_data: [
        ignored('init_data', ['']),
        refuses({ init_code: forged, init_data: 'AAAA' }, 400, 'Failed to parse init_data: not a bag of cells'),
      ],
      ignore_chksig: async ({ answer, base }) => {
        // A signature of zeros: estimated where it is ignored, refused by the wallet where it is not.
        const { body } = await unsigned()
        const [lax, strict] = [await answer({ ...base, body }), await answer({ ...base, body, ignore_chksig: false })]
        const gas = [lax, strict].map((estimate) => estimate.body.source_fees.gas_fee)
        if (!gas[0] || gas[1] !== 0) throw new Error(gas.join(' and '))
      },
    },
  },
  sendMessage: {
    ...whole,
    params: {
      boc: [
        refuses({}, 401, 'boc is required'),
        refuses({ boc: '' }, 401, 'boc is required'),
        refuses({ boc: 'AAAA' }, 400, 'Failed to parse message: not a bag of cells'),
        refuses({ boc: forged }, 500, 'LITE_SERVER_UNKNOWN: cannot unpack external message'),
        async ({ answer }) => {
          const { boc } = await signed({ ask }, 'main', [])
          const { status, body } = await answer({ boc })
          if (status !== 200 || !body.message_hash || !body.message_hash_norm) throw new Error(JSON.stringify(body))
        },
      ],
    },
  },
  runGetMethod: {
    ...whole,
    base: { address: demo.dollarJetton, method: 'get_jetton_data', stack: [] },
    params: {
      address: [
        needed('address', 401, 'address is required'),
        refuses({ address: 'nobody' }, 422, 'failed to unmarshal address'),
        spelled('address', everyAddress(demo.dollarJetton)),
        differs('address', demo.acornJetton),
      ],
      method: [
        needed('method', 401, 'method is required'),
        spelled('method', ['get_jetton_data', '106029']),
        differs('method', 'get_wallet_address'),
      ],
      stack: [
        async ({ rows }) => {
          const [{ exit_code, stack }] = (await rows({
            method: 'get_wallet_address',
            stack: [{ type: 'slice', value: owner }],
          } as never)) as [Row]
          if (exit_code !== 0 || stack[0].type !== 'slice') throw new Error('A wallet of nobody has an address too.')
        },
        refuses({ stack: [{ type: 'tuple', value: [] }] } as never, 500, 'unsupported stack parameter type: tuple'),
        refuses(
          { stack: [{ type: 'num', value: 'seven' }] } as never,
          500,
          'failed to parse stack: seven is no number',
        ),
        refuses({ stack: 'x' }, 422, 'json: cannot unmarshal into Go value of type V2RunGetMethodRequest'),
      ],
    },
  },
} satisfies Partial<Record<V3Name, Table>>

/** A body that main's wallet would take, were it signed. */
async function unsigned() {
  const { Cell } = await import('@ton/core')
  const good = Cell.fromBase64(signedBody).beginParse()
  const bits = good.loadBits(good.remainingBits - 512)
  const cell = beginCell().storeBits(bits).storeUint(0, 512)
  while (good.remainingRefs) cell.storeRef(good.loadRef())
  return { body: cell.endCell().toBoc().toString('base64') }
}
