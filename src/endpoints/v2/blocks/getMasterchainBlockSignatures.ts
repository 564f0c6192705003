import { defineEndpoint } from '../../../core/endpoint.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { hash, int, openText } from '../../../schemas/scalars.ts'
import { byTag } from '../../../schemas/v2/choose.ts'
import { type BlockIdExt, blockIdExt, type UnknownObject } from '../../../schemas/v2/common.ts'
import { blockSeqno } from '../params.ts'

export interface GetMasterchainBlockSignaturesParams {
  /** Masterchain block. */
  seqno: number
}
export interface BlockSignature {
  '@type': 'blocks.signature' | (string & {})
  /** Of the validator's key. */
  node_id_short: string
  /** Base64. */
  signature: string
}
export interface BlockSignatures extends Listed {
  '@type': 'blocks.blockSignatures'
  id: BlockIdExt
  signatures: BlockSignature[]
}
/** Of a block that the Simplex consensus made. Services older than 2.1.11 do not know it. */
export interface BlockSignaturesSimplex extends Listed {
  '@type': 'blocks.blockSignatures.simplex'
  id: BlockIdExt
  signatures: BlockSignature[]
  session_id: string
  slot: number
  /** Base64. */
  candidate: string
}
export type MasterchainBlockSignatures = BlockSignatures | BlockSignaturesSimplex | UnknownObject

const signatures = /* @__PURE__ */ z.array(
  z.object<BlockSignature>({ '@type': openText, node_id_short: hash, signature: z.string() }),
)

/** The validators' signatures of a masterchain block. */
export const getMasterchainBlockSignatures = /* @__PURE__ */ defineEndpoint<
  GetMasterchainBlockSignaturesParams,
  MasterchainBlockSignatures
>({
  generation: 'v2',
  name: 'getMasterchainBlockSignatures',
  method: 'GET',
  path: '/getMasterchainBlockSignatures',
  params: z.params({ seqno: blockSeqno }),
  rows: 'signatures',
  response: byTag<MasterchainBlockSignatures>('@type', {
    'blocks.blockSignatures': z.object<BlockSignatures>({
      '@type': z.literal('blocks.blockSignatures'),
      id: blockIdExt,
      signatures,
    }),
    'blocks.blockSignatures.simplex': z.object<BlockSignaturesSimplex>({
      '@type': z.literal('blocks.blockSignatures.simplex'),
      id: blockIdExt,
      signatures,
      session_id: hash,
      slot: int,
      candidate: z.string(),
    }),
  }),
  cache: 'immutable',
})
