import type { Cell } from '../../core/values/cell.ts'
import { messagesIn, readRequest } from '../../core/values/signedMessage.ts'
import { toBoc } from '../../core/values/toBoc.ts'
import { hex256, Slice } from './slice.ts'
import { addressTree, coinsTree, nothing, type Tree } from './tree.ts'

const nanograms = (slice: Slice): Tree => ({ '@type': 'nanograms', amount: coinsTree(slice.coins()) })

/** An `Either` with its content undecoded: a bag of cells, or nothing. */
function either(slice: Slice): Tree {
  const inRef = slice.bit()
  const cell = inRef ? slice.ref() : slice.rest()
  const empty = cell.bits === 0 && cell.refs.length === 0
  return {
    '@type': inRef ? 'second_from_either' : 'first_from_either',
    value: empty ? { '@type': 'empty_cell' } : toBoc(cell),
  }
}

/** A message for a wallet to send: internal, its source left open. */
function outMessage(cell: Cell): Tree {
  const slice = new Slice(cell)
  if (slice.bit()) throw new Error('A wallet sends internal messages.')
  const info = {
    '@type': 'int_msg_info',
    ihr_disabled: slice.bit(),
    bounce: slice.bit(),
    bounced: slice.bit(),
    src: addressTree(slice.address()),
    dest: addressTree(slice.address()),
    value: {
      '@type': 'currencies',
      grams: nanograms(slice),
      other: {
        '@type': 'extra_currencies',
        dict: slice.bit() ? toBoc(slice.ref()) : { '@type': 'hashmap_empty' },
      },
    },
    ihr_fee: nanograms(slice),
    fwd_fee: nanograms(slice),
    created_lt: slice.big(64).toString(),
    created_at: slice.uint(32).toString(),
  }
  const init = slice.bit() ? { '@type': 'something_from_maybe', value: either(slice) } : nothing
  return { '@type': 'message', info, init, body: either(slice) }
}

/** The list of actions, last first, each holding the one before. */
function outList(list: Cell): Tree {
  const actions = Array.from(messagesIn(list), ({ mode, message }) => ({
    '@type': 'action_send_msg',
    mode: mode.toString(),
    out_msg: outMessage(message),
  }))
  return actions.reduceRight<Tree>((prev, action) => ({ '@type': 'out_list', prev, action }), {
    '@type': 'out_list_empty',
  })
}

/** What the owner of a v5 wallet signed, after its opcode. Extended actions are not read. */
export function readWalletRequest(slice: Slice): Tree {
  const { walletId, validUntil, seqno, actions, hasMore } = readRequest(slice.reader)
  const out_actions = actions
    ? { '@type': 'something_from_maybe', value: { cell_reference: outList(actions) } }
    : nothing
  if (hasMore) throw new Error('Extended actions are not read.')
  const inner = { '@type': 'w5_actions_request', out_actions, extended_actions: nothing }
  const request = {
    '@type': 'w5_signed_request',
    wallet_id: walletId.toString(),
    valid_until: validUntil.toString(),
    msg_seqno: seqno.toString(),
    inner,
  }
  return { request, signature: hex256(slice.big(256)) + hex256(slice.big(256)) }
}
