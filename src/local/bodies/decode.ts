import type { Cell } from '../../core/values/cell.ts'
import { toBoc } from '../../core/values/toBoc.ts'
import { opcodes, spellOpcode } from './opcodes.ts'
import { hex256, Slice } from './slice.ts'
import { addressTree, coinsTree, nothing, type Tree } from './tree.ts'
import { readWalletRequest } from './walletBody.ts'

const address = (slice: Slice) => addressTree(slice.address())
const coins = (slice: Slice) => coinsTree(slice.coins())
const isEmpty = ({ bits, refs }: Cell) => bits === 0 && refs.length === 0

/** The text of a comment: op 0, then UTF-8 in a snake of cells. `undefined` when it is none. */
export function readComment(body: Cell): string | undefined {
  const slice = new Slice(body)
  return slice.bits >= 32 && slice.uint(32) === 0 ? slice.text() : undefined
}

/** What somebody sent along, read as far as it is known: a comment, nothing, or a bag of cells. */
function contentTree(cell: Cell): unknown {
  const text = readComment(cell)
  if (text !== undefined) return { '@type': 'text_comment', text }
  return isEmpty(cell) ? { '@type': 'empty_cell' } : toBoc(cell)
}

/** The cell that an `Either Cell ^Cell` holds, and which of the two it was. */
export function readEither(slice: Slice): { inRef: boolean; cell: Cell } {
  const inRef = slice.bit()
  return { inRef, cell: inRef ? slice.ref() : slice.rest() }
}

function eitherTree(slice: Slice): Tree {
  const { inRef, cell } = readEither(slice)
  return { '@type': inRef ? 'second_from_either' : 'first_from_either', value: contentTree(cell) }
}

function maybeCell(slice: Slice): Tree {
  const cell = slice.maybeRef()
  return cell ? { '@type': 'something_from_maybe', value: toBoc(cell) } : nothing
}

type BodyReading = readonly [name: string, read: (slice: Slice) => Tree]

const queried = (read: (slice: Slice) => Tree) => (slice: Slice) => ({
  query_id: slice.big(64).toString(),
  ...read(slice),
})
/** Nothing but the number of the query. */
const bare = queried(() => ({}))

/** A reading that leaves nothing over: several contracts share an opcode, and the one that fits is meant. */
const whole = (read: (slice: Slice) => Tree) => (slice: Slice) => {
  const tree = read(slice)
  if (slice.bits || slice.refs) throw new Error('There is more in the body.')
  return tree
}

const proof = queried((s) => ({
  item_id: s.big(256).toString(),
  owner: address(s),
  data: toBoc(s.ref()),
  revoked_at: s.big(64).toString(),
}))

/**
 * Bodies this chain knows by their opcode. The members are evaluated in the order they have in the cell. Of several readings
 * the first that fits counts, and the first gives the opcode its name.
 */
const known: Readonly<Record<number, readonly BodyReading[]>> = {
  [opcodes.nft_deploy]: [
    ['nft_deploy', whole(queried((s) => ({ index: s.big(64).toString(), amount: coins(s), content: toBoc(s.ref()) })))],
    ['sale_accept_coins', whole(bare)],
  ],
  [opcodes.sale_buy]: [
    ['sale_buy', whole(bare)],
    ['nft_batch_deploy', whole(queried((s) => ({ deploy_list: toBoc(s.ref()) })))],
  ],
  [opcodes.sale_cancel]: [
    ['sale_cancel', whole(bare)],
    ['change_owner', whole(queried((s) => ({ new_owner: address(s) })))],
  ],
  [opcodes.sale_change_price]: [
    [
      'sale_change_price',
      queried((s) => ({ full_price: coins(s), marketplace_fee: coins(s), royalty_amount: coins(s) })),
    ],
  ],
  [opcodes.nft_change_content]: [
    [
      'change_content',
      whole(queried((s) => ({ content: toBoc(s.ref()), ...(s.refs && { royalty_params: toBoc(s.ref()) }) }))),
    ],
  ],
  [opcodes.jetton_mint]: [
    ['jetton_mint', queried((s) => ({ to_address: address(s), ton_amount: coins(s), master_msg: toBoc(s.ref()) }))],
  ],
  [opcodes.jetton_transfer]: [
    [
      'jetton_transfer',
      queried((s) => ({
        amount: coins(s),
        destination: address(s),
        response_destination: address(s),
        custom_payload: maybeCell(s),
        forward_ton_amount: coins(s),
        forward_payload: eitherTree(s),
      })),
    ],
  ],
  [opcodes.jetton_internal_transfer]: [
    [
      'jetton_internal_transfer',
      queried((s) => ({
        amount: coins(s),
        from: address(s),
        response_address: address(s),
        forward_ton_amount: coins(s),
        forward_payload: eitherTree(s),
      })),
    ],
  ],
  [opcodes.jetton_notify]: [
    ['jetton_notify', queried((s) => ({ amount: coins(s), sender: address(s), forward_payload: eitherTree(s) }))],
  ],
  [opcodes.jetton_burn]: [
    [
      'jetton_burn',
      queried((s) => ({ amount: coins(s), response_destination: address(s), custom_payload: maybeCell(s) })),
    ],
  ],
  [opcodes.jetton_burn_notification]: [
    [
      'jetton_burn_notification',
      queried((s) => ({ amount: coins(s), sender: address(s), response_destination: address(s) })),
    ],
  ],
  [opcodes.nft_transfer]: [
    [
      'nft_transfer',
      queried((s) => ({
        new_owner: address(s),
        response_destination: address(s),
        custom_payload: maybeCell(s),
        forward_amount: coins(s),
        forward_payload: eitherTree(s),
      })),
    ],
  ],
  [opcodes.nft_ownership_assigned]: [
    ['nft_ownership_assigned', queried((s) => ({ prev_owner: address(s), forward_payload: eitherTree(s) }))],
  ],
  [opcodes.nft_get_static_data]: [['get_static_data', bare]],
  [opcodes.nft_report_static_data]: [
    ['report_static_data', queried((s) => ({ index: s.big(256).toString(), collection: address(s) }))],
  ],
  [opcodes.nft_get_royalty_params]: [['get_royalty_params', bare]],
  [opcodes.nft_report_royalty_params]: [
    [
      'report_royalty_params',
      queried((s) => ({
        numerator: s.uint(16).toString(),
        denominator: s.uint(16).toString(),
        destination: address(s),
      })),
    ],
  ],
  [opcodes.nft_edit_content]: [['edit_content', queried((s) => ({ content: toBoc(s.ref()) }))]],
  [opcodes.sbt_prove_ownership]: [
    ['prove_ownership', queried((s) => ({ dest: address(s), forward_payload: toBoc(s.ref()), with_content: s.bit() }))],
  ],
  [opcodes.sbt_ownership_proof]: [['ownership_proof', proof]],
  [opcodes.sbt_request_owner]: [
    ['request_owner', queried((s) => ({ dest: address(s), forward_payload: toBoc(s.ref()), with_content: s.bit() }))],
  ],
  [opcodes.sbt_owner_info]: [
    [
      'owner_info',
      queried((s) => ({
        item_id: s.big(256).toString(),
        initiator: address(s),
        owner: address(s),
        data: toBoc(s.ref()),
      })),
    ],
  ],
  [opcodes.sbt_destroy]: [['sbt_destroy', bare]],
  [opcodes.sbt_revoke]: [['sbt_revoke', bare]],
  [opcodes.sbt_take_excess]: [['take_excess', bare]],
  [opcodes.dns_fill_up]: [
    // Some leave the number of the query out.
    ['auction_fill_up', (s) => (s.bits >= 64 ? bare(s) : {})],
  ],
  [opcodes.dns_outbid_notification]: [['outbid_notification', bare]],
  [opcodes.dns_change_record]: [
    [
      'change_dns_record',
      queried((s) => ({
        key: hex256(s.big(256)),
        value: s.refs ? { '@type': 'something_from_maybe', value: toBoc(s.ref()) } : nothing,
      })),
    ],
  ],
  [opcodes.dns_release]: [['dns_balance_release', bare]],
  [opcodes.dns_governance]: [['process_governance_decision', bare]],
  [opcodes.excess]: [['excess', bare]],
  [opcodes.wallet_signed_external]: [['w5_external_signed_request', (slice) => readWalletRequest(slice)]],
  [opcodes.wallet_signed_internal]: [['w5_internal_signed_request', (slice) => readWalletRequest(slice)]],
  [opcodes.wallet_extension_action]: [['w5_extension_action_request', bare]],
}

/** The name by which the service knows an opcode; `undefined` for one that this chain does not know. */
export function opcodeName(op: number): string | undefined {
  if (op === opcodes.text_comment) return 'text_comment'
  return op === opcodes.bounce ? 'bounce' : known[op]?.[0]?.[0]
}

export interface DecodedBody {
  /** First 32 bits, `0x` + 8 hex digits; `null` when the body is shorter. */
  opcode: string | null
  decoded_opcode: string | null
  decoded: Tree | null
}

const commentReading: readonly BodyReading[] = [
  ['text_comment', (slice) => ({ type: 'text_comment', comment: slice.text() })],
]

/** Reads a message body. Never throws: bodies are written by strangers. */
export function decodeBody(body: Cell): DecodedBody {
  const slice = new Slice(body)
  if (slice.bits < 32)
    return { opcode: null, decoded_opcode: null, decoded: isEmpty(body) ? { '@type': 'empty_cell' } : null }
  const op = slice.uint(32)
  const opcode = spellOpcode(op)
  const named = (name: string | null, decoded: Tree | null) => ({ opcode, decoded_opcode: name, decoded })
  if (op === opcodes.bounce) return named('bounce', null)
  for (const [name, read] of op === opcodes.text_comment ? commentReading : (known[op] ?? []))
    try {
      return named(name, { '@type': name, ...read(new Slice(body, 32)) })
    } catch {
      // The opcode promised more than the body holds.
    }
  return named(null, null)
}
