import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'
import { madeUpHash, madeUpSignature } from './synthetic.ts'

const VALIDATORS = 5

/** Synthetic: nobody signs the blocks of this chain. */
export async function getMasterchainBlockSignatures(args: Arguments, { ledger }: Context) {
  const block = ledger.masterchain(args.needed('seqno', 1))
  if (!block) throw new Refusal(500, 'LITE_SERVER_NOTREADY: block is not in db')
  const signatures = Array.from({ length: VALIDATORS }, async (_, index) => ({
    '@type': 'blocks.signature',
    node_id_short: await madeUpHash('validator', index),
    signature: await madeUpSignature('signature', block.root_hash, index),
  }))
  return { '@type': 'blocks.blockSignatures', id: blockId(block), signatures: await Promise.all(signatures) }
}
