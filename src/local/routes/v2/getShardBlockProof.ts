import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { synthetic } from '../route.ts'
import type { Arguments } from './arguments.ts'
import { blockId } from './ids.ts'
import { blockAt } from './state.ts'
import { madeUpProof } from './synthetic.ts'

/** The blocks are those of the chain; the proofs are synthetic and prove nothing. */
export const getShardBlockProof = synthetic(async (args: Arguments, context: Context) => {
  const { ledger } = context
  const block = blockAt(args, context)
  // 0 counts as absent.
  const seqno = args.int('from_seqno', 0, 2 ** 31 - 1) || ledger.head.seqno
  const [from, into] = [ledger.masterchain(seqno), ledger.masterchain(block.masterchain_block_ref.seqno)]
  if (!from || !into) throw new Refusal(500, 'LITE_SERVER_NOTREADY: block is not in db')
  const proof = (what: string) => madeUpProof('proof', what, block.root_hash, from.root_hash)
  const link = async () => ({ '@type': 'blocks.shardBlockLink', id: blockId(block), proof: await proof('shard') })
  const back = async () => ({
    '@type': 'blocks.blockLinkBack',
    to_key_block: false,
    from: blockId(from),
    to: blockId(into),
    dest_proof: await proof('destination'),
    proof: await proof('block'),
    state_proof: await proof('state'),
  })
  return {
    '@type': 'blocks.shardBlockProof',
    from: blockId(from),
    mc_id: blockId(into),
    links: block.workchain === -1 ? [] : [await link()],
    mc_proof: from.seqno === into.seqno ? [] : [await back()],
  }
})
