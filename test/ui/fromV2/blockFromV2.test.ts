import { describe, expect, it } from 'vitest'
import { createClient } from '../../../src/core/client.ts'
import { getBlockHeader } from '../../../src/endpoints/v2/blocks/getBlockHeader.ts'
import { getConsensusBlock } from '../../../src/endpoints/v2/blocks/getConsensusBlock.ts'
import { getMasterchainInfo } from '../../../src/endpoints/v2/blocks/getMasterchainInfo.ts'
import { getShards } from '../../../src/endpoints/v2/blocks/getShards.ts'
import { blocks } from '../../../src/endpoints/v3/blockchain/blocks.ts'
import { blockFromV2, headFromV2 } from '../../../src/fromV2/blockFromV2.ts'
import { createLocalService } from '../../../src/local/service.ts'

const service = createLocalService({ scenario: 'demo' })
const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: service.fetch, retries: 0 })
const blockOf = async (workchain: number, seqno: number) =>
  (await client.request(blocks, { workchain, shard: '8000000000000000', seqno })).blocks[0]

/** Members of a block that v2 lacks. */
const UNTOLD = ['vert_seqno_incr', 'master_ref_seqno', 'rand_seed', 'created_by', 'tx_count']
/** The Python service does, the C++ one does not. */
const SOMETIMES = ['flags', 'vert_seqno']

describe('a block of v2', () => {
  it.each([-1, 0])('is what v3 says of the same, in workchain %i', async (workchain) => {
    const seqno = 7
    const header = await client.request(getBlockHeader, { workchain, shard: '8000000000000000', seqno })
    const { masterchain_block_ref: by, ...whole } = (await blockOf(workchain, seqno)) ?? {}
    const left = [...UNTOLD, ...SOMETIMES]
    const { masterchain_block_ref, ...rest } = blockFromV2(header)
    const facts = (block: object) => Object.fromEntries(Object.entries(block).filter(([name]) => !left.includes(name)))
    expect(facts(rest)).toEqual(facts(whole))
    expect(masterchain_block_ref).toEqual(workchain === -1 ? by : undefined)
  })

  it('is no more than its name where only an id is given', async () => {
    const { last } = await client.request(getMasterchainInfo, {})
    const { shards } = await client.request(getShards, { seqno: last.seqno })
    for (const id of [last, ...shards]) {
      const { workchain, shard, seqno, root_hash, file_hash } = (await blockOf(id.workchain, id.seqno)) ?? {}
      const place = { workchain, shard, seqno }
      expect(blockFromV2(id)).toEqual({
        ...place,
        root_hash,
        file_hash,
        ...(workchain === -1 && { masterchain_block_ref: place }),
      })
    }
  })

  it('spells a shard in hex, however the 64 bits are signed', () => {
    const id = { '@type': 'ton.blockIdExt', workchain: 0, seqno: 1, root_hash: '', file_hash: '' } as const
    const shardOf = (shard: string) => blockFromV2({ ...id, shard }).shard
    expect(shardOf('-9223372036854775808')).toBe('8000000000000000')
    expect(shardOf('4611686018427387904')).toBe('4000000000000000')
    expect(shardOf('-4611686018427387904')).toBe('C000000000000000')
  })

  it('is the head, with a time only where that is the time of the block', async () => {
    const { last } = await client.request(getMasterchainInfo, {})
    const { workchain, shard, seqno } = last
    const header = await client.request(getBlockHeader, { workchain, shard, seqno })
    expect(headFromV2(last)).toEqual({ seqno: last.seqno, gen_utime: undefined })
    expect(headFromV2(header)).toEqual({ seqno: last.seqno, gen_utime: String(header.gen_utime) })
    const consensus = await client.request(getConsensusBlock, {})
    expect(headFromV2(consensus)).toEqual({ seqno: consensus.consensus_block })
  })
})
