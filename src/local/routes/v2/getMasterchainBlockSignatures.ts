import type { Cell } from '../../../core/values/cell.ts'
import { configParam, readValidatorSet } from '../../bodies/config.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { synthetic } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'
import { madeUpSignature } from './synthetic.ts'

/** The part `pub.ed25519` of the TL schema of the node, as bytes. A validator's name is the hash of its key behind it. */
const ED25519 = [0xc6, 0xb4, 0x13, 0x48]

async function nameOf(publicKey: string): Promise<string> {
  const bytes = [
    ...ED25519,
    ...publicKey
      .replace(/../g, '$& ')
      .trim()
      .split(' ')
      .map((byte) => Number.parseInt(byte, 16)),
  ]
  const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}

/** The validators are those of the configuration; their signatures are synthetic, because nobody has their keys. */
export const getMasterchainBlockSignatures = synthetic(async (args: Arguments, { ledger }: Context) => {
  const block = ledger.masterchain(args.needed('seqno', 1))
  if (!block) throw new Refusal(500, 'LITE_SERVER_NOTREADY: block is not in db')
  const { validators } = readValidatorSet(configParam(ledger.rows.config, 34) as Cell)
  const signatures = validators.map(async ({ publicKey }, index) => ({
    '@type': 'blocks.signature',
    node_id_short: await nameOf(publicKey),
    signature: await madeUpSignature('signature', block.root_hash, index),
  }))
  return { '@type': 'blocks.blockSignatures', id: blockId(block), signatures: await Promise.all(signatures) }
})
