import { hex256, type Slice } from '../bodies/slice.ts'
import { type Meaning, meaning, mergeAs } from './block.ts'
import type { CallBlock } from './messages.ts'
import { call, type Found, isCall, type Pattern } from './pattern.ts'
import type { Rule } from './rule.ts'

const PAYOUT = 0xc59a7cd3
const LAST_PAYOUT = 0xf5f26a36
const REGULAR_PAYOUT = 0xa040ad28

const excess = call(0x2565934c)
const toClient = call(0x65448ff4, { as: 'client' })
const payout = call(PAYOUT, { as: 'payout' })
const both = [excess, toClient]

const query = (slice: Slice) => slice.big(64).toString()
const number = (slice: Slice) => slice.big(64).toString()
const coins = (slice: Slice) => slice.coins().toString()

interface Members {
  readonly block: CallBlock
  /** The body after the opcode. */
  readonly slice: Slice
  readonly named: (name: string) => CallBlock
}

/** A rule for a message with this opcode, whose meaning fails as the block with the name `fails` does. */
const rule = (
  opcode: number,
  around: Omit<Pattern, 'fits' | 'opcode'>,
  read: (members: Members) => Meaning,
  fails?: string,
): Rule => ({
  of: call(opcode, around),
  build(block: CallBlock, { blocks, named }: Found) {
    const of = (name: string) => named.get(name) as CallBlock
    const made = read({ block, slice: block.body(), named: of })
    mergeAs(made, [block, ...blocks], { failed: (fails === undefined ? block : of(fails)).isAborted })
  },
})

/** A worker is paid for its tokens. */
const workerPayout = (opcode: number, payout_type: string): Rule =>
  rule(
    opcode,
    { each: call(0x4d725d2c, { as: 'worker', all: [payout, { ...excess, optional: true }] }) },
    ({ block, slice, named }) => {
      const [query_id, new_tokens] = [query(slice), number(slice)]
      const request = named('worker').body()
      query(request)
      const [destination, worker_state, worker_tokens] = [request.address(), request.uint(2), number(request)]
      const { source } = block
      const amount = named('payout').message.value
      const details = { payout_type, query_id, new_tokens, worker_state, worker_tokens, source, destination, amount }
      return meaning({ type: 'cocoon_worker_payout', details, from: [source], to: [destination] })
    },
    'payout',
  )

const proxies: readonly Rule[] = [
  workerPayout(REGULAR_PAYOUT, 'regular'),
  workerPayout(LAST_PAYOUT, 'last'),
  rule(
    0x7610e6eb,
    { all: [payout, excess] },
    ({ block, slice, named }) => {
      const [source, destination] = [block.destination, named('payout').destination]
      const details = { query_id: query(slice), source, destination }
      return meaning({ type: 'cocoon_proxy_payout', details, from: [source], to: [destination] })
    },
    'payout',
  ),
  rule(0xbb63ff93, { all: both }, ({ block, slice, named }) => {
    const [source, destination] = [block.destination, named('client').destination]
    const details = {
      query_id: query(slice),
      new_tokens_used: number(slice),
      expected_address: slice.anyAddress(),
      source,
      destination,
    }
    return meaning({ type: 'cocoon_proxy_charge', details, from: [source], to: [destination] })
  }),
  rule(0x927c7cb5, { each: excess }, ({ block: { destination }, slice }) =>
    meaning({ type: 'cocoon_register_proxy', details: { query_id: query(slice), destination }, to: [destination] }),
  ),
]

const clients: readonly Rule[] = [
  rule(0xc45f9f3b, { all: both }, ({ block: { destination }, slice }) => {
    const [query_id, nonce, source] = [query(slice), number(slice), slice.address()]
    const details = { query_id, nonce, source, destination }
    return meaning({ type: 'cocoon_client_register', details, from: [source], to: [destination] })
  }),
  rule(0xa9357034, { all: both }, ({ block: { destination }, slice }) => {
    const query_id = query(slice)
    const new_secret_hash = hex256(slice.big(256)).toLowerCase()
    const source = slice.address()
    const details = { query_id, new_secret_hash, source, destination }
    return meaning({ type: 'cocoon_client_change_secret_hash', details, from: [source], to: [destination] })
  }),
  rule(
    0xfafa6cc1,
    { all: both, before: call(0x9c69f376, { as: 'wallet', optional: true }) },
    ({ block: { destination, previous }, slice }) => {
      const [query_id, source] = [query(slice), slice.address()]
      const details = { query_id, via_wallet: isCall(previous, 0x9c69f376), source, destination }
      return meaning({ type: 'cocoon_client_request_refund', details, from: [source], to: [destination] })
    },
  ),
  rule(0x6a1f6a60, { all: both }, ({ block: { destination }, slice }) => {
    const [query_id, new_stake, source] = [query(slice), coins(slice), slice.address()]
    const details = { query_id, new_stake, source, destination, amount: new_stake }
    return meaning({ type: 'cocoon_client_increase_stake', details, from: [source], to: [destination] })
  }),
  rule(
    0xda068e78,
    { each: call(0x65448ff4, { all: [payout, { ...excess, optional: true }] }) },
    ({ block: { destination }, slice, named }) => {
      const [query_id, source, amount] = [query(slice), slice.address(), named('payout').message.value]
      const details = { query_id, withdraw_amount: amount, source, destination, amount }
      return meaning({ type: 'cocoon_client_withdraw', details, from: [source], to: [destination] })
    },
  ),
]

/** A market for the work of machines: proxies pay workers, and charge clients. */
export const cocoon: readonly Rule[] = [...proxies, ...clients]
