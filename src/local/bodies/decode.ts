import type { Cell } from '../../core/values/cell.ts'
import { hex256, Slice } from './slice.ts'
import { toBoc } from './toBoc.ts'
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

export function eitherTree(slice: Slice): Tree {
  const { inRef, cell } = readEither(slice)
  return { '@type': inRef ? 'second_from_either' : 'first_from_either', value: contentTree(cell) }
}

function maybeCell(slice: Slice): Tree {
  const cell = slice.maybeRef()
  return cell ? { '@type': 'something_from_maybe', value: toBoc(cell) } : nothing
}

export const opcodes = {
  comment: 0,
  nftDeploy: 1,
  saleBuy: 2,
  saleCancel: 3,
  jettonMint: 21,
  jettonTransfer: 0x0f8a7ea5,
  jettonInternalTransfer: 0x178d4519,
  jettonNotify: 0x7362d09c,
  jettonBurn: 0x595f07bc,
  jettonBurnNotification: 0x7bdd97de,
  nftTransfer: 0x5fcc3d14,
  nftOwnershipAssigned: 0x05138d91,
  nftGetStaticData: 0x2fcb26a2,
  nftReportStaticData: 0x8b771735,
  nftGetRoyaltyParams: 0x693d3950,
  nftReportRoyaltyParams: 0xa8cb00ad,
  nftEditContent: 0x1a0b9d51,
  sbtProveOwnership: 0x04ded148,
  sbtOwnershipProof: 0x0524c7ae,
  sbtRequestOwner: 0xd0c3bfea,
  sbtOwnerInfo: 0x0dd607e3,
  sbtDestroy: 0x1f04537a,
  sbtRevoke: 0x6f89f5e3,
  sbtTakeExcess: 0xd136d3b3,
  dnsFillUp: 0x370fec51,
  dnsOutbid: 0x557cea20,
  dnsChange: 0x4eb1f0f9,
  dnsRelease: 0x4ed14b65,
  dnsGovernance: 0x44beae41,
  excess: 0xd53276db,
  walletV5External: 0x7369676e,
  walletV5Internal: 0x73696e74,
  walletV5Extension: 0x6578746e,
  bounce: 0xffffffff,
} as const

type Reading = readonly [name: string, read: (slice: Slice) => Tree]

const queried = (read: (slice: Slice) => Tree) => (slice: Slice) => ({
  query_id: slice.big(64).toString(),
  ...read(slice),
})
/** Nothing but the number of the query. */
const bare = queried(() => ({}))

/** A reading that leaves nothing over: where several contracts use one opcode, what fits tells which is meant. */
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
const known: Readonly<Record<number, readonly Reading[]>> = {
  [opcodes.nftDeploy]: [
    ['nft_deploy', whole(queried((s) => ({ index: s.big(64).toString(), amount: coins(s), content: toBoc(s.ref()) })))],
    ['sale_accept_coins', whole(bare)],
  ],
  [opcodes.saleBuy]: [
    ['sale_buy', whole(bare)],
    ['nft_batch_deploy', whole(queried((s) => ({ deploy_list: toBoc(s.ref()) })))],
  ],
  [opcodes.saleCancel]: [
    ['sale_cancel', whole(bare)],
    ['change_owner', whole(queried((s) => ({ new_owner: address(s) })))],
  ],
  4: [
    [
      'change_content',
      whole(queried((s) => ({ content: toBoc(s.ref()), ...(s.refs && { royalty_params: toBoc(s.ref()) }) }))),
    ],
  ],
  [opcodes.jettonMint]: [
    ['jetton_mint', queried((s) => ({ to_address: address(s), ton_amount: coins(s), master_msg: toBoc(s.ref()) }))],
  ],
  [opcodes.jettonTransfer]: [
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
  [opcodes.jettonInternalTransfer]: [
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
  [opcodes.jettonNotify]: [
    ['jetton_notify', queried((s) => ({ amount: coins(s), sender: address(s), forward_payload: eitherTree(s) }))],
  ],
  [opcodes.jettonBurn]: [
    [
      'jetton_burn',
      queried((s) => ({ amount: coins(s), response_destination: address(s), custom_payload: maybeCell(s) })),
    ],
  ],
  [opcodes.jettonBurnNotification]: [
    [
      'jetton_burn_notification',
      queried((s) => ({ amount: coins(s), sender: address(s), response_destination: address(s) })),
    ],
  ],
  [opcodes.nftTransfer]: [
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
  [opcodes.nftOwnershipAssigned]: [
    ['nft_ownership_assigned', queried((s) => ({ prev_owner: address(s), forward_payload: eitherTree(s) }))],
  ],
  [opcodes.nftGetStaticData]: [['get_static_data', bare]],
  [opcodes.nftReportStaticData]: [
    ['report_static_data', queried((s) => ({ index: s.big(256).toString(), collection: address(s) }))],
  ],
  [opcodes.nftGetRoyaltyParams]: [['get_royalty_params', bare]],
  [opcodes.nftReportRoyaltyParams]: [
    [
      'report_royalty_params',
      queried((s) => ({
        numerator: s.uint(16).toString(),
        denominator: s.uint(16).toString(),
        destination: address(s),
      })),
    ],
  ],
  [opcodes.nftEditContent]: [['edit_content', queried((s) => ({ content: toBoc(s.ref()) }))]],
  [opcodes.sbtProveOwnership]: [
    ['prove_ownership', queried((s) => ({ dest: address(s), forward_payload: toBoc(s.ref()), with_content: s.bit() }))],
  ],
  [opcodes.sbtOwnershipProof]: [['ownership_proof', proof]],
  [opcodes.sbtRequestOwner]: [
    ['request_owner', queried((s) => ({ dest: address(s), forward_payload: toBoc(s.ref()), with_content: s.bit() }))],
  ],
  [opcodes.sbtOwnerInfo]: [
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
  [opcodes.sbtDestroy]: [['sbt_destroy', bare]],
  [opcodes.sbtRevoke]: [['sbt_revoke', bare]],
  [opcodes.sbtTakeExcess]: [['take_excess', bare]],
  [opcodes.dnsFillUp]: [
    // Some leave the number of the query out.
    ['auction_fill_up', (s) => (s.bits >= 64 ? bare(s) : {})],
  ],
  [opcodes.dnsOutbid]: [['outbid_notification', bare]],
  [opcodes.dnsChange]: [
    [
      'change_dns_record',
      queried((s) => ({
        key: hex256(s.big(256)),
        value: s.refs ? { '@type': 'something_from_maybe', value: toBoc(s.ref()) } : nothing,
      })),
    ],
  ],
  [opcodes.dnsRelease]: [['dns_balance_release', bare]],
  [opcodes.dnsGovernance]: [['process_governance_decision', bare]],
  [opcodes.excess]: [['excess', bare]],
  [opcodes.walletV5External]: [['w5_external_signed_request', (slice) => readWalletRequest(slice)]],
  [opcodes.walletV5Internal]: [['w5_internal_signed_request', (slice) => readWalletRequest(slice)]],
  [opcodes.walletV5Extension]: [['w5_extension_action_request', bare]],
}

export const spellOpcode = (op: number) => `0x${op.toString(16).padStart(8, '0')}`

/** The name by which the service knows an opcode; `undefined` for one that this chain does not know. */
export function opcodeName(op: number): string | undefined {
  if (op === opcodes.comment) return 'text_comment'
  return op === opcodes.bounce ? 'bounce' : known[op]?.[0]?.[0]
}

export interface DecodedBody {
  /** First 32 bits, `0x` + 8 hex digits; `null` when the body is shorter. */
  opcode: string | null
  decoded_opcode: string | null
  decoded: Tree | null
}

const commentReading: readonly Reading[] = [
  ['text_comment', (slice) => ({ type: 'text_comment', comment: slice.text() })],
]

/** Reads a message body. Never throws: bodies are written by strangers. */
export function decodeBody(body: Cell): DecodedBody {
  const slice = new Slice(body)
  if (slice.bits < 32)
    return { opcode: null, decoded_opcode: null, decoded: isEmpty(body) ? { '@type': 'empty_cell' } : null }
  const op = slice.uint(32)
  const opcode = spellOpcode(op)
  const told = (name: string | null, decoded: Tree | null) => ({ opcode, decoded_opcode: name, decoded })
  if (op === opcodes.bounce) return told('bounce', null)
  for (const [name, read] of op === opcodes.comment ? commentReading : (known[op] ?? []))
    try {
      return told(name, { '@type': name, ...read(new Slice(body, 32)) })
    } catch {
      // The opcode promised more than the body holds.
    }
  return told(null, null)
}
